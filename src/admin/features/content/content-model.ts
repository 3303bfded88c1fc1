import { hasAnyPermission, mayCreateContent, type OwnPermissions } from '@/admin/config/roles';
import { getPublicationState, type PublicationData } from '@/admin/lib/publication-state';
import { getContentPath } from '@/shared/lib/content-path';
import type { Database } from '@/types/database';

type ContentColumns = Database['public']['Tables']['content']['Row'];

/** Permissions on one content, for the editor and the list. The database decides again at each save. */
export interface ContentRights {
  /** True when title, text, slug and type may change. */
  canEditText: boolean;
  /** True for a person who may edit this content although it is not theirs. Always false for a new content. */
  canEditAny: boolean;
  /** True when any status may be set; otherwise only « draft ». */
  canPublish: boolean;
  canDelete: boolean;
}

/** Returns the permissions on a new content. */
export function getNewContentRights(permissions: OwnPermissions): ContentRights {
  return {
    canEditText: mayCreateContent(permissions),
    canEditAny: false,
    // `content_create` includes publication: people with only `content_draft` write drafts.
    canPublish: hasAnyPermission(permissions, 'content_create', 'content_manage'),
    canDelete: false,
  };
}

/** Returns the permissions on a stored content, like the policies of the table. */
export function getContentRights(
  row: PublicationData & Pick<ContentColumns, 'author_id' | 'copy_of' | 'update_at'>,
  permissions: OwnPermissions,
  userId: string,
): ContentRights {
  const canEditAny = hasAnyPermission(permissions, 'content_edit', 'content_manage');
  const isCopy = row.copy_of !== null;
  const isOwn = row.author_id === userId;
  const isOwnDraft = isOwn && row.status === 'draft';
  // Contributors may not change a draft that an editor scheduled as an update of an online text.
  const isUnscheduledDraft = row.status === 'draft' && row.update_at === null;
  // A contributor's save of an online text writes a copy of it.
  const isOnline = getPublicationState(row) === 'published';
  const isOpenToContributor = isUnscheduledDraft || isOnline;
  const canDraftOwn = isOwn && isOpenToContributor && hasAnyPermission(permissions, 'content_draft');
  const canModerate = !isCopy && hasAnyPermission(permissions, 'content_moderate');
  return {
    canEditText: canEditAny || canDraftOwn,
    canEditAny,
    canPublish: canEditAny || canModerate,
    canDelete:
      hasAnyPermission(permissions, 'content_manage') ||
      (isOwnDraft && mayCreateContent(permissions)) ||
      (isCopy && canEditAny),
  };
}

/** Returns the public address of an online content; null otherwise. */
export const getOnlineContentHref = (
  row: PublicationData & Pick<ContentColumns, 'slug' | 'content_type'>,
): string | null => (getPublicationState(row) === 'published' ? getContentPath(row) : null);

/**
 * Returns the publication date that visitors read, or the scheduled one. An archived content has no `published_at`,
 * but keeps `first_published_at`.
 */
export function getPublicationDate(
  row: PublicationData & Pick<ContentColumns, 'published_at' | 'first_published_at'>,
): string | null {
  if (getPublicationState(row) === 'scheduled') return row.publish_at;
  return row.published_at ? row.first_published_at : null;
}
