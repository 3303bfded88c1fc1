import type { Database } from '@/types/database';

export type ContentStatus = Database['public']['Enums']['content_status'];
export type ContentType = Database['public']['Enums']['content_type'];

type BadgeTone = 'success' | 'secondary' | 'outline';

/** Labels and badges of the statuses, from draft to archive. */
export const contentStatuses: Record<ContentStatus, { label: string; tone: BadgeTone }> = {
  draft: { label: 'Brouillon', tone: 'secondary' },
  published: { label: 'Publié', tone: 'success' },
  archived: { label: 'Archivé', tone: 'outline' },
};

/** State for visitors: the status, or the effect of its dates on a published content. */
export type PublicationState = ContentStatus | 'scheduled' | 'withdrawn';

/** Labels and badges of the states. */
export const publicationStates: Record<PublicationState, { label: string; tone: BadgeTone }> = {
  ...contentStatuses,
  scheduled: { label: 'Programmé', tone: 'secondary' },
  withdrawn: { label: 'Retiré', tone: 'outline' },
};

export const contentTypes: Record<ContentType, string> = {
  article: 'Article',
  page: 'Page',
  news: 'Actualité',
};

export function isContentStatus(value: string | null): value is ContentStatus {
  return value !== null && Object.hasOwn(contentStatuses, value);
}

export function isPublicationState(value: string | null): value is PublicationState {
  return value !== null && Object.hasOwn(publicationStates, value);
}

export function isContentType(value: string | null): value is ContentType {
  return value !== null && Object.hasOwn(contentTypes, value);
}
