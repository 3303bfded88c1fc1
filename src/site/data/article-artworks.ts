import carpet from '@/assets/channel-art-hivowood.svg?w=440;800&format=avif;webp&quality=30&as=picture';
import calm from '@/assets/channel-art-inspiration.svg?w=440;800&format=avif;webp&quality=30&as=picture';
import kitchen from '@/assets/channel-art-marmite.svg?w=440;800&format=avif;webp&quality=30&as=picture';
import stage from '@/assets/channel-art-obouo-tv.svg?w=440;800&format=avif;webp&quality=30&as=picture';
import mask from '@/assets/hero-2.svg?w=440;800&aspect=1:1&fit=cover&position=right&format=avif;webp&quality=40&as=picture';
import weave from '@/assets/hero-3.svg?w=440;800&aspect=1:1&fit=cover&position=right&format=avif;webp&quality=40&as=picture';
import city from '@/assets/hero-4.svg?w=440;800&aspect=1:1&fit=cover&position=right&format=avif;webp&quality=40&as=picture';
import award from '@/assets/news-award.svg?w=440;800&format=avif;webp&quality=30&as=picture';
import cinema from '@/assets/news-cinema.svg?w=440;800&format=avif;webp&quality=30&as=picture';
import partnership from '@/assets/news-partnership.svg?w=440;800&format=avif;webp&quality=30&as=picture';
import technology from '@/assets/news-technology.svg?w=440;800&format=avif;webp&quality=30&as=picture';
import type { NewsArtwork } from '@/copy/press/artworks';
import type { PictureSource } from '@/site/components/picture';
import camera from './artworks/camera.svg?w=440;800&format=avif;webp&quality=30&as=picture';
import drum from './artworks/drum.svg?w=440;800&format=avif;webp&quality=30&as=picture';
import microphone from './artworks/microphone.svg?w=440;800&format=avif;webp&quality=30&as=picture';
import river from './artworks/river.svg?w=440;800&format=avif;webp&quality=30&as=picture';
import village from './artworks/village.svg?w=440;800&format=avif;webp&quality=30&as=picture';

/** The artworks of cards whose article has no picture. */
export const articleArtworks: Record<NewsArtwork, PictureSource> = {
  award,
  calm,
  camera,
  carpet,
  cinema,
  city,
  drum,
  kitchen,
  mask,
  microphone,
  partnership,
  river,
  stage,
  technology,
  village,
  weave,
};
