import carpet from '@/assets/channel-art-hivowood.svg?w=1200&format=avif;webp&quality=45&as=picture';
import kitchen from '@/assets/channel-art-marmite.svg?w=1200&format=avif;webp&quality=45&as=picture';
import stage from '@/assets/channel-art-obouo-tv.svg?w=1200&format=avif;webp&quality=45&as=picture';
import mask from '@/assets/hero-2.svg?w=1200&aspect=3:2&fit=cover&position=right&format=avif;webp&quality=45&as=picture';
import weave from '@/assets/hero-3.svg?w=1200&aspect=3:2&fit=cover&position=right&format=avif;webp&quality=45&as=picture';
import city from '@/assets/hero-4.svg?w=1200&aspect=3:2&fit=cover&position=right&format=avif;webp&quality=45&as=picture';
import award from '@/assets/news-award.svg?w=1200&format=avif;webp&quality=45&as=picture';
import cinema from '@/assets/news-cinema.svg?w=1200&format=avif;webp&quality=45&as=picture';
import partnership from '@/assets/news-partnership.svg?w=1200&format=avif;webp&quality=45&as=picture';
import technology from '@/assets/news-technology.svg?w=1200&format=avif;webp&quality=45&as=picture';
import type { PressSlug } from '@/copy/press/slugs';
import type { PictureSource } from '@/site/components/picture';

/** Image that opens each article. Its link preview shows the same artwork (src/app/entry-server.tsx). */
export const heroCovers: Record<PressSlug, PictureSource> = {
  'marmite-channel-lancement-2024': kitchen,
  'accord-strategique-startimes': partnership,
  'coproduction-canal-plus': mask,
  'hivowood-vitrine-cinema': cinema,
  'streaming-adaptatif': technology,
  'studio-post-production': stage,
  'bureau-regional-dakar': city,
  'accords-distribution-internationaux': weave,
  'hivowood-fespaco': carpet,
  'obouo-play-africa-digital-awards': award,
};
