import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { numberFormat } from '@/admin/lib/number-format.ts';
import { quoteName } from '@/admin/lib/quote-name';
import { activityChangeText, activitySentenceTexts, unknownActivitySentence } from '@/copy/admin/activity';
import { permissionText } from '@/copy/admin/roles';
import { submissionSources } from '@/copy/admin/submission-sources';
import { channels } from '@/copy/channels';
import { paths } from '@/shared/lib/paths';
import { isolateRightToLeftName } from '../../../../supabase/functions/_shared/plain-text.ts';
import type { ActivityRow } from './api/dashboard-activity-queries';

/** French sentence of a row, split around its target, and its changes. */
interface ActivitySentenceParts {
  before: string;
  target: string;
  after: string;
  changes: string[];
  /** Address that the sentence links to; null without one, for instance after a deletion. */
  href: string | null;
}

type DescribedRow = Pick<ActivityRow, 'type' | 'action' | 'target_id' | 'target_label' | 'details'>;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the texts of a list; none for a value of another type. */
const toTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];

/** Returns one line « label : a, b »; none without names. */
const formatNames = (label: string, names: readonly string[]): string[] =>
  names.length > 0 ? [`${label}\u00a0: ${names.join(', ')}`] : [];

function formatValue(value: unknown): string {
  if (value === true) return activityChangeText.on;
  if (value === false) return activityChangeText.off;
  if (value === null || value === undefined || value === '') return activityChangeText.emptyValue;
  const text = String(value);
  return activityChangeText.values[text] ?? quoteName(text);
}

/** Matches the columns of a schedule, such as `unpublish_at`, `update_at` and `maintenance_until`. */
const SCHEDULE_COLUMN = /(?:publish|update|starts|ends)_at$|_until$/;

const formatFieldValue = (field: string, value: unknown): string =>
  SCHEDULE_COLUMN.test(field) && typeof value === 'string' ? formatAdminDateTime(value) : formatValue(value);

const getPermissionName = (key: string) => permissionText[key as keyof typeof permissionText]?.label ?? key;

const listPermissions = (role: unknown): string[] => (isRecord(role) ? toTexts(role.permissions) : []);

function listPermissionChanges(details: Record<string, unknown>): string[] {
  const oldPermissions = listPermissions(details.old);
  const newPermissions = listPermissions(details.new);
  const grantedKeys = newPermissions.filter((key) => !oldPermissions.includes(key));
  const revokedKeys = oldPermissions.filter((key) => !newPermissions.includes(key));
  return [
    ...formatNames(activityChangeText.permissionsGiven, grantedKeys.map(getPermissionName)),
    ...formatNames(activityChangeText.permissionsTaken, revokedKeys.map(getPermissionName)),
  ];
}

/** Returns a line for each form table with erased rows: their number. */
const listErasedRows = (details: Record<string, unknown>): string[] =>
  Object.entries(submissionSources).flatMap(([table, { rows: rowLabels }]) =>
    Number(details[table]) > 0 ? [`${rowLabels.erased}\u00a0: ${details[table]}`] : [],
  );

const listItemChanges = (details: Record<string, unknown>): string[] => [
  ...formatNames(activityChangeText.itemsAdded, toTexts(details.items_added).map(quoteName)),
  ...formatNames(activityChangeText.itemsRemoved, toTexts(details.items_removed).map(quoteName)),
  ...formatNames(activityChangeText.itemsChanged, toTexts(details.items_changed).map(quoteName)),
];

function listGuideChanges(details: Record<string, unknown>): string[] {
  const { programmes, replaced, since, until } = details;
  if (typeof since !== 'string' || typeof until !== 'string') return [];
  const names = toTexts(details.channels).map(
    (key) => channels.find((channel) => channel.key === key)?.name ?? key,
  );
  const lines: string[] = [];
  // A count of one adds nothing to the sentence.
  if (typeof programmes === 'number' && programmes > 1)
    lines.push(`${activityChangeText.programmes}\u00a0: ${programmes}`);
  if (typeof replaced === 'number') lines.push(`${activityChangeText.replacedProgrammes}\u00a0: ${replaced}`);
  return [
    ...lines,
    `${activityChangeText.channels}\u00a0: ${names.join(', ')}`,
    `${activityChangeText.since} ${formatAdminDateTime(since)} ${activityChangeText.until} ${formatAdminDateTime(until)}`,
  ];
}

/**
 * Returns a line with the number of affected records, or of repetitions; none without a number. `others` counts the further
 * records of a large bulk action, for which the journal has one line.
 */
const formatAmount = (action: string, { amount, others }: Record<string, unknown>): string[] => {
  if (typeof others === 'number')
    return [`${activityChangeText.otherRows}\u00a0: ${numberFormat.format(others)}`];
  const label = activityChangeText.amountLabels[action] ?? activityChangeText.repetitionCount;
  return typeof amount === 'number' ? [`${label}\u00a0: ${numberFormat.format(amount)}`] : [];
};

