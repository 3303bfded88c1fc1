import type { PressArticle } from '../press/article';

export const article: PressArticle = {
  lead: 'Le Groupe Obouo étudie une possible reprise de ses quatre chaînes dans un bouquet satellite de StarTimes. Aucun accord n’est signé à ce jour. Voici ce qu’une telle distribution pourrait changer, pour les foyers comme pour les équipes qui fabriquent les programmes.',
  sections: [
    {
      title: 'Pourquoi le satellite compte encore',
      paragraphs: [
        'On annonce sa fin depuis des années, et pourtant le satellite reste, pour une grande partie du continent, le chemin le plus court entre une chaîne et un salon. Il couvre la ville et le village de la même façon, ne consomme aucun forfait mobile et ne faiblit pas quand tout un quartier regarde le même match.',
        'Pour un groupe qui veut s’adresser à tous les foyers, la question n’est donc pas de choisir entre l’antenne et l’application, mais de les faire travailler ensemble.',
      ],
    },
    {
      title: 'Ce que l’accord pourrait prévoir',
      paragraphs: [
        'Les échanges envisagés porteraient sur la présence de Hivowood, d’Obouo TV, d’Obouo Inspiration et de Marmite Channel au sein d’un même bouquet. La numérotation, la durée et les territoires concernés resteraient à discuter, de même que les conditions économiques, sur lesquelles le groupe ne communique pas.',
      ],
      points: [
        'une offre accessible, pensée pour les budgets familiaux ;',
        'des chaînes regroupées, faciles à retrouver sur la télécommande ;',
        'une information claire sur les programmes, en plusieurs langues.',
      ],
    },
    {
      title: 'Un principe : garder la main sur l’éditorial',
      paragraphs: [
        'Quelle que soit l’issue des discussions, le groupe a posé une condition : la ligne éditoriale des chaînes ne se négocie pas. Un distributeur transporte un signal ; il ne choisit ni les films, ni les invités, ni l’heure à laquelle on donne la parole à un quartier.',
        'Cette indépendance est aussi ce qui donne de la valeur à une chaîne. Un bouquet s’enrichit de ce qu’il ne possède pas encore : des récits tournés sur place, dans des langues que l’on entend peu à l’écran, par des équipes qui vivent là où elles filment.',
      ],
    },
    {
      title: 'Et pour les téléspectateurs ?',
      paragraphs: [
        'Si un accord venait à être conclu, les foyers équipés retrouveraient les quatre chaînes sans matériel supplémentaire. Les autres continueraient d’y accéder par la plateforme Obouo Play, dont l’offre gratuite est financée par la publicité.',
        'Le groupe ne fixe pas de date. Il informera d’abord les téléspectateurs, puis la presse, lorsque les discussions auront abouti ou si elles devaient s’interrompre. Jusque-là, toute annonce de lancement dans un bouquet serait prématurée.',
      ],
    },
  ],
  callToAction: {
    title: 'Distribuer nos chaînes',
    text: 'Opérateurs satellite, câble, mobile ou terrestre : notre équipe distribution étudie chaque proposition.',
    link: { label: 'Voir l’offre de distribution', href: '/distribution' },
  },
};
