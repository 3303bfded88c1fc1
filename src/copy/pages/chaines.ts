import { platformName } from '../brand';
import type { ChannelKey, KeyFigure, PageSeo } from '../types';

export const channelsSeo: PageSeo = {
  title: 'Nos chaînes et leur programme du soir | Groupe Obouo',
  description:
    'Hivowood, Obouo TV, Obouo Inspiration, Marmite Channel : l’esprit, les temps forts, les chiffres et la grille du soir des quatre chaînes du Groupe Obouo.',
  canonical: '/chaines',
};

export const channelsHeroText = {
  title: 'Nos quatre chaînes de télévision',
  switchLabel: 'Choisir une chaîne',
  watch: 'Regarder maintenant',
  watchOn: `sur ${platformName}`,
  schedule: 'Programme TV',
  /** Query parameter that preselects a channel, and anchor of the evening schedule. */
  parameter: 'chaine',
  scheduleAnchor: 'programme',
} as const;

/** One line of an evening schedule. */
export interface EveningProgramme {
  /** `20:45` */
  time: string;
  title: string;
  type: string;
  /** True for the main programme of the evening. */
  isPrimeTime?: boolean;
  /** Summary, if known. */
  summary?: string;
}

/** Texts of /chaines about a channel, in addition to its name, tagline and pitch. */
interface ChannelShowcaseText {
  title: string;
  description: readonly string[];
  figures: readonly KeyFigure[];
  schedule: readonly EveningProgramme[];
}

/** Texts that the panels of all channels on /chaines share. */
export const channelPanelText = {
  highlights: 'Les temps forts',
  noHighlights: 'Les prochains rendez-vous de la chaîne seront annoncés ici.',
  schedule: 'Le soir sur',
  /** Label of the evening where staff entered no programme. */
  typical: 'Grille type d’une soirée',
  tonight: 'Ce soir',
  days: 'Choisir un jour',
  live: 'Un direct peut décaler la suite de quelques minutes.',
  wholeDay: 'Toute la journée',
  evening: 'La soirée seulement',
  more: 'Afficher toute la soirée',
  onAir: 'En ce moment',
  primeTime: 'À ne pas manquer',
} as const;

