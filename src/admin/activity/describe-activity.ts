import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { quoted } from '@/admin/lib/quoted';
import { activitySentences, changeText, unknownSentence } from '@/content/admin/activity';
import { permissionText } from '@/content/admin/roles';
import { paths } from '@/shared/config/paths';
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

/** A date of a schedule is told as one. */
const shownIn = (field: string, value: unknown): string =>
  field.endsWith('publish_at') && typeof value === 'string' ? formatAdminDateTime(value) : shown(value);

const permissionName = (key: string) => permissionText[key as keyof typeof permissionText]?.label ?? key;

/** What a role was and is: its words, or the permissions that came and went. */
function roleChanges(details: Record<string, unknown>): string[] {
  const old = isRecord(details.old) ? details.old : {};
  const now = isRecord(details.new) ? details.new : {};
  const lines = ['label', 'description'].flatMap((field) =>
    field in old && field in now && old[field] !== now[field]
      ? [`${changeText.fields[field] ?? field}\u00a0: ${shown(old[field])} → ${shown(now[field])}`]
      : [],
  );
  const [before, after] = [namesOf(old.permissions), namesOf(now.permissions)];
  const given = after.filter((key) => !before.includes(key)).map(permissionName);
  const taken = before.filter((key) => !after.includes(key)).map(permissionName);
  if (given.length > 0) lines.push(`${changeText.permissionsGiven}\u00a0: ${given.join(', ')}`);
  if (taken.length > 0) lines.push(`${changeText.permissionsTaken}\u00a0: ${taken.join(', ')}`);
  return lines;
}

/** How many rows of each form went with an erased person. */
const erasedRows = (details: Record<string, unknown>): string[] =>
  Object.entries(changeText.erased).flatMap(([table, label]) =>
    Number(details[table]) > 0 ? [`${label}\u00a0: ${details[table]}`] : [],
  );

function changesIn(details: Record<string, unknown>): string[] {
  const lines = Object.entries(isRecord(details.changes) ? details.changes : {}).flatMap(([field, pair]) =>
    Array.isArray(pair)
      ? [
          `${changeText.fields[field] ?? field}\u00a0: ${shownIn(field, pair[0])} → ${shownIn(field, pair[1])}`,
        ]
      : [],
  );
  for (const field of namesOf(details.edited)) lines.push(changeText.edited[field] ?? field);
  if (typeof details.note === 'string') lines.push(`${changeText.note}\u00a0: ${quoted(details.note)}`);
  const added = namesOf(details.tags_added);
  const removed = namesOf(details.tags_removed);
  if (added.length > 0) lines.push(`${changeText.tagsAdded}\u00a0: ${added.join(', ')}`);
  if (removed.length > 0) lines.push(`${changeText.tagsRemoved}\u00a0: ${removed.join(', ')}`);
  return [...lines, ...roleChanges(details), ...erasedRows(details)];
}

/** Lines of type « role » are about a person's roles, or about a role itself. */
const isAboutPerson = ({ type, action }: Told) => type === 'role' && ['assign', 'remove'].includes(action);

function hrefOf(row: Told): string | null {
  const { type, action, target_id, target_label } = row;
  const search = `?${new URLSearchParams({ q: target_label })}`;
  if (action === 'erase_person') return paths.admin.forms;
  if (type === 'settings') return '/admin/settings';
  if (action.endsWith('delete')) return null;
  if (type === 'media') return `/admin/media${search}`;
  if (type === 'role') return isAboutPerson(row) ? `/admin/users${search}` : '/admin/roles';
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
  return {
    before: before.trimEnd(),
    target: named ? (isAboutPerson(row) ? row.target_label : quoted(row.target_label)) : '',
    after: after.trimStart(),
    changes: changesIn(details),
    href: named || row.type === 'settings' ? hrefOf(row) : null,
  };
}
