import type { PressArticle } from '../press/article';

export const article: PressArticle = {
  lead: 'Que pourrait être une chaîne entièrement tournée vers les cinémas d’Afrique ? Avec Hivowood, le groupe esquisse une réponse : des premières, des films restaurés, des cartes blanches et du temps pour parler des œuvres.',
  sections: [
    {
      title: 'Une programmation, pas un catalogue',
      paragraphs: [
        'Empiler des titres est devenu facile. Les choisir, les rapprocher et expliquer pourquoi ils se répondent l’est beaucoup moins. La ligne envisagée pour Hivowood repose sur ce travail de programmation : chaque soir aurait sa couleur, chaque semaine son fil, chaque mois sa grande découverte.',
        'Le spectateur ne tomberait pas sur un film par hasard. Une courte présentation lui dirait d’où il vient, qui l’a réalisé, dans quelles conditions il a été tourné et ce qu’il faut savoir de son époque.',
      ],
    },
    {
      title: 'Les films d’hier, dans leurs couleurs',
      paragraphs: [
        'Des pans entiers de la mémoire du continent dorment sur des pellicules fragiles, parfois conservées loin de leur pays. La chaîne pourrait consacrer une case régulière aux œuvres restaurées, en lien avec les ayants droit et les cinémathèques qui souhaiteraient s’y associer.',
        'Restaurer ne suffit pas : encore faut-il montrer. Passer un classique à une heure de grande écoute, doublé ou sous-titré avec soin, c’est le rendre à celles et ceux pour qui il avait été filmé.',
      ],
    },
    {
      title: 'Trois rendez-vous à l’étude',
      paragraphs: [
        'Les équipes travaillent sur plusieurs formats, qui seront présentés au public une fois la grille arrêtée. Trois d’entre eux donnent le ton.',
      ],
      points: [
        'La Première, un film inédit chaque vendredi, précédé d’une rencontre avec son équipe ;',
        'Carte blanche, une soirée composée par une actrice, un monteur ou une musicienne ;',
        'Le Premier Plan, une heure de courts métrages réservée à celles et ceux qui débutent.',
      ],
    },
    {
      title: 'Un lieu pour les métiers du cinéma',
      paragraphs: [
        'Une vitrine n’a de sens que si elle fait vivre l’atelier qui se trouve derrière. Hivowood pourrait préacheter des films dès l’écriture, afin d’aider les productions à boucler leur financement, et ouvrir ses coulisses aux métiers que l’on voit peu : ingénieurs du son, costumières, étalonneurs.',
        'Les salles, enfin, ne seraient pas oubliées. Là où elles rouvrent, la chaîne souhaite annoncer les sorties, relayer les séances et respecter leur exclusivité. Le petit écran n’a rien à gagner à vider le grand. Il peut au contraire donner l’envie d’y retourner.',
      ],
    },
  ],
  callToAction: {
    title: 'Une chaîne, des soirées',
    text: 'Points forts, programmes et soirée type : parcourez la présentation de Hivowood.',
    link: { label: 'Découvrir Hivowood', href: '/chaines?chaine=hivowood' },
  },
};
