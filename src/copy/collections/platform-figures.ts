import { defineCollection } from '../collection';
import { figureFields, figureItemWords } from '../figure-fields';

/** Key figures of the platform, on the home page and on /obouo-play, from the specification (section 9). */
export default defineCollection({
  key: 'chiffres-plateforme',
  label: 'Chiffres de la plateforme',
  lead: 'Ce que la plateforme propose, en chiffres, sur l’accueil et sur sa page.',
  pages: [
    { label: 'Obouo Play', href: '/obouo-play' },
    { label: 'Accueil', href: '/#obouo-play' },
  ],
  textFields: {},
  itemFields: figureFields,
  itemWords: figureItemWords,
  initial: {
    texts: {},
    items: [
      { id: 'heures', label: 'heures de contenu', value: '1000+' },
      { id: 'series', label: 'séries exclusives', value: '50+' },
      { id: 'films', label: 'films premium', value: '200+' },
      { id: 'direct', label: 'chaînes en direct', value: '24/7' },
    ],
  },
});
