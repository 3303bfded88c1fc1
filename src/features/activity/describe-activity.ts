import { activitySentences, changeText, unknownSentence } from '@/content/admin/activity';
import type { ActivityRow } from './api/activity-queries';

/** What a line says, ready to be shown: the sentence around the target, and what changed. */
export interface ActivityStory {
  before: string;
  target: string;
  after: string;
  changes: string[];
  /** Where the target is, when it still is somewhere. */
  href: string | null;
}

type Told = Pick<ActivityRow, 'type' | 'action' | 'target_id' | 'target_label' | 'details'>;

const quoted = (text: string) => `«\u00a0${text}\u00a0»`;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const namesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];

function shown(value: unknown): string {
  if (value === true) return changeText.on;
  if (value === false) return changeText.off;
  if (value === null || value === undefined || value === '') return changeText.nothing;
  const text = String(value);
  return changeText.values[text] ?? quoted(text);
}

function changesIn(details: Record<string, unknown>): string[] {
  const lines = Object.entries(isRecord(details.changes) ? details.changes : {}).flatMap(([field, pair]) =>
    Array.isArray(pair)
      ? [`${changeText.fields[field] ?? field}\u00a0: ${shown(pair[0])} → ${shown(pair[1])}`]
      : [],
  );
  for (const field of namesOf(details.edited)) lines.push(changeText.edited[field] ?? field);
  const added = namesOf(details.tags_added);
  const removed = namesOf(details.tags_removed);
  if (added.length > 0) lines.push(`${changeText.tagsAdded}\u00a0: ${added.join(', ')}`);
  if (removed.length > 0) lines.push(`${changeText.tagsRemoved}\u00a0: ${removed.join(', ')}`);
  return lines;
}

function hrefOf({ type, action, target_id, target_label }: Told): string | null {
  const search = `?${new URLSearchParams({ q: target_label })}`;
  if (type === 'settings') return '/admin/settings';
  if (action.endsWith('delete')) return null;
  if (type === 'media') return `/admin/media${search}`;
  if (type === 'role') return `/admin/users${search}`;
  if (type !== 'content' || !target_id) return null;
  if (action.startsWith('category_')) return `/admin/categories${search}`;
  // what a tag was merged into is where it went
  if (action === 'tag_merge') return null;
  if (action.startsWith('tag_')) return `/admin/tags${search}`;
  return `/admin/content?id=${target_id}`;
}

/** The French of one line of the journal. What it does not know yet still reads. */
export function describeActivity(row: Told): ActivityStory {
  const details = isRecord(row.details) ? row.details : {};
  const sentence = activitySentences[`${row.type} ${row.action}`] ?? unknownSentence;
  const role = typeof details.role === 'string' ? details.role : '';
  const value = typeof details.into === 'string' ? quoted(details.into) : (changeText.roles[role] ?? role);
  const [before = '', after = ''] = sentence.replace('{valeur}', value).split('{cible}');
  const named = sentence.includes('{cible}');
  const person = row.type === 'role';
  return {
    before: before.trimEnd(),
    target: named ? (person ? row.target_label : quoted(row.target_label)) : '',
    after: after.trimStart(),
    changes: changesIn(details),
    href: named || row.type === 'settings' ? hrefOf(row) : null,
  };
}
