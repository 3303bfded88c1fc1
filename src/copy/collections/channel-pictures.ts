import { channelNamesByKey } from '../channel-fields';
import { defineCollection, definePictureField } from '../collection';
import type { ChannelKey } from '../types';

const createPictureField = (key: ChannelKey) =>
  definePictureField(channelNamesByKey[key], {
    optional: true,
    hint: 'Cadrée en carré. Vide : le dessin de la chaîne.',
  });

/** Picture beside the text of each channel, on /chaines. */
export default defineCollection({
  key: 'images-chaines',
  label: 'Images des chaînes',
  lead: 'L’image à côté de la présentation de chaque chaîne.',
  pages: [{ label: 'Chaînes', href: '/chaines' }],
  textFields: {
    hivowood: createPictureField('hivowood'),
    'obouo-tv': createPictureField('obouo-tv'),
    inspiration: createPictureField('inspiration'),
    marmite: createPictureField('marmite'),
  },
  itemFields: {},
  initial: { texts: { hivowood: '', 'obouo-tv': '', inspiration: '', marmite: '' }, items: [] },
});
