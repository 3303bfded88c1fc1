import type { ExceededMarkdownLimit } from '../../../supabase/functions/_shared/markdown-limits.ts';

/** Reason why a text cannot be shown: a limit (`markdownLimits`) that it exceeds, or an error of the parser. */
export type UnreadableMarkdownReason = ExceededMarkdownLimit | 'references' | 'parser';

/** Thrown for a text that cannot be shown. Code that loads texts catches it, so that the page shows a notice. */
export class UnreadableMarkdownError extends Error {
  override name = 'UnreadableMarkdownError';
  readonly reason: UnreadableMarkdownReason;

  constructor(reason: UnreadableMarkdownReason, options?: ErrorOptions) {
    super(`a text cannot be shown (${reason})`, options);
    this.reason = reason;
  }
}

/** Returns true for the error of a text that cannot be shown. */
export const isUnreadableMarkdownError = (error: unknown): error is UnreadableMarkdownError =>
  error instanceof UnreadableMarkdownError;
