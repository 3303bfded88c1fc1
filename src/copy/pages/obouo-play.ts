import { platformName } from '../brand';
import type { ChannelKey, LinkItem, PageSeo } from '../types';

export const platformSeo: PageSeo = {
  title: 'Obouo Play, le streaming panafricain | Groupe Obouo',
  description:
    'Obouo Play : plus de 1000 heures de séries, de films et de direct. Gratuit avec publicité, ou premium sans publicité, sur mobile, ordinateur et TV.',
  canonical: '/obouo-play',
};

export const platformHeroText = {
  eyebrow: platformName,
  title: 'Vos soirées tiennent dans une application',
  text: 'Quatre chaînes en direct et un catalogue à la demande, du dernier épisode au grand classique. Gratuit avec publicité, ou sans publicité avec le premium.',
  storesLabel: `Télécharger ${platformName}`,
} as const;

export const demoPlayerText = {
  label: 'Lecteur de démonstration',
  play: 'Lancer la lecture',
  pause: 'Mettre en pause',
  progress: 'Progression de la lecture',
  kind: 'Série · Épisode 1',
  title: 'Les Nuits de la lagune',
  notice: 'Illustration : ce lecteur montre l’interface, aucune vidéo n’est diffusée sur cette page.',
} as const;

export const platformTabsText = {
  eyebrow: 'Tout savoir',
  title: 'Pensée pour nos vies, nos réseaux, nos familles',
  label: `Découvrir ${platformName}`,
  /** Query parameter that opens a tab. */
  parameter: 'onglet',
  items: [
    { key: 'fonctionnalites', label: 'Fonctionnalités' },
    { key: 'appareils', label: 'Appareils' },
    { key: 'contenus', label: 'Contenus' },
  ],
} as const;

export const platformFeaturesText = {
  title: 'Six raisons de s’installer',
  features: [
    {
      key: 'quality',
      title: 'Streaming HD/4K',
      text: 'L’image monte jusqu’à la 4K quand le réseau le permet, et s’allège sans couper quand il faiblit. Un mode économe ménage votre forfait.',
    },
    {
      key: 'profiles',
      title: 'Jusqu’à 5 profils',
      text: 'Un seul compte famille, cinq façons de regarder : chacun ses reprises, ses envies, et un profil enfant verrouillé par un code.',
    },
    {
      key: 'offline',
      title: 'Visionnage hors ligne',
      text: 'Téléchargez au bureau ou au cybercafé, regardez dans le car, au village ou en avion. Les fichiers restent protégés sur votre appareil.',
    },
    {
      key: 'suggestions',
      title: 'Recommandations IA',
      text: 'Des suggestions nourries par vos goûts et vos langues, expliquées en clair, que l’on peut corriger ou remettre à zéro.',
    },
    {
      key: 'search',
      title: 'Recherche avancée',
      text: 'Par langue, par pays, par genre, par talent : tapez « wolof comédie » ou le nom d’une actrice, et le catalogue se range.',
    },
    {
      key: 'list',
      title: 'Ma Liste',
      text: 'Mettez de côté ce que l’on vient de vous conseiller, retrouvez-le le soir sur le téléviseur, dans l’ordre que vous voulez.',
    },
  ],
} as const;

export const platformDevicesText = {
  title: 'Commencez dans le bus, finissez au salon',
  text: 'Votre lecture vous suit d’un écran à l’autre, à la seconde près.',
  mockupAlt: `Aperçu illustré d’${platformName} sur un téléviseur, une tablette et un téléphone`,
  devices: [
    {
      key: 'mobile',
      title: 'Mobile et tablette',
      text: 'Téléphones et tablettes iOS et Android, jusqu’aux modèles d’entrée de gamme : l’application reste légère et les téléchargements vont sur la carte mémoire.',
    },
    {
      key: 'computer',
      title: 'Ordinateur',
      text: 'Dans les navigateurs récents, sous Windows, macOS, Linux ou ChromeOS, sans rien installer.',
    },
    {
      key: 'tv',
      title: 'Smart TV et box',
      text: 'Téléviseurs connectés, clés et box Android TV, et la diffusion depuis le téléphone vers l’écran du salon.',
    },
  ],
} as const;

/** Film or series of the catalogue; its channel gives the artwork. */
export interface PopularFilmOrSeries {
  channel: ChannelKey;
  title: string;
  category: string;
  rating: string;
  duration: string;
}

export const popularTitlesText = {
  title: 'En ce moment, tout le monde en parle',
  ratingLabel: 'Note :',
  durationLabel: 'Durée :',
  items: [
    {
      channel: 'hivowood',
      title: 'Les Reines de Ségou',
      category: 'Série historique',
      rating: '4,9/5',
      duration: '10 × 52 min',
    },
    {
      channel: 'obouo-tv',
      title: 'Le Grand Balafon',
      category: 'Divertissement musical',
      rating: '4,7/5',
      duration: '1 h 45',
    },
    {
      channel: 'inspiration',
      title: 'Un chemin, une vie',
      category: 'Portraits',
      rating: '4,8/5',
      duration: '45 min',
    },
    {
      channel: 'marmite',
      title: 'Le Duel des sauces',
      category: 'Concours de cuisine',
      rating: '4,6/5',
      duration: '1 h 20',
    },
  ] satisfies PopularFilmOrSeries[],
} as const;

export const platformOffersText = {
  eyebrow: 'Deux façons de regarder',
  title: 'Gratuit pour tous, premium pour ceux qui veulent plus',
  offers: [
    {
      key: 'free',
      name: 'Gratuit',
      kind: 'Avec publicité',
      text: 'Installez l’application et regardez. Quelques coupures publicitaires financent les programmes, et rien n’est prélevé.',
      points: [
        'Les quatre chaînes en direct, 24/7',
        'Une large sélection de séries, de films et d’émissions',
        'La rediffusion des grands rendez-vous de la semaine',
        'Ma Liste et la recherche avancée',
      ],
    },
    {
      key: 'premium',
      name: 'Premium',
      kind: 'Sans publicité',
      text: 'Un abonnement pour voir tout le catalogue, dans la meilleure qualité, sans aucune coupure.',
      points: [
        'Tout le catalogue, séries exclusives et films premium compris',
        'Aucune publicité, en direct comme à la demande',
        'L’image en HD et en 4K',
        'Les téléchargements pour regarder hors ligne',
        'Jusqu’à 5 profils par compte famille',
      ],
    },
  ],
  question: 'Formules, paiement, essai : les réponses sont dans le centre d’aide.',
  link: { label: 'Consulter le centre d’aide', href: '/help-center' } satisfies LinkItem,
} as const;
