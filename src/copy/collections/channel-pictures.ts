import { channels } from '../channels';
import { defineCollection, definePictureField } from '../collection';
import type { ChannelKey } from '../types';

const names = Object.fromEntries(channels.map(({ key, name }) => [key, name])) as Record<ChannelKey, string>;

const createPictureField = (key: ChannelKey) =>
  definePictureField(names[key], { optional: true, hint: 'Cadrée en carré. Vide : le dessin de la chaîne.' });

/** Picture beside the text of each channel, on /chaines. */
export default defineCollection({
  key: 'images-chaines',
  label: 'Images des chaînes',
  lead: 'L’image à côté de la présentation de chaque chaîne.',
  pages: [{ label: 'Chaînes', href: '/chaines' }],
  texts: {
    hivowood: createPictureField('hivowood'),
    'obouo-tv': createPictureField('obouo-tv'),
    inspiration: createPictureField('inspiration'),
    marmite: createPictureField('marmite'),
  },
  item: {},
  initial: { texts: { hivowood: '', 'obouo-tv': '', inspiration: '', marmite: '' }, items: [] },
});
