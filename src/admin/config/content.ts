import type { BadgeTone } from '@/admin/ui/badge';
import type { Database } from '@/types/database';

/** Stored status of a content: draft, published or archived. */
export type ContentStatus = Database['public']['Enums']['content_status'];
/** Type of a content: article, page or news. */
export type ContentType = Database['public']['Enums']['content_type'];

export const contentStatusBadges: Record<ContentStatus, { label: string; tone: BadgeTone }> = {
  draft: { label: 'Brouillon', tone: 'secondary' },
  published: { label: 'Publié', tone: 'success' },
  archived: { label: 'Archivé', tone: 'outline' },
};

/** State for visitors. A published content is `scheduled` before `publish_at` and `withdrawn` after `unpublish_at`. */
export type PublicationState = ContentStatus | 'scheduled' | 'withdrawn';

export const publicationStateBadges: Record<PublicationState, { label: string; tone: BadgeTone }> = {
  ...contentStatusBadges,
  scheduled: { label: 'Programmé', tone: 'secondary' },
  withdrawn: { label: 'Retiré', tone: 'outline' },
};

export const contentTypeLabels: Record<ContentType, string> = {
  article: 'Article',
  page: 'Page',
  news: 'Actualité',
};
