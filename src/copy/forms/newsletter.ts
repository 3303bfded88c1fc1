import type { ToastText } from '../types';

export const newsletterFormText = {
  eyebrow: 'Newsletter',
  title: 'L’Afrique à l’écran, dans votre boîte',
  text: 'Avant-premières, coulisses et nouveautés des quatre chaînes, une fois par mois.',
  label: 'Votre adresse email',
  placeholder: 'prenom.nom@exemple.com',
  submit: 'S’inscrire',
  submitting: 'Inscription...',
  notice:
    'Votre adresse sert uniquement à vous envoyer la newsletter du Groupe Obouo, jusqu’à votre désinscription, possible à tout moment par le lien de chaque email. Un email vous parvient aussitôt. S’il demande de confirmer l’inscription, suivez son lien.',
  noticeLink: { label: 'Vos droits', href: '/politique-confidentialite' },
} as const;

export const newsletterToastTexts = {
  success: { title: 'Inscription réussie !', description: 'Vous êtes maintenant abonné à notre newsletter.' },
  duplicate: {
    title: 'Déjà abonné',
    description: 'Cette adresse email est déjà inscrite à notre newsletter.',
  },
} satisfies Record<string, ToastText>;