function listChanges(details: Record<string, unknown>): string[] {
  const lines: string[] = [];
  // `{ column: [old value, new value] }`
  const changedFields = isRecord(details.changes) ? details.changes : {};
  for (const [field, pair] of Object.entries(changedFields)) {
    if (!Array.isArray(pair)) continue;
    const [oldValue, newValue] = pair.map((value) => formatFieldValue(field, value));
    lines.push(`${activityChangeText.fields[field] ?? field}\u00a0: ${oldValue} → ${newValue}`);
  }
  for (const field of toTexts(details.edited)) lines.push(activityChangeText.editedFields[field] ?? field);
  if (typeof details.note === 'string')
    lines.push(`${activityChangeText.note}\u00a0: ${quoteName(details.note)}`);
  return [
    ...lines,
    ...formatNames(activityChangeText.tagsAdded, toTexts(details.tags_added)),
    ...formatNames(activityChangeText.tagsRemoved, toTexts(details.tags_removed)),
    ...listItemChanges(details),
    ...listPermissionChanges(details),
    ...listGuideChanges(details),
    ...listErasedRows(details),
  ];
}

/** Types and actions of rows whose target is a person. */
const PERSON_ACTIONS: readonly string[] = [
  'role assign',
  'role remove',
  'role invite',
  'role invite_again',
  'role withdraw',
  'auth suspend',
  'auth reinstate',
  'auth delete_person',
  'auth rename_person',
  'auth failed_sign_ins',
  'auth reset_second_factor',
  'auth remove_second_factor',
  'content hand_over',
];
const isAboutPerson = ({ type, action }: DescribedRow) => PERSON_ACTIONS.includes(`${type} ${action}`);

/** Returns the address of the record that a row is about, or of its list; null for none. */
function toHref(row: DescribedRow): string | null {
  const { type, action, target_id, target_label, details } = row;
  const search = `?${new URLSearchParams({ q: target_label })}`;
  if (action === 'erase_person' || action === 'erase_submissions') return paths.admin.forms;
  // A row with `others` stands for many records.
  if (isRecord(details) && 'others' in details) return null;
  if (action.startsWith('mass_')) return null;
  if (type === 'settings') return '/admin/settings';
  // The deletion of a working copy keeps its original, which is the target.
  const isTargetDeleted = action.endsWith('delete') && action !== 'copy_delete';
  if (isTargetDeleted || action === 'delete_person') return null;
  if (isAboutPerson(row)) return `/admin/users${search}`;
  if (type === 'media') return `/admin/media${search}`;
  if (type === 'role') return '/admin/roles';
  if (isRecord(details) && typeof details.collection === 'string')
    return `${paths.admin.collections}/${details.collection}`;
  if (action.startsWith('programme')) return paths.admin.guide;
  if (type !== 'content' || !target_id) return null;
  if (action.startsWith('category_')) return `/admin/categories${search}`;
  // The merged tag no longer exists.
  if (action === 'tag_merge') return null;
  if (action.startsWith('tag_')) return `/admin/tags${search}`;
  return `${paths.admin.content}/${target_id}`;
}

/** Returns the value that completes the sentence: a role, the tag that remains, a new owner, or the table that was read. */
function getSentenceValue({ role, role_label, into, new_owner, list }: Record<string, unknown>): string {
  if (typeof into === 'string') return quoteName(into);
  if (typeof new_owner === 'string') return new_owner;
  if (typeof list === 'string') return activityChangeText.tableNames[list] ?? quoteName(list);
  if (typeof role_label === 'string') return role_label;
  return typeof role === 'string' ? (activityChangeText.roles[role] ?? role) : '';
}

/** Describes a row of the journal in French. Unknown actions get a general sentence. */
export function describeActivity(row: DescribedRow): ActivitySentenceParts {
  const details = isRecord(row.details) ? row.details : {};
  // Failed sign-ins on many accounts have no target.
  const sentenceAction =
    row.action === 'failed_sign_ins' && !row.target_id ? `${row.action}_everywhere` : row.action;
  const sentence = activitySentenceTexts[`${row.type} ${sentenceAction}`] ?? unknownActivitySentence;
  const sentenceValue = getSentenceValue(details);
  // A function, because `replace` would interpret `$&` in a name.
  const [before = '', after = ''] = sentence.replace('{valeur}', () => sentenceValue).split('{cible}');
  const hasTarget = sentence.includes('{cible}');
  const formatName = isAboutPerson(row) ? isolateRightToLeftName : quoteName;
  return {
    before: before.trimEnd(),
    target: hasTarget ? formatName(row.target_label) : '',
    after: after.trimStart(),
    changes: [...listChanges(details), ...formatAmount(row.action, details)],
    // A row of the settings without a target links its whole sentence.
    href: hasTarget || row.type === 'settings' ? toHref(row) : null,
  };
}
