import type { LinkItem } from '../../types';

export const storyContent = {
  eyebrow: 'Notre histoire',
  title: 'D’une table de montage à quatre antennes',
  imageAlt: 'Illustration : un tissage de motifs africains dont l’un des carrés devient un écran',
  opening:
    'Tout part d’un agacement. Sur les écrans du continent, les films venaient d’ailleurs, et les nôtres ne passaient nulle part.',
  paragraphs: [
    'En 2024, une poignée de productrices, de techniciens et de journalistes d’Abidjan, de Dakar, de Lagos et de Paris se donnent rendez-vous dans une salle de montage. Ils ont des heures d’images que personne ne diffuse, des talents que personne n’appelle, et une certitude : le public, lui, attend.',
    'Ils commencent par la cuisine, parce que tout le monde s’y retrouve. Le cinéma suit, puis le divertissement, puis la parole et le chant. Chaque chaîne naît d’une équipe qui connaît son sujet et d’un public qui la réclame.',
    'Le 1er avril 2025, le groupe prend son nom et sa forme. Obouo Play rassemble alors les programmes au même endroit, pour que l’adresse d’un spectateur ne décide plus de ce qu’il a le droit de voir.',
  ],
} as const;

export const purposeContent = {
  eyebrow: 'Ce qui nous conduit',
  title: 'Une mission, une vision',
  statements: [
    {
      key: 'mission',
      title: 'Notre mission',
      text: 'Produire, réunir et diffuser des récits africains exigeants et populaires, dans les langues et au prix de ceux qui les regardent.',
    },
    {
      key: 'vision',
      title: 'Notre vision',
      text: 'Un continent qui se raconte lui-même, dont les images voyagent aussi loin que sa musique, et dont les talents vivent de leur métier.',
    },
  ],
} as const;

export const valuesContent = {
  eyebrow: 'Nos valeurs',
  title: 'Six engagements que l’on peut nous rappeler',
  values: [
    {
      title: 'Authenticité',
      text: 'Nous tournons dans les langues, les rues et les cuisines dont nous parlons. Le folklore d’exportation reste au montage.',
    },
    {
      title: 'Excellence',
      text: 'Un son propre, une image juste, un texte relu : la même exigence pour un jeu de 19 heures que pour une série historique.',
    },
    {
      title: 'Transmission',
      text: 'Chaque tournage accueille des stagiaires rémunérés, et chaque métier a son binôme : qui sait apprend à qui commence.',
    },
    {
      title: 'Diversité',
      text: 'Des équipes mixtes, des régions et des confessions qui se répondent, à l’écran comme dans les bureaux où l’on décide.',
    },
    {
      title: 'Innovation',
      text: 'Nous inventons pour nos réseaux et nos usages : une image qui s’adapte, une application légère, des outils partagés.',
    },
    {
      title: 'Responsabilité',
      text: 'Des contrats clairs, des cachets payés à l’heure, une information vérifiée et des plateaux qui limitent leur empreinte.',
    },
  ],
} as const;

/** One step of the group's story. */
export interface Milestone {
  date: string;
  title: string;
  text: string;
}

export const timelineContent = {
  eyebrow: 'De 2024 à 2025',
  title: 'Deux années pour prendre l’antenne',
  years: [
    {
      year: '2024',
      milestones: [
        {
          date: 'Février',
          title: 'La première réunion',
          text: 'Sept fondateurs, une salle de montage prêtée à Abidjan, et la liste des histoires qu’ils voudraient voir.',
        },
        {
          date: 'Juin',
          title: 'Les pilotes',
          text: 'Douze émissions tournées en six semaines, montrées dans des cours d’immeuble et corrigées avec le public.',
        },
        {
          date: 'Octobre',
          title: 'Les équipes s’installent',
          text: 'Rédactions, production et technique se partagent entre le Plateau, à Abidjan, et Paris.',
        },
        {
          date: '15 décembre',
          title: 'Marmite Channel ouvre la voie',
          text: 'La chaîne cuisine et art de vivre est la première à être présentée, avec une soirée du marché à la table.',
        },
      ],
    },
    {
      year: '2025',
      milestones: [
        {
          date: '1er avril',
          title: 'Naissance du Groupe Obouo',
          text: 'La société est créée. Les quatre chaînes et la plateforme se rangent sous un même nom.',
        },
        {
          date: 'Mai',
          title: 'Un studio 4K en projet',
          text: 'Le groupe dessine un lieu de postproduction à Abidjan : étalonnage, mixage et doublage s’y feraient au pays.',
        },
        {
          date: 'Juin',
          title: 'Cap sur Dakar',
          text: 'Le groupe présente son projet de bureau régional, au plus près des tournages sénégalais.',
        },
        {
          date: 'Septembre',
          title: 'Obouo Play grandit',
          text: 'La plateforme passe le cap des 1000 heures de contenu, en direct et à la demande.',
        },
      ],
    },
  ] satisfies { year: string; milestones: Milestone[] }[],
} as const;

/** One person of the management team; the portrait is drawn, not photographed. */
export interface TeamMember {
  portrait: 1 | 2 | 3 | 4 | 5 | 6;
  name: string;
  role: string;
  bio: string;
}

export const teamContent = {
  eyebrow: 'L’équipe',
  title: 'Six visages, deux rives, un même métier',
  portraitAlt: 'Portrait illustré de',
  members: [
    {
      portrait: 1,
      name: 'Aïcha Kouamé', // à compléter
      role: 'Présidente et cofondatrice',
      bio: 'Productrice pendant quinze ans à Abidjan, elle a fondé le groupe pour que les films qu’elle aimait trouvent enfin leur salle.',
    },
    {
      portrait: 2,
      name: 'Serge Mbarga', // à compléter
      role: 'Directeur général',
      bio: 'Ancien directeur d’antenne à Douala, il veille aux budgets, aux délais et à ce que personne n’attende son cachet.',
    },
    {
      portrait: 3,
      name: 'Mariam Diop', // à compléter
      role: 'Directrice des programmes',
      bio: 'Passée par le documentaire à Dakar, elle choisit ce qui passe à l’écran et visionne tout, jusqu’au générique de fin.',
    },
    {
      portrait: 4,
      name: 'Ibrahim Traoré', // à compléter
      role: 'Directeur de la production',
      bio: 'Quarante ans de plateaux, de Bamako à Ouagadougou : il sait où trouver une grue, un âne ou un orchestre en deux heures.',
    },
    {
      portrait: 5,
      name: 'Ngozi Adeyemi', // à compléter
      role: 'Directrice des partenariats',
      bio: 'Née à Lagos, formée à Paris, elle négocie les droits, réunit les coproducteurs et relit chaque virgule des contrats.',
    },
    {
      portrait: 6,
      name: 'Kwame Boateng', // à compléter
      role: 'Directeur de la technologie',
      bio: 'Ingénieur réseau à Accra, il a conçu la diffusion d’Obouo Play pour qu’elle tienne sur une connexion de village.',
    },
  ] satisfies TeamMember[],
} as const;

export const joinContent = {
  eyebrow: 'Et maintenant',
  title: 'Venez écrire la suite avec nous',
  text: 'Un métier à proposer, un projet à montrer, une visite à rendre : la porte est ouverte à Abidjan comme à Paris.',
  jobs: { label: 'Voir les offres d’emploi', href: '/carrieres' } satisfies LinkItem,
  offices: { label: 'Nos bureaux', href: '/contact#bureaux' } satisfies LinkItem,
} as const;
