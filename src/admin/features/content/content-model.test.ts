import { expect, it } from 'vitest';
import type { Permission } from '@/admin/config/roles';
import { contentRights, mayCreate, newContentRights } from './content-model';

const roles: Record<string, Permission[]> = {
  super_admin: ['all'],
  admin: ['content_manage', 'user_manage', 'media_manage'],
  editor: ['content_create', 'content_edit', 'media_upload'],
  moderator: ['content_moderate', 'comment_manage'],
  contributor: ['content_draft'],
  none: [],
};
const otherContent = { author_id: 'someone', status: 'published' } as const;
const ownDraft = { author_id: 'me', status: 'draft' } as const;

/** Returns a letter for each right: T text, S status, P publish, R remove. */
function formatRights(row: typeof otherContent | typeof ownDraft, role: string): string {
  const { text, status, publish, remove } = contentRights(row, roles[role], 'me');
  return [text && 'T', status && 'S', publish && 'P', remove && 'R'].filter(Boolean).join('');
}

it.each([
  ['super_admin', 'TSPR', 'TSPR'],
  ['admin', 'TSPR', 'TSPR'],
  ['editor', 'TSP', 'TSPR'],
  ['moderator', 'SP', 'SP'],
  ['contributor', '', 'TR'],
  ['none', '', ''],
])('gives %s the rights %j on other content and %j on an own draft', (role, otherRights, ownDraftRights) => {
  expect(formatRights(otherContent, role)).toBe(otherRights);
  expect(formatRights(ownDraft, role)).toBe(ownDraftRights);
});

it('allows new content and publication by permission', () => {
  const creators = Object.keys(roles).filter((role) => mayCreate(roles[role]));
  expect(creators).toEqual(['super_admin', 'admin', 'editor', 'contributor']);
  expect(newContentRights(roles.contributor)).toMatchObject({ text: true, status: false, publish: false });
  expect(newContentRights(roles.editor)).toMatchObject({ text: true, status: true, publish: true });
});
