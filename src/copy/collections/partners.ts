import {
  defineCollection,
  defineLinkField,
  defineLongTextField,
  definePictureField,
  defineTextField,
} from '../collection';

/** The group's partners, on /partenariats. Names are examples. */
export default defineCollection({
  key: 'partenaires',
  label: 'Partenaires',
  lead: 'Les maisons qui travaillent avec le groupe, avec leur accord écrit.',
  pages: [{ label: 'Partenariats', href: '/partenariats#partenaires' }],
  textFields: {
    title: defineTextField('Titre de la partie', 120),
    lead: defineLongTextField('Introduction', 400, { optional: true }),
    note: defineLongTextField('Note sous la liste', 300, {
      optional: true,
      hint: 'À vider quand tous les noms sont ceux de vrais partenaires.',
    }),
  },
  itemFields: {
    name: defineTextField('Nom', 80),
    sector: defineTextField('Secteur', 80),
    description: defineLongTextField('Ce que vous faites ensemble', 400),
    logo: definePictureField('Logo', {
      optional: true,
      hint: 'De préférence sur fond transparent, lisible sur un fond clair.',
    }),
    link: defineLinkField('Lien', { optional: true, hint: 'Le site du partenaire, ou une page du nôtre.' }),
  },
  itemWords: { one: 'partenaire', many: 'partenaires', add: 'Ajouter un partenaire' },
  initial: {
    texts: {
      title: 'Des métiers différents, le même soin',
      lead: 'Aucune de ces maisons ne ressemble à une autre. C’est ce qui les rend utiles les unes aux autres.',
      note: 'Noms d’exemple : la liste sera publiée avec l’accord écrit de chaque partenaire.',
    },
    items: [
      {
        id: 'studio-exemple-lagune',
        name: 'Studio Exemple Lagune', // à compléter
        sector: 'Production audiovisuelle',
        description:
          'Plateaux, costumes et ateliers de décor : la fabrique où nos fictions prendraient corps, au bord de l’eau.',
        logo: '',
        link: '',
      },
      {
        id: 'exemple-telecom',
        name: 'Exemple Télécom', // à compléter
        sector: 'Télécommunications',
        description:
          'Un forfait pensé pour la vidéo, facturé au jour ou à la semaine, pour regarder sans compter ses mégaoctets.',
        logo: '',
        link: '',
      },
      {
        id: 'banque-exemple-du-golfe',
        name: 'Banque Exemple du Golfe', // à compléter
        sector: 'Financement',
        description:
          'Avances sur recettes et garanties de bonne fin, afin que les tournages démarrent à la date prévue.',
        logo: '',
        link: '',
      },
      {
        id: 'fondation-exemple-griots',
        name: 'Fondation Exemple Griots', // à compléter
        sector: 'Culture et patrimoine',
        description:
          'Collecte, numérisation et transmission des récits oraux, avec l’accord des familles qui les portent.',
        logo: '',
        link: '',
      },
      {
        id: 'ecole-exemple-de-l-image',
        name: 'École Exemple de l’Image', // à compléter
        sector: 'Formation',
        description:
          'Chaque promotion signerait un court métrage diffusé à l’antenne, rémunéré comme un premier contrat.',
        logo: '',
        link: '',
      },
      {
        id: 'maison-exemple-saveurs',
        name: 'Maison Exemple Saveurs', // à compléter
        sector: 'Agroalimentaire',
        description:
          'Des producteurs d’épices et de farines locales, du champ à la table, aux côtés de nos cheffes.',
        logo: '',
        link: '',
      },
    ],
  },
});
