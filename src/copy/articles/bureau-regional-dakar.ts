import type { PressArticle } from '../press/article';

export const article: PressArticle = {
  lead: 'Après Paris et Abidjan, le groupe prévoit d’ouvrir un bureau régional à Dakar. Une implantation légère, tournée vers la production, les talents et les relations avec les diffuseurs de la façade atlantique.',
  sections: [
    {
      title: 'Pourquoi Dakar',
      paragraphs: [
        'La ville a une histoire particulière avec l’image. Elle a vu naître des cinéastes qui ont compté pour tout le continent, elle abrite des festivals, des écoles et une scène musicale qui se renouvelle à chaque génération. On y trouve aussi des sociétés de production habituées à travailler vite, avec des moyens mesurés.',
        'S’y installer, c’est se rapprocher de cette énergie plutôt que de l’inviter de loin. C’est également raccourcir les distances avec la Gambie, la Mauritanie, le Mali et le Cap-Vert, dont les histoires circulent encore trop peu à l’écran.',
      ],
    },
    {
      title: 'Une équipe à taille humaine',
      paragraphs: [
        'Le bureau démarrerait avec un petit nombre de personnes, recrutées sur place. Trois missions sont envisagées pour la première année.',
      ],
      points: [
        'repérer et accompagner des projets de documentaires, de séries et d’émissions ;',
        'développer les versions en wolof des programmes des quatre chaînes ;',
        'entretenir le lien avec les opérateurs, les annonceurs et les institutions.',
      ],
    },
    {
      title: 'Produire avec ceux qui sont déjà là',
      paragraphs: [
        'Le groupe n’a pas l’intention de construire un studio de plus. Dakar possède des plateaux, des loueurs de matériel et des techniciens expérimentés : le bureau ferait appel à eux, par des commandes régulières qui donnent de la visibilité aux entreprises locales.',
        'Cette méthode a un autre avantage. Elle laisse les producteurs propriétaires de leur savoir-faire et, selon les projets, d’une part de leurs droits. Un bureau régional n’est utile que s’il fait grandir ce qui l’entoure.',
      ],
    },
    {
      title: 'Les prochaines étapes',
      paragraphs: [
        'La recherche de locaux, les démarches administratives et les premiers entretiens doivent encore être menés. Le calendrier sera confirmé lorsque ces étapes auront été franchies ; il pourrait être ajusté en fonction des projets retenus.',
        'Les candidatures spontanées, elles, sont déjà les bienvenues. Journalistes, productrices, chargés de développement ou traducteurs : le groupe souhaite rencontrer tôt celles et ceux qui connaissent le mieux la région, et bâtir avec eux un bureau qui lui ressemble.',
      ],
    },
  ],
  callToAction: {
    title: 'Travailler avec nous dans la région',
    text: 'Écrivez à nos équipes de Paris et d’Abidjan : elles préparent l’ouverture de Dakar.',
    link: { label: 'Contacter nos bureaux', href: '/contact' },
  },
};
