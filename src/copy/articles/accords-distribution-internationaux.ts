import type { PressArticle } from '../press/article';

export const article: PressArticle = {
  lead: 'Londres, Bruxelles, Paris, Montréal, New York : les téléspectateurs des chaînes du groupe ne vivent pas tous en Afrique. Des accords de distribution en Europe et en Amérique du Nord sont à l’étude pour leur permettre de les suivre d’où qu’ils soient.',
  sections: [
    {
      title: 'Un public qui n’a jamais cessé de regarder',
      paragraphs: [
        'Dans les salons des diasporas, on connaît les feuilletons du pays, on partage des extraits de débats, on attend les soirées de musique. Cet attachement passe aujourd’hui par des chemins détournés : captures de mauvaise qualité, liens éphémères, décalages horaires ignorés.',
        'Proposer une offre légale, simple et bien présentée, c’est répondre à une demande qui existe déjà. C’est aussi faire en sorte que celles et ceux qui écrivent, jouent et tournent soient rémunérés lorsque leurs œuvres voyagent.',
      ],
    },
    {
      title: 'Plusieurs portes d’entrée',
      paragraphs: [
        'Le groupe n’attend pas tout d’un seul réseau. Les discussions envisagées concernent des opérateurs de télévision, des bouquets en ligne et des services gratuits financés par la publicité. Chaque territoire a ses habitudes ; les chaînes pourraient donc y être proposées sous des formes différentes.',
      ],
      points: [
        'en Europe, des chaînes linéaires reprises par des opérateurs et des box ;',
        'en Amérique du Nord, des offres en ligne, à la demande ou en direct ;',
        'partout, l’accès à Obouo Play, selon les droits obtenus pour chaque programme.',
      ],
    },
    {
      title: 'La question des droits',
      paragraphs: [
        'Diffuser un film à Toronto ne demande pas les mêmes autorisations que le diffuser à Cotonou. Avant toute mise à l’antenne, les équipes juridiques vérifient programme par programme ce que les contrats permettent, et renégocient lorsque c’est nécessaire.',
        'Ce travail patient explique que les grilles puissent varier d’un pays à l’autre. Le groupe préfère une offre réduite mais sûre à une promesse de catalogue intégral qu’il ne pourrait pas tenir.',
      ],
    },
    {
      title: 'Parler à ceux qui sont nés ailleurs',
      paragraphs: [
        'Une deuxième génération, souvent bilingue, découvre le continent à travers les écrans. Sous-titres en anglais, présentations courtes, horaires adaptés aux fuseaux : autant de détails qui décident si un adolescent de Lyon ou d’Atlanta reste devant une série de Cotonou.',
        'Aucun contrat n’est annoncé à ce stade. Les partenaires et les dates seront rendus publics lorsque les négociations auront abouti, territoire par territoire.',
      ],
    },
  ],
  callToAction: {
    title: 'Diffuser nos chaînes hors d’Afrique',
    text: 'Réseaux, formats et modalités techniques : tout ce qu’un opérateur doit savoir pour commencer.',
    link: { label: 'Voir l’offre de distribution', href: '/distribution' },
  },
};
