import stage from '@/assets/channel-art-obouo-tv.svg?w=440;880&format=avif;webp&quality=55&as=picture';
import city from '@/assets/hero-4.svg?w=440;880&aspect=1:1&fit=cover&position=right&format=avif;webp&quality=55&as=picture';
import award from '@/assets/news-award.svg?w=440;880&format=avif;webp&quality=55&as=picture';
import cinema from '@/assets/news-cinema.svg?w=440;880&format=avif;webp&quality=55&as=picture';
import partnership from '@/assets/news-partnership.svg?w=440;880&format=avif;webp&quality=55&as=picture';
import technology from '@/assets/news-technology.svg?w=440;880&format=avif;webp&quality=55&as=picture';
import type { NewsArtwork } from '@/content/site/press/artworks';
import type { PictureSource } from '@/site/ui/picture';

/** What stands for stories without a picture of their own. */
export const newsArtworks: Record<NewsArtwork, PictureSource> = {
  award,
  cinema,
  city,
  partnership,
  stage,
  technology,
};
