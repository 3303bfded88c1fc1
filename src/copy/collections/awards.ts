import {
  defineCollection,
  defineLinkField,
  defineLongTextField,
  definePictureField,
  defineTextField,
} from '../collection';

/** Awards of the group, on /presse: none yet. */
export default defineCollection({
  key: 'recompenses',
  label: 'Prix et distinctions',
  lead: 'Les prix décernés au groupe, le plus récent en premier. Sans prix, la page annonce le palmarès à venir.',
  pages: [{ label: 'Presse', href: '/presse#prix' }],
  textFields: {},
  itemFields: {
    title: defineTextField('Prix', 120),
    jury: defineTextField('Jury ou organisation', 120),
    date: defineTextField('Année ou date', 40, { hint: '« 2026 », « mars 2026 » ou « 12 mars 2026 ».' }),
    text: defineLongTextField('Ce qui est distingué', 400),
    picture: definePictureField('Image', {
      optional: true,
      hint: 'Le trophée, l’équipe ou l’œuvre. Cadrée en largeur (4 × 3).',
    }),
    link: defineLinkField('Lien', { optional: true, hint: 'Le palmarès du jury, ou notre article.' }),
  },
  itemWords: { one: 'prix', many: 'prix', add: 'Ajouter un prix' },
  initial: { texts: {}, items: [] },
});
