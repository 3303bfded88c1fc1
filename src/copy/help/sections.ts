import { platformName } from '../brand';
import type { LinkItem } from '../types';

export const helpAnswersText = {
  eyebrow: 'Réponses',
  title: 'Les réponses, par domaine',
  /** Unit after the number of planned articles, then after the number of published questions. */
  plannedArticlesUnit: 'articles prévus',
  onlineUnit: 'en ligne',
  noDomains: 'Les questions ne sont pas encore classées par domaine.',
  categoryFilter: 'Voir les questions',
  faqTitle: 'Questions fréquentes',
  reset: 'Tout afficher',
  /** Announced by screen readers: « 3 questions, 1 domaine pour … dans … ». */
  summary: {
    questions: { one: 'question', many: 'questions' },
    categories: { one: 'domaine', many: 'domaines' },
    none: 'Aucun résultat',
    for: 'pour',
    in: 'dans',
  },
  noMatchText:
    'Aucune question ne correspond. Essayez un mot plus court ou plus courant (« prix » plutôt que « tarification »), ou écrivez-nous : une personne vous répondra.',
  noQuestionsText:
    'Aucune question n’est publiée ici pour l’instant. Écrivez-nous : une personne vous répondra.',
  emptyAction: { label: 'Écrire à l’assistance', href: '/contact' } satisfies LinkItem,
} as const;

export const supportChannelsText = {
  eyebrow: 'Nous joindre',
  anchor: 'joindre',
  empty: 'Le formulaire de contact reste ouvert à toute heure.',
} as const;

export const serviceStatusText = {
  title: 'État des services',
  anchor: 'etat-services',
  /** The date of the state replaces `{date}`. */
  note: 'État indicatif au {date} : ce tableau est mis à jour à la main et ne remplace pas une mesure en temps réel.',
  /** Replaces a state that is too old. */
  outdated: 'Aucun état vérifié ces sept derniers jours. Une panne ? Écrivez à l’assistance.',
} as const;

export const helpResourcesText = {
  title: 'Ressources utiles',
  links: [
    { label: `Tout savoir sur ${platformName}`, href: '/obouo-play' },
    { label: 'Nos chaînes et leurs programmes', href: '/chaines' },
    { label: 'Nos bureaux et leurs horaires', href: '/contact#bureaux' },
    { label: 'Conditions générales d’utilisation', href: '/cgu' },
    { label: 'Politique de confidentialité', href: '/politique-confidentialite' },
    { label: 'Politique de cookies', href: '/cookies' },
  ] satisfies LinkItem[],
} as const;
