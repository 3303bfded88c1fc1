import type { PageSeo } from '../types';

export const helpSeo: PageSeo = {
  title: 'Centre d’aide : abonnement, lecture, contact | Groupe Obouo',
  description:
    'Abonnement, lecture, compte, partenariats : cherchez une réponse dans le centre d’aide du Groupe Obouo, ou joignez notre équipe par chat, email ou téléphone.',
  canonical: '/help-center',
};

/** First screen of the help centre. `../help` has the texts of its other parts. */
export const helpHeroText = {
  eyebrow: 'Centre d’aide',
  title: 'Comment vous aider ?',
  text: 'Tapez un mot, choisissez un sujet : les réponses se trient à mesure. Et si rien ne convient, une personne vous répond.',
  resultsAnchor: 'resultats',
  searchLabel: 'Rechercher dans l’aide',
  searchPlaceholder: 'Un mot, un appareil, un problème…',
  searchButton: 'Rechercher',
  topicsLabel: 'Sujets fréquents',
  /** A click fills the search field with the topic. */
  topics: ['Abonnement', 'Essai gratuit', 'Hors ligne', 'Mot de passe', 'Qualité', 'Partenariat'],
} as const;
