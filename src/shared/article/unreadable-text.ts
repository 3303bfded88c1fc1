/** Reason why a text cannot be shown: a limit (`markdownLimits`) that it exceeds, or an error of the parser. */
export type UnreadableReason = 'nesting' | 'table' | 'lines' | 'marks' | 'references' | 'parser';

/** Thrown for a text that cannot be shown. The page that renders it catches this and shows a notice. */
export class UnreadableTextError extends Error {
  override name = 'UnreadableTextError';
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, options?: ErrorOptions) {
    super(`a text cannot be shown (${reason})`, options);
    this.reason = reason;
  }
}

/** Returns true for the error of a text that cannot be shown. */
export const isUnreadableTextError = (error: unknown): error is UnreadableTextError =>
  error instanceof UnreadableTextError;
