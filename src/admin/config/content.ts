import type { Database } from '@/types/database';

/** Where a content stands, as the database has it. */
export type ContentStatus = Database['public']['Enums']['content_status'];
/** What a content is, as the database has it. */
export type ContentType = Database['public']['Enums']['content_type'];

type BadgeTone = 'success' | 'secondary' | 'outline';

/** States of a content, in the order of its life; `tone` is that of its badge. */
export const contentStatuses: Record<ContentStatus, { label: string; tone: BadgeTone }> = {
  draft: { label: 'Brouillon', tone: 'secondary' },
  published: { label: 'Publié', tone: 'success' },
  archived: { label: 'Archivé', tone: 'outline' },
};

/** Where a content stands for visitors: its status, or what its dates make of a published one. */
export type PublicationState = ContentStatus | 'scheduled' | 'withdrawn';

/** The same with the words and the tone of a badge. */
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

/** True for a status the database knows. */
export function isContentStatus(value: string | null): value is ContentStatus {
  return value !== null && Object.hasOwn(contentStatuses, value);
}

/** True for a state a list can be asked for. */
export function isPublicationState(value: string | null): value is PublicationState {
  return value !== null && Object.hasOwn(publicationStates, value);
}

/** True for a type the database knows. */
export function isContentType(value: string | null): value is ContentType {
  return value !== null && Object.hasOwn(contentTypes, value);
}
