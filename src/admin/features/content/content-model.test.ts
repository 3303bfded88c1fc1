import { expect, it } from 'vitest';
import { mayCreateContent, type Permission } from '@/admin/config/roles';
import { getContentRights, getNewContentRights } from './content-model';

const roles: Record<string, Permission[]> = {
  super_admin: ['all'],
  admin: ['content_manage', 'user_manage', 'media_manage'],
  editor: ['content_create', 'content_edit', 'media_upload'],
  moderator: ['content_moderate', 'comment_manage'],
  contributor: ['content_draft'],
  none: [],
};
const publishedRow = {
  status: 'published',
  publish_at: null,
  unpublish_at: null,
  copy_of: null,
  update_at: null,
} as const;
const otherText = { ...publishedRow, author_id: 'someone' };
const ownText = { ...publishedRow, author_id: 'me' };
const ownDraft = { ...ownText, status: 'draft' } as const;
const ownCopy = { ...ownDraft, copy_of: 'original' };
const otherCopy = { ...ownCopy, author_id: 'someone' };
const scheduledCopy = { ...ownCopy, update_at: '2099-01-01T00:00:00Z' };

/** Returns a letter for each right: T text, P publish (any status), D delete. */
function formatRights(row: Parameters<typeof getContentRights>[0], role: string): string {
  const rights = getContentRights(row, roles[role], 'me');
  const letters = [rights.canEditText && 'T', rights.canPublish && 'P', rights.canDelete && 'D'];
  return letters.filter(Boolean).join('');
}

it.each([
  ['super_admin', 'TPD', 'TPD'],
  ['admin', 'TPD', 'TPD'],
  ['editor', 'TP', 'TPD'],
  ['moderator', 'P', 'P'],
  ['contributor', '', 'TD'],
  ['none', '', ''],
])('gives %s the rights %j on other content and %j on an own draft', (role, otherRights, ownDraftRights) => {
  expect(formatRights(otherText, role)).toBe(otherRights);
  expect(formatRights(ownDraft, role)).toBe(ownDraftRights);
});

it.each([
  ['editor', ['TP', 'TPD', 'TPD', 'TPD']],
  ['moderator', ['P', '', '', '']],
  ['contributor', ['T', 'TD', '', 'D']],
])('gives %s these rights on an own online text and three copies: %j', (role, rights) => {
  expect([ownText, ownCopy, otherCopy, scheduledCopy].map((row) => formatRights(row, role))).toEqual(rights);
});

it('lets four roles create content, but forbids contributors to publish it', () => {
  const creators = Object.keys(roles).filter((role) => mayCreateContent(roles[role]));
  expect(creators).toEqual(['super_admin', 'admin', 'editor', 'contributor']);
  expect(getNewContentRights(roles.contributor)).toMatchObject({ canEditText: true, canPublish: false });
  expect(getNewContentRights(roles.editor)).toMatchObject({ canEditText: true, canPublish: true });
});
