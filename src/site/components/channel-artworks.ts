import hivowood from '@/assets/channel-art-hivowood.svg?w=440;660;800&format=avif;webp&quality=30&as=picture';
import inspiration from '@/assets/channel-art-inspiration.svg?w=440;660;800&format=avif;webp&quality=30&as=picture';
import marmite from '@/assets/channel-art-marmite.svg?w=440;660;800&format=avif;webp&quality=30&as=picture';
import obouoTv from '@/assets/channel-art-obouo-tv.svg?w=440;660;800&format=avif;webp&quality=30&as=picture';
import type { ChannelKey } from '@/copy/types';
import type { PictureSource } from './picture';

/** Artwork of each channel, for a card. */
export const channelArtworks: Record<ChannelKey, PictureSource> = {
  hivowood,
  'obouo-tv': obouoTv,
  inspiration,
  marmite,
};
