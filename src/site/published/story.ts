import type { CSSProperties } from 'react';
import type { NewsArtwork } from '@/copy/press/artworks';
import type { StoredPicture } from '@/shared/lib/stored-picture';
import type { NewsFilter } from '@/site/api/published-texts';
import type { PictureSource } from '@/site/components/picture';

/**
 * A picture as the site builds it, or as the media library has it; `alt` is empty for decoration. Of a picture of the library also
 * what frames of another shape keep of it, and what staff say of it.
 */
export type Cover = { alt: string; frame?: CSSProperties | undefined; legend?: string } & (
  | { picture: PictureSource }
  | { stored: StoredPicture }
);

/** What a story is filed under; `/presse?rubrique=<slug>` lists it. */
interface Rubric {
  slug: string;
  label: string;
  /** Slug of the one above it. */
  parent?: string | null;
}

/** A story of the press page, one of the ten or a text of staff: lists and pages make no difference. */
export interface Story {
  href: string;
  title: string;
  /** ISO day or moment: the newest come first. */
  at: string;
  minutes: number;
  rubric: Rubric | null;
  /** What it is, said where it is filed under nothing. */
  kind: string;
  tags: readonly { slug: string; name: string }[];
  excerpt: string;
  /** Its own picture; whoever has none shows an artwork (`illustrated`). */
  cover: Cover | null;
  /** The artwork that always stands for it. */
  artwork?: NewsArtwork;
  /** Stands large when it opens a list. */
  featured: boolean;
}

/** Stories of staff that are read at first, and a step. */
export const STEP = 12;

/** Whether a story stands under a rubric, or below it. */
const isUnder = ({ rubric }: Story, slug: string): boolean =>
  rubric?.slug === slug || rubric?.parent === slug;

/** Whether a list shows a story under a filter. */
export const isMine = (story: Story, { category, tag }: NewsFilter): boolean =>
  tag ? story.tags.some(({ slug }) => slug === tag) : !category || isUnder(story, category);

/** Newest first; what came at one moment keeps its order. */
export const newestFirst = (one: Story, other: Story): number => Date.parse(other.at) - Date.parse(one.at);
