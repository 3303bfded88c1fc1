import { artworksFor, type NewsArtwork } from '@/copy/press/artworks';
import { newsArtworks } from './news-artworks';
import type { Cover, Story } from './story';

/** A story with what its card shows. */
export type Illustrated = Story & { cover: Cover };

/** In three columns a story touches those before it up to this far: at its left, above it, and at the corner of both. */
const BESIDE = 4;

/** The artwork that stands for a story, none of those named. */
function artworkOf(story: Story, not: readonly (NewsArtwork | undefined)[]): NewsArtwork {
  if (story.artwork) return story.artwork;
  const fitting = artworksFor(story.href, story.rubric?.parent ?? story.rubric?.slug);
  return fitting.find((artwork) => !not.includes(artwork)) ?? 'cinema';
}

/** What a story shows that stands alone. */
export const coverOf = (story: Story): Cover =>
  story.cover ?? { picture: newsArtworks[artworkOf(story, [])], alt: '' };

/** Stories as a list shows them: whoever has no picture gets an artwork that nobody beside it shows. */
export function illustrated(stories: readonly Story[]): Illustrated[] {
  const shown = stories.map(({ cover, artwork }) => (cover ? undefined : artwork));
  return stories.map((story, index) => {
    if (story.cover) return { ...story, cover: story.cover };
    const beside = shown.slice(Math.max(0, index - BESIDE), index + BESIDE + 1);
    const artwork = artworkOf(story, beside);
    shown[index] = artwork;
    return { ...story, cover: { picture: newsArtworks[artwork], alt: '' } };
  });
}
