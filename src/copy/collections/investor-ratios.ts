import {
  defineCollection,
  defineFigureField,
  defineLongTextField,
  defineSelectField,
  defineTextField,
} from '../collection';

/** Target ratios and their context, on /investisseurs, from the specification (section 9). */
export default defineCollection({
  key: 'ratios',
  label: 'Ratios pour les investisseurs',
  lead: 'Les ratios que le groupe vise, et les deux chiffres qui les éclairent : marché et fonds propres.',
  pages: [{ label: 'Investisseurs', href: '/investisseurs#ratios' }],
  textFields: {
    title: defineTextField('Titre de la partie', 120),
    lead: defineLongTextField('Introduction', 400),
    warning: defineLongTextField('Avertissement', 600),
  },
  itemFields: {
    label: defineTextField('Ratio', 60),
    value: defineFigureField('Chiffre'),
    unit: defineTextField('Unité', 30, { optional: true, hint: 'Après le chiffre : par an.' }),
    row: defineSelectField('Rangée', [
      { key: 'ratio', label: 'Ratios visés' },
      { key: 'context', label: 'Contexte, en dessous' },
    ]),
    text: defineLongTextField('Explication', 300),
  },
  isCounted: ({ row }) => row === 'ratio',
  itemWords: { one: 'ratio', many: 'ratios', add: 'Ajouter un ratio' },
  initial: {
    texts: {
      title: 'La qualité du revenu avant sa taille',
      lead: 'Quatre ratios disent si une audience devient une entreprise. Ce sont nos objectifs : ils figurent au business plan et seront suivis devant chaque investisseur.',
      warning:
        'Les chiffres de cette page sont des projections et des objectifs. Ils reposent sur des hypothèses qui peuvent ne pas se vérifier, ne constituent ni une promesse de résultat ni une offre publique de titres, et ne remplacent pas l’avis d’un conseil indépendant.',
    },
    items: [
      {
        id: 'revenus-recurrents',
        label: 'Revenus récurrents',
        value: '89%',
        unit: '',
        row: 'ratio',
        text: 'Abonnements, redevances des distributeurs et contrats publicitaires annuels : ce qui revient sans avoir à être revendu.',
      },
      {
        id: 'retention',
        label: 'Rétention',
        value: '94%',
        unit: '',
        row: 'ratio',
        text: 'La part des abonnés qui resteraient d’une période à l’autre, portée par un catalogue que l’on ne trouve pas ailleurs.',
      },
      {
        id: 'cac-ltv',
        label: 'CAC/LTV',
        value: '1:8.5',
        unit: '',
        row: 'ratio',
        text: 'Un euro dépensé pour gagner un abonné, rapporté à ce que cet abonné apporterait tant qu’il reste.',
      },
      {
        id: 'marge-brute',
        label: 'Marge brute',
        value: '72%',
        unit: '',
        row: 'ratio',
        text: 'Une même production passe à l’antenne, en streaming puis sous licence : chaque diffusion de plus coûte peu.',
      },
      {
        id: 'croissance-du-marche',
        label: 'Croissance du marché',
        value: '45%',
        unit: 'par an',
        row: 'context',
        text: 'Rythme retenu dans nos projections pour le marché que nous visons : plus de foyers équipés, plus de téléphones, plus d’heures regardées.',
      },
      {
        id: 'fonds-propres',
        label: 'Fonds propres',
        value: '€140K',
        unit: '',
        row: 'context',
        text: 'Le point de départ inscrit au plan : une structure légère, dont chaque tour de table financerait des programmes avant des murs.',
      },
    ],
  },
});
