import type { ContentStatus, ContentType } from '@/admin/config/content';
import { isAllowed, type Permissions } from '@/admin/config/roles';
import { publicationState, type Scheduled } from '@/admin/lib/publication-state';
import { contentPath } from '@/shared/lib/content-path';

interface OwnedContent {
  author_id: string | null;
  status: ContentStatus;
}

/** What a person may change of one content: a courtesy to the screen, the database decides. */
export interface ContentRights {
  /** Title, text, slug, type. */
  text: boolean;
  status: boolean;
  /** Of whoever may edit any content. */
  edit: boolean;
  /** Any status; drafts only otherwise. */
  publish: boolean;
  remove: boolean;
}

const writes = (permissions: Permissions) => isAllowed(permissions, 'content_create', 'content_draft');

/** True when the screen offers to create a content. */
export function mayCreate(permissions: Permissions): boolean {
  return isAllowed(permissions, 'content_create', 'content_manage', 'content_draft');
}

/** Whose contents to ask for: anyone's, or those of one author for who reads no others (an index finds them then). */
export function authorToRead(permissions: Permissions, userId: string): string | null {
  return mayReview(permissions) ? null : userId;
}

/** Whose deletions the bin shows: everybody's, or those of one person. */
export function binOwner(permissions: Permissions, userId: string): string | null {
  return isAllowed(permissions, 'content_manage') ? null : userId;
}

/** True when the person reads what others propose. */
export function mayReview(permissions: Permissions): boolean {
  return isAllowed(permissions, 'content_edit', 'content_manage', 'content_moderate');
}

/** What to offer on a new content. */
export function rightsOnNew(permissions: Permissions): ContentRights {
  const publish = isAllowed(permissions, 'content_create', 'content_manage');
  return { text: mayCreate(permissions), status: publish, edit: false, publish, remove: false };
}

/** What to offer on a content that exists. Mirrors the policies of the table, which decide. */
export function rightsOn(row: OwnedContent, permissions: Permissions, userId: string): ContentRights {
  const edit = isAllowed(permissions, 'content_edit', 'content_manage');
  const own = row.author_id === userId && row.status === 'draft';
  const ownDraft = own && isAllowed(permissions, 'content_draft');
  const moderate = isAllowed(permissions, 'content_moderate');
  return {
    text: edit || ownDraft,
    status: edit || moderate,
    edit,
    publish: edit || moderate,
    remove: isAllowed(permissions, 'content_manage') || (own && writes(permissions)),
  };
}

/** What may be tried on several contents at once; the database answers for each. */
export function bulkActions(permissions: Permissions): ('publish' | 'archive' | 'delete')[] {
  const status = isAllowed(permissions, 'content_edit', 'content_manage', 'content_moderate');
  const remove = mayCreate(permissions);
  return [...(status ? (['publish', 'archive'] as const) : []), ...(remove ? (['delete'] as const) : [])];
}

interface Addressed extends Scheduled {
  slug: string;
  content_type: ContentType;
}

/** Where visitors read it; null for what is not online. */
export function publicHref(row: Addressed): string | null {
  return publicationState(row) === 'published' ? contentPath(row) : null;
}
