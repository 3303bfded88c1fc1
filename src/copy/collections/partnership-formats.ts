import { defineCollection, defineLongTextField, defineTextField } from '../collection';
import { numberPlaceholderHint } from '../numbers';

/** Formats of partnership, on /partenariats. */
export default defineCollection({
  key: 'formats-partenariat',
  label: 'Formats de partenariat',
  lead: 'Ce que l’on peut faire ensemble. Chaque format a son bouton, qui ouvre le formulaire.',
  pages: [{ label: 'Partenariats', href: '/partenariats#formats' }],
  textFields: { title: defineTextField('Titre de la partie', 120, { hint: numberPlaceholderHint }) },
  itemFields: {
    title: defineTextField('Nom', 80),
    text: defineLongTextField('Présentation', 400),
    request: defineTextField('Objet de la demande', 120, {
      hint: 'Écrit d’avance dans le message du visiteur, après « Demande : ».',
    }),
  },
  itemWords: { one: 'format', many: 'formats', add: 'Ajouter un format' },
  initial: {
    texts: { title: '{nombre} façons de nouer le fil' },
    items: [
      {
        id: 'coproduction',
        title: 'Coproduction',
        text: 'Nous partageons l’écriture, le budget et les droits d’une série, d’un film ou d’un documentaire. Les équipes sont mixtes, le tournage a lieu là où l’histoire se passe.',
        request: 'partenariat de coproduction',
      },
      {
        id: 'marques-et-contenus',
        title: 'Marques et contenus',
        text: 'Parrainage, placement, émission créée avec une marque : toujours signalé à l’écran, toujours écrit par nos autrices et nos auteurs.',
        request: 'partenariat de marque',
      },
      {
        id: 'institutions-et-festivals',
        title: 'Institutions et festivals',
        text: 'Résidences, prix, captations, campagnes d’intérêt général : nous mettons l’antenne au service de celles et ceux qui font vivre la culture.',
        request: 'partenariat avec une institution ou un festival',
      },
      {
        id: 'ecoles-et-talents',
        title: 'Écoles et talents',
        text: 'Masterclasses, stages et premiers contrats : nos plateaux s’ouvrent aux écoles d’image, de son et de jeu du continent.',
        request: 'partenariat avec une école',
      },
      {
        id: 'technologie',
        title: 'Technologie',
        text: 'Encodage, mesure d’audience, paiement mobile, accessibilité : nous testons tôt, en conditions réelles, et nous disons ce qui marche.',
        request: 'partenariat technologique',
      },
    ],
  },
});