export const channelShowcaseTexts: Record<ChannelKey, ChannelShowcaseText> = {
  hivowood: {
    title: 'Hivowood, la grande salle du continent',
    description: [
      'Chaque soir, un film ou une série en première diffusion, choisi par des gens qui ont grandi avec les cinés de quartier et les cassettes qui circulaient de main en main.',
      'Hivowood montre les productions de Lagos, de Ouagadougou, de Nairobi et de Dakar avec le soin qu’elles méritent : versions originales sous-titrées, versions doublées, copies restaurées et rencontres avec les équipes des films.',
    ],
    figures: [
      { value: '320', label: 'programmes à l’antenne' }, // à compléter
      { value: '800K', label: 'téléspectateurs' }, // à compléter
      { value: '4,8/5', label: 'note du public' }, // à compléter
    ],
    schedule: [
      { time: '17:30', title: 'Premières bobines : « Le Vélo d’Awa »', type: 'Court métrage' },
      { time: '18:05', title: 'Quartier Latérite, épisodes 41 et 42', type: 'Série' },
      { time: '19:00', title: 'Clap Afrique', type: 'Magazine' },
      { time: '19:30', title: 'Maison Koffi & Filles, épisode 12', type: 'Comédie' },
      { time: '20:00', title: 'Le Journal du cinéma', type: 'Information' },
      { time: '20:45', title: 'Les Reines de Ségou, épisode 3', type: 'Série historique', isPrimeTime: true },
      { time: '21:40', title: 'Dernier taxi pour Yaba', type: 'Film' },
      { time: '23:20', title: 'Ciné-mémoire : « La Noix de kola »', type: 'Film restauré' },
      { time: '00:55', title: 'La Nuit des courts', type: 'Courts métrages' },
    ],
  },
  'obouo-tv': {
    title: 'Obouo TV, la chaîne que toute la maison regarde',
    description: [
      'Un jeu où l’on crie les réponses avant les candidats, un débat où l’on s’écoute, un concert le samedi : Obouo TV accompagne la journée d’une famille, du petit-déjeuner à minuit.',
      'Ses rédactions partent de la vie des gens : le prix du marché, la rentrée des classes, la coupe du quartier. Ses plateaux accueillent autant les inconnus qui font bouger leur ville que les artistes qui remplissent les stades.',
    ],
    figures: [
      { value: '540', label: 'programmes à l’antenne' }, // à compléter
      { value: '900K', label: 'téléspectateurs' }, // à compléter
      { value: '4,6/5', label: 'note du public' }, // à compléter
    ],
    schedule: [
      { time: '17:30', title: 'Récré Club', type: 'Jeunesse' },
      { time: '18:15', title: 'Le Salon de Mado', type: 'Talk-show' },
      { time: '19:00', title: 'Qui dit mieux ?', type: 'Jeu' },
      { time: '19:40', title: 'La Météo des récoltes', type: 'Service' },
      { time: '19:45', title: 'Sport Express', type: 'Sport' },
      { time: '20:00', title: 'Le Journal de 20 heures', type: 'Information' },
      { time: '20:45', title: 'Le Grand Balafon', type: 'Musique', isPrimeTime: true },
      { time: '22:30', title: 'Parole aux quartiers', type: 'Débat' },
      { time: '23:30', title: 'Rire à Treichville', type: 'Humour' },
      { time: '00:20', title: 'Nuit des clips', type: 'Musique' },
    ],
  },
  inspiration: {
    title: 'Obouo Inspiration, le temps de souffler',
    description: [
      'Des chants à l’aube, des rencontres dans l’après-midi, une veillée le soir : Obouo Inspiration ralentit le rythme et donne la parole à celles et ceux qui portent une sagesse.',
      'Toutes les traditions y ont leur place, sans prosélytisme et sans dispute : chorales, confréries, griots, philosophes, médecins et voisins racontent ce qui les tient debout, et ce qui les relie.',
    ],
    figures: [
      { value: '210', label: 'programmes à l’antenne' }, // à compléter
      { value: '350K', label: 'téléspectateurs' }, // à compléter
      { value: '4,9/5', label: 'note du public' }, // à compléter
    ],
    schedule: [
      { time: '17:45', title: 'Les Mots de ma grand-mère', type: 'Conte' },
      { time: '18:15', title: 'Corps et souffle', type: 'Bien-être' },
      { time: '18:45', title: 'Chœurs du soir : Yaoundé', type: 'Musique' },
      { time: '19:30', title: 'Familles, on en parle', type: 'Conseil' },
      { time: '20:00', title: 'La Minute des solidarités', type: 'Reportage' },
      { time: '20:15', title: 'Un chemin, une vie : Salimata', type: 'Portrait' },
      { time: '21:00', title: 'La Table des sages : le pardon', type: 'Débat', isPrimeTime: true },
      { time: '22:15', title: 'Pèlerinages d’Afrique : Lalibela', type: 'Documentaire' },
      { time: '23:10', title: 'Veillée, chants et silence', type: 'Musique' },
    ],
  },
  marmite: {
    title: 'Marmite Channel, du marché à la table',
    description: [
      'Tout commence au marché : une cheffe choisit ses légumes, discute les prix, raconte sa mère. Puis le feu, la marmite, la tablée. Marmite Channel filme la cuisine comme une histoire de famille.',
      'Thiéboudienne, ndolé, attiéké, injera, yassa ou pastilla : chaque recette est donnée avec ses gestes et ses variantes, et chaque émission laisse une place à l’art de recevoir, au jardin et à la maison.',
    ],
    figures: [
      { value: '280', label: 'programmes à l’antenne' }, // à compléter
      { value: '450K', label: 'téléspectateurs' }, // à compléter
      { value: '4,7/5', label: 'note du public' }, // à compléter
    ],
    schedule: [
      { time: '17:30', title: 'Goûters de l’école', type: 'Recettes' },
      { time: '18:00', title: 'Marché, marmite, table : Cotonou', type: 'Cuisine' },
      { time: '19:00', title: 'Du champ au bol : le fonio', type: 'Documentaire' },
      { time: '19:30', title: 'Vite fait, bien mijoté', type: 'Recettes' },
      { time: '20:00', title: 'La Cuisine de tantie Rose', type: 'Cuisine' },
      {
        time: '20:40',
        title: 'Le Duel des sauces : arachide contre gombo',
        type: 'Concours',
        isPrimeTime: true,
      },
      { time: '22:00', title: 'Tables de fête : un mariage à Saint-Louis', type: 'Art de vivre' },
      { time: '22:50', title: 'Maquis de nuit', type: 'Voyage' },
      { time: '23:40', title: 'Cour et jardin', type: 'Maison' },
    ],
  },
};
