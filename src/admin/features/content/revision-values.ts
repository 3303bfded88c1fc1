import { decodeString } from 'micromark-util-decode-string';
import { contentStatusBadges, contentTypeLabels } from '@/admin/config/content';
import { contentFields } from '@/copy/admin/content-fields';
import { type ContentFieldName, type ContentValues, contentFieldNames } from './content-schema';

const choiceLabels = new Map<unknown, string>([
  ...Object.entries(contentStatusBadges).map(([status, { label }]) => [status, label] as const),
  ...Object.entries(contentTypeLabels),
]);

/** Returns a content as text for the comparison of versions; the body comes last, without Markdown escapes. */
export function formatContentForDiff(values: Partial<ContentValues>): string {
  const comparedFields = contentFieldNames.filter(
    (name) => contentFields[name].isCompared && name !== 'content',
  );
  const lines = comparedFields.map((name) => {
    const { kind, text } = contentFields[name];
    const value = String(values[name] ?? '');
    return `${text.label}\u00a0: ${kind === 'choice' ? (choiceLabels.get(value) ?? value) : value}`;
  });
  return [...lines, '', decodeString(values.content ?? '')].join('\n');
}

function isRestorable(name: ContentFieldName, value: unknown): boolean {
  const field = contentFields[name];
  if (field.kind === 'text') return typeof value === 'string';
  if (field.kind === 'choice') return (field.options as readonly unknown[]).includes(value);
  return field.kind === 'reference' && (typeof value === 'string' || value === null);
}

/** Returns the restorable values of a revision. Dates and pin are not restored. */
export function readRevisionValues(snapshot: unknown): Partial<ContentValues> {
  if (typeof snapshot !== 'object' || snapshot === null) return {};
  const entries = contentFieldNames.map((name) => [name, Reflect.get(snapshot, name) as unknown] as const);
  return Object.fromEntries(entries.filter(([name, value]) => isRestorable(name, value)));
}
