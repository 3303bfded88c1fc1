import type { PressArticle } from '../press/article';

export const article: PressArticle = {
  lead: 'Une chaîne consacrée à la cuisine et à l’art de vivre africains : le projet s’appelle Marmite Channel. Son ambition tient en une phrase : donner aux gestes que l’on apprend à table la même place à l’écran qu’au cinéma ou à la musique.',
  sections: [
    {
      title: 'Du marché à la table',
      paragraphs: [
        'Tout commence avant la cuisine. Les premières émissions en préparation suivent le produit à la source : l’igname que l’on choisit à l’aube sur un marché d’Abidjan, le poisson négocié sur une plage de Dakar, les feuilles que l’on trie à plusieurs mains dans une cour de Douala. Chaque recette s’ouvrirait ainsi sur un lieu, une saison et une personne.',
        'Ce choix répond à une conviction simple : une recette privée de son histoire n’est qu’une liste d’ingrédients. Montrer qui cultive, qui pêche, qui vend et qui transmet, c’est rendre à chaque plat son pays et son accent.',
      ],
    },
    {
      title: 'Des cheffes, des mères, des voisins',
      paragraphs: [
        'La grille imaginée fait cohabiter trois manières de cuisiner. Les restaurants, où une nouvelle génération réinvente le fonio ou le gombo. Les maisons, où la mesure se prend encore à la main. La rue, enfin, cette immense cantine à ciel ouvert que la télévision regarde trop peu.',
        'Les équipes veulent confier l’antenne à des personnalités qui parlent comme elles cuisinent, en français et dans les langues du continent, sous-titrées chaque fois qu’il le faut.',
      ],
      points: [
        'le matin, des recettes du quotidien, réalisables avec un budget modeste ;',
        'l’après-midi, des carnets de route consacrés aux terroirs et aux marchés ;',
        'le soir, des dîners filmés où l’on prend le temps de recevoir.',
      ],
    },
    {
      title: 'L’art de vivre, sans folklore',
      paragraphs: [
        'Recevoir, dresser une table, choisir un tissu, composer un bouquet d’herbes : l’art de vivre occuperait une part entière des programmes. La rédaction s’est donné une règle, ne jamais filmer une tradition comme une curiosité. On explique, on goûte, on refait ; on ne commente pas de loin.',
        'La même exigence vaut pour la santé. Les émissions consacrées à l’alimentation s’appuieraient sur des spécialistes identifiés, et les conseils donnés à l’antenne seraient relus avant diffusion.',
      ],
    },
    {
      title: 'Une chaîne pensée pour tous les écrans',
      paragraphs: [
        'À table comme à l’antenne, le groupe souhaite que personne ne soit laissé de côté. Les recettes seraient proposées en formats courts, faciles à revoir sur un téléphone posé à côté de la casserole, et rejoindraient le catalogue de la plateforme de streaming.',
        'Le calendrier de mise à l’antenne dépendra des accords de diffusion en cours de discussion. D’ici là, les premiers pilotes permettent d’éprouver le ton de la chaîne : généreux, précis et joyeux.',
      ],
    },
  ],
  callToAction: {
    title: 'Passez en cuisine',
    text: 'Programmes, points forts et soirée type : la page des chaînes présente Marmite Channel plus en détail.',
    link: { label: 'Découvrir Marmite Channel', href: '/chaines?chaine=marmite' },
  },
};
