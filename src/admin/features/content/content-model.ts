import type { ContentStatus, ContentType } from '@/admin/config/content';
import { isAllowed, type Permissions } from '@/admin/config/roles';
import { type PublicationWindow, publicationState } from '@/admin/lib/publication-state';
import { contentPath } from '@/shared/lib/content-path';

interface OwnedContent {
  author_id: string | null;
  status: ContentStatus;
}

/** Permissions on one content, for display only: the database decides. */
export interface ContentRights {
  /** True when title, text, slug and type may change. */
  text: boolean;
  status: boolean;
  /** True for a person who may edit every content. */
  edit: boolean;
  /** True when any status may be set; otherwise only « draft ». */
  publish: boolean;
  remove: boolean;
}

const canWrite = (permissions: Permissions) => isAllowed(permissions, 'content_create', 'content_draft');

export function mayCreate(permissions: Permissions): boolean {
  return isAllowed(permissions, 'content_create', 'content_manage', 'content_draft');
}

/** Returns the author filter of the list: null for all authors. One author lets the database use an index. */
export function getVisibleAuthorId(permissions: Permissions, userId: string): string | null {
  return mayReview(permissions) ? null : userId;
}

/** Returns the person whose deletions the bin shows; null for everyone. */
export function deletedByFilter(permissions: Permissions, userId: string): string | null {
  return isAllowed(permissions, 'content_manage') ? null : userId;
}

/** Returns true for a person who may review texts of others. */
export function mayReview(permissions: Permissions): boolean {
  return isAllowed(permissions, 'content_edit', 'content_manage', 'content_moderate');
}

/** Returns the permissions on a new content. */
export function newContentRights(permissions: Permissions): ContentRights {
  const publish = isAllowed(permissions, 'content_create', 'content_manage');
  return { text: mayCreate(permissions), status: publish, edit: false, publish, remove: false };
}

/** Returns the permissions on a stored content, like the policies of the table. */
export function contentRights(row: OwnedContent, permissions: Permissions, userId: string): ContentRights {
  const edit = isAllowed(permissions, 'content_edit', 'content_manage');
  const isOwnDraft = row.author_id === userId && row.status === 'draft';
  const canDraftOwn = isOwnDraft && isAllowed(permissions, 'content_draft');
  const canModerate = isAllowed(permissions, 'content_moderate');
  return {
    text: edit || canDraftOwn,
    status: edit || canModerate,
    edit,
    publish: edit || canModerate,
    remove: isAllowed(permissions, 'content_manage') || (isOwnDraft && canWrite(permissions)),
  };
}

/** Returns the bulk actions that the role may try. The database decides for each content. */
export function bulkActions(permissions: Permissions): ('publish' | 'archive' | 'delete')[] {
  const canChangeStatus = isAllowed(permissions, 'content_edit', 'content_manage', 'content_moderate');
  const canRemove = mayCreate(permissions);
  return [
    ...(canChangeStatus ? (['publish', 'archive'] as const) : []),
    ...(canRemove ? (['delete'] as const) : []),
  ];
}

interface ContentWithPath extends PublicationWindow {
  slug: string;
  content_type: ContentType;
}

/** Returns the public address of an online content; null otherwise. */
export function publicHref(row: ContentWithPath): string | null {
  return publicationState(row) === 'published' ? contentPath(row) : null;
}
