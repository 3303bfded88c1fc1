import { defineCollection, link, long, picture, text } from '../../collection';

/** What the group was awarded, on /presse: nothing yet. */
export const awards = defineCollection({
  key: 'recompenses',
  label: 'Prix et distinctions',
  lead: 'Les prix décernés au groupe, le plus récent en premier. Sans prix, la page annonce le palmarès à venir.',
  pages: [{ label: 'Presse', href: '/presse#prix' }],
  texts: {},
  item: {
    title: text('Prix', 120),
    jury: text('Jury ou organisation', 120),
    date: text('Année ou date', 40, { hint: '« 2026 », « mars 2026 » ou « 12 mars 2026 ».' }),
    text: long('Ce qui est distingué', 400),
    picture: picture('Image', {
      optional: true,
      hint: 'Le trophée, l’équipe ou l’œuvre. Cadrée en largeur (4 × 3).',
    }),
    link: link('Lien', { optional: true, hint: 'Le palmarès du jury, ou notre article.' }),
  },
  units: { one: 'prix', many: 'prix', add: 'Ajouter un prix' },
  initial: { texts: {}, items: [] },
});
