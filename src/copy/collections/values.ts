import { defineCollection, defineLongTextField, defineTextField } from '../collection';
import { numberPlaceholderHint } from '../numbers';

/** The group's values, on /a-propos. */
export default defineCollection({
  key: 'valeurs',
  label: 'Valeurs du groupe',
  lead: 'Les engagements que le groupe prend, numérotés dans l’ordre de la liste.',
  pages: [{ label: 'À propos', href: '/a-propos#valeurs' }],
  textFields: {
    title: defineTextField('Titre de la partie', 120, { hint: numberPlaceholderHint }),
  },
  itemFields: {
    title: defineTextField('Valeur', 80),
    text: defineLongTextField('Engagement', 400),
  },
  itemWords: { one: 'valeur', many: 'valeurs', add: 'Ajouter une valeur' },
  initial: {
    texts: { title: '{nombre} engagements que l’on peut nous rappeler' },
    items: [
      {
        id: 'authenticite',
        title: 'Authenticité',
        text: 'Nous tournons dans les langues, les rues et les cuisines dont nous parlons. Le folklore d’exportation reste au montage.',
      },
      {
        id: 'excellence',
        title: 'Excellence',
        text: 'Un son propre, une image juste, un texte relu : la même exigence pour un jeu de 19 heures que pour une série historique.',
      },
      {
        id: 'transmission',
        title: 'Transmission',
        text: 'Chaque tournage accueille des stagiaires rémunérés, et chaque métier a son binôme : qui sait apprend à qui commence.',
      },
      {
        id: 'diversite',
        title: 'Diversité',
        text: 'Des équipes mixtes, des régions et des confessions qui se répondent, à l’écran comme dans les bureaux où l’on décide.',
      },
      {
        id: 'innovation',
        title: 'Innovation',
        text: 'Nous inventons pour nos réseaux et nos usages : une image qui s’adapte, une application légère, des outils partagés.',
      },
      {
        id: 'responsabilite',
        title: 'Responsabilité',
        text: 'Des contrats clairs, des cachets versés à la date promise, une information vérifiée et des plateaux qui limitent leur empreinte.',
      },
    ],
  },
});
