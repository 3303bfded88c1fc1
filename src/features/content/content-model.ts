import type { ContentStatus } from '@/config/content';
import { isAllowed, type Permissions } from '@/config/roles';

interface OwnedContent {
  author_id: string | null;
  status: ContentStatus;
}

export interface ContentRights {
  /** Title, text, slug, type. */
  text: boolean;
  status: boolean;
  /** Any status; drafts only otherwise. */
  publish: boolean;
  remove: boolean;
}

/** Whether to offer a new content. */
export function mayCreate(permissions: Permissions): boolean {
  return isAllowed(permissions, 'content_create', 'content_manage', 'content_draft');
}

/** What to offer on a new content. */
export function rightsOnNew(permissions: Permissions): ContentRights {
  const publish = isAllowed(permissions, 'content_create', 'content_manage');
  return { text: mayCreate(permissions), status: publish, publish, remove: false };
}

/** What to offer on a content that exists. Mirrors the policies of the table, which decide. */
export function rightsOn(row: OwnedContent, permissions: Permissions, userId: string): ContentRights {
  const edit = isAllowed(permissions, 'content_edit', 'content_manage');
  const ownDraft =
    row.author_id === userId && row.status === 'draft' && isAllowed(permissions, 'content_draft');
  const moderate = isAllowed(permissions, 'content_moderate');
  return {
    text: edit || ownDraft,
    status: edit || moderate,
    publish: edit || moderate,
    remove: isAllowed(permissions, 'content_manage') || ownDraft,
  };
}
