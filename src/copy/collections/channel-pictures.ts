import { channels } from '../channels';
import { type CollectionKey, defineCollection, definePictureField } from '../collection';
import type { ChannelKey } from '../types';

const names = Object.fromEntries(channels.map(({ key, name }) => [key, name])) as Record<ChannelKey, string>;

const createPictureField = (key: ChannelKey) =>
  definePictureField(names[key], { optional: true, hint: 'Cadrée en carré. Vide : le dessin de la chaîne.' });

const texts = {
  hivowood: createPictureField('hivowood'),
  'obouo-tv': createPictureField('obouo-tv'),
  inspiration: createPictureField('inspiration'),
  marmite: createPictureField('marmite'),
};

const item = {};

/** Picture beside the text of each channel, on /chaines. */
export const channelPicturesCollection: CollectionKey<typeof item, typeof texts, 'images-chaines'> = {
  key: 'images-chaines',
  label: 'Images des chaînes',
};

export default defineCollection(channelPicturesCollection, {
  initial: { texts: { hivowood: '', 'obouo-tv': '', inspiration: '', marmite: '' }, items: [] },
  lead: 'L’image à côté de la présentation de chaque chaîne.',
  pages: [{ label: 'Chaînes', href: '/chaines' }],
  texts,
  item,
});
