import { defineCollection, picture } from '../../collection';
import type { ChannelKey } from '../../types';
import { channels } from '../channels';

const names = Object.fromEntries(channels.map(({ key, name }) => [key, name])) as Record<ChannelKey, string>;

const field = (key: ChannelKey) =>
  picture(names[key], { optional: true, hint: 'Cadrée en carré. Vide : le dessin de la chaîne.' });

/** What stands beside the words of each channel, on /chaines. */
export const channelPictures = defineCollection({
  key: 'images-chaines',
  label: 'Images des chaînes',
  lead: 'L’image à côté de la présentation de chaque chaîne.',
  pages: [{ label: 'Chaînes', href: '/chaines' }],
  texts: {
    hivowood: field('hivowood'),
    'obouo-tv': field('obouo-tv'),
    inspiration: field('inspiration'),
    marmite: field('marmite'),
  },
  item: {},
  initial: { texts: { hivowood: '', 'obouo-tv': '', inspiration: '', marmite: '' }, items: [] },
});
