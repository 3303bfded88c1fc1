import { platformName } from '../../brand';
import type { LinkItem } from '../../types';
import { parisPhone, supportEmail } from '../directory';

export const resultsContent = {
  eyebrow: 'Réponses',
  title: 'Les réponses, par domaine',
  articles: 'articles',
  categoryFilter: 'Voir les questions',
  faqTitle: 'Questions fréquentes',
  reset: 'Tout afficher',
  /** Announced: « 3 questions, 1 domaine pour … dans … ». */
  summary: {
    questions: { one: 'question', many: 'questions' },
    categories: { one: 'domaine', many: 'domaines' },
    none: 'Aucun résultat',
    for: 'pour',
    in: 'dans',
  },
  emptyText:
    'Aucune question ne correspond. Essayez un mot plus court ou plus courant (« prix » plutôt que « tarification »), ou écrivez-nous : une personne vous répondra.',
  emptyAction: { label: 'Écrire à l’assistance', href: '/contact' } satisfies LinkItem,
} as const;

/** A way to reach somebody, and when it answers. */
export interface SupportChannel {
  key: string;
  glyph: 'chat' | 'mail' | 'phone' | 'form';
  title: string;
  description: string;
  availability: string;
  action: LinkItem;
}

export const supportContent: { eyebrow: string; title: string; lead: string; channels: SupportChannel[] } = {
  eyebrow: 'Nous joindre',
  title: 'Une personne au bout du fil',
  lead: 'Choisissez le moyen qui vous convient : c’est la même équipe, à Paris et à Abidjan, qui répond partout.',
  channels: [
    {
      key: 'chat',
      glyph: 'chat',
      title: 'Chat en direct',
      description: `Dans l’application ${platformName}, rubrique « Aide » : l’équipe voit votre appareil et vous guide.`,
      availability: 'Lundi – vendredi, 9h – 18h GMT',
      action: { label: `Découvrir ${platformName}`, href: '/obouo-play' },
    },
    {
      key: 'email',
      glyph: 'mail',
      title: 'Email',
      description: 'Pour une question détaillée, une facture, une capture d’écran à joindre.',
      availability: 'Réponse sous 24h',
      action: { label: 'Écrire un email', href: `mailto:${supportEmail}` },
    },
    {
      key: 'phone',
      glyph: 'phone',
      title: 'Téléphone',
      description: 'Pour une panne qui dure : l’assistance technique répond en 2h en moyenne.',
      availability: 'Lundi – vendredi, 9h – 18h, heure de Paris',
      action: { label: parisPhone, href: `tel:${parisPhone.replaceAll(' ', '')}` },
    },
    {
      key: 'form',
      glyph: 'form',
      title: 'Formulaire',
      description: 'Pour tout le reste : partenariats (réponse sous 48h), presse, remarques, idées.',
      availability: 'Ouvert à toute heure',
      action: { label: 'Ouvrir le formulaire', href: '/contact' },
    },
  ],
};

export const statusContent = {
  title: 'État des services',
  note: 'État indicatif au 15 août 2025 : ce tableau est mis à jour à la main et ne remplace pas une mesure en temps réel.',
  services: [
    { name: `${platformName}, lecture`, state: 'Opérationnel' },
    { name: `${platformName}, comptes et paiements`, state: 'Opérationnel' },
    { name: 'Diffusion des quatre chaînes', state: 'Opérationnel' },
    { name: 'Site et formulaires', state: 'Opérationnel' },
  ],
} as const;

export const resourcesContent = {
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
