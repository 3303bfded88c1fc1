import type { PictureSource } from '@/site/components/picture';
import { toArtworkPictures } from './article-card-artworks';

/** Picture of each artwork, for the top of an article without a cover. The wide drawings are cropped. */
export const articleHeroArtworks = toArtworkPictures({
  ...import.meta.glob<PictureSource>(
    ['/src/assets/{channel-art,news}-*.svg', '/src/site/data/artworks/*.svg'],
    {
      eager: true,
      import: 'default',
      query: '?w=740;1200&format=avif;webp&quality=38&as=picture',
    },
  ),
  ...import.meta.glob<PictureSource>('/src/assets/hero-{2,3,4}.svg', {
    eager: true,
    import: 'default',
    query: '?w=740;1200&aspect=3:2&fit=cover&position=right&format=avif;webp&quality=38&as=picture',
  }),
});
