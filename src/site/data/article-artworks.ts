import type { ArticleArtworkKey } from '@/copy/press/artworks';
import type { PictureSource } from '@/site/components/picture';

/** File of each artwork. */
const artworkFiles: Record<ArticleArtworkKey, string> = {
  award: '/src/assets/news-award.svg',
  calm: '/src/assets/channel-art-inspiration.svg',
  camera: '/src/site/data/artworks/camera.svg',
  carpet: '/src/assets/channel-art-hivowood.svg',
  cinema: '/src/assets/news-cinema.svg',
  city: '/src/assets/hero-4.svg',
  drum: '/src/site/data/artworks/drum.svg',
  kitchen: '/src/assets/channel-art-marmite.svg',
  mask: '/src/assets/hero-2.svg',
  microphone: '/src/site/data/artworks/microphone.svg',
  partnership: '/src/assets/news-partnership.svg',
  river: '/src/site/data/artworks/river.svg',
  stage: '/src/assets/channel-art-obouo-tv.svg',
  technology: '/src/assets/news-technology.svg',
  village: '/src/site/data/artworks/village.svg',
  weave: '/src/assets/hero-3.svg',
};

const picturesByFile = {
  ...import.meta.glob<PictureSource>(
    ['/src/assets/{channel-art,news}-*.svg', '/src/site/data/artworks/*.svg'],
    {
      eager: true,
      import: 'default',
      query: '?w=440;740;1200&format=avif;webp&quality=34&as=picture',
    },
  ),
  ...import.meta.glob<PictureSource>('/src/assets/hero-{2,3,4}.svg', {
    eager: true,
    import: 'default',
    query: '?w=440;740;1200&aspect=3:2&fit=cover&position=right&format=avif;webp&quality=34&as=picture',
  }),
};

/** Picture of each artwork, for articles without a cover. The wide ones are cropped. */
export const articleArtworks = Object.fromEntries(
  Object.entries(artworkFiles).map(([artwork, file]) => [artwork, picturesByFile[file]]),
) as Record<ArticleArtworkKey, PictureSource>;
