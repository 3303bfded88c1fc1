import type { FieldText, ToastText } from '../types';
import { personFieldTexts } from './person-fields';

export const pressContactDialogText = {
  groups: { person: 'Vous', request: 'Votre demande', options: 'Options' },
  fields: {
    ...personFieldTexts,
    media: { label: 'Média' },
    position: { label: 'Fonction et rédaction', placeholder: 'Journaliste, Le Courrier du Golfe' },
    type: { label: 'Type de demande' },
    subject: { label: 'Sujet', placeholder: 'Le thème de votre article ou de votre émission' },
    date: {
      label: 'Date souhaitée (interview ou échéance)',
      hint: 'À partir de demain, heure de Paris.',
    },
    message: { label: 'Message', placeholder: 'Votre angle, vos questions, les personnes à joindre…' },
    interviewRequest: { label: 'Je souhaite une interview' },
    pressKitRequest: { label: 'Je souhaite le dossier de presse' },
    newsletter_subscription: {
      label: 'Je m’abonne à la newsletter presse',
      hint: 'Un email vous parvient aussitôt. S’il demande de confirmer l’abonnement, suivez son lien.',
    },
  } satisfies Record<string, FieldText>,
  modes: {
    request: {
      title: 'Contact presse',
      text: 'Interview, visuels, chiffres, accréditation : notre équipe presse suit votre demande jusqu’au bouclage. Un email en accuse réception.',
      submit: 'Envoyer la demande',
      notice:
        'Ces informations sont destinées à l’équipe presse du Groupe Obouo, sur la base de son intérêt légitime à vous répondre, et conservées un an après le dernier échange ; pour la newsletter, l’adresse est gardée jusqu’à votre désinscription, puis 30 jours, et son empreinte, trois ans. Vous pouvez y accéder, les rectifier ou les faire effacer, et saisir la CNIL.',
    },
    newsletter: {
      title: 'Newsletter presse',
      text: 'Communiqués, dossiers et agenda du groupe, adressés aux rédactions. Désinscription à tout moment.',
      submit: 'S’abonner',
      notice:
        'Ces informations servent, avec votre accord, à vous adresser la newsletter presse du Groupe Obouo. Votre adresse est conservée jusqu’à votre désinscription, possible à tout moment par le lien de chaque email, puis 30 jours, et son empreinte, trois ans ; le reste, un an. Vous pouvez y accéder, les rectifier ou les faire effacer, et saisir la CNIL.',
    },
  },
} as const;

export const pressContactToastTexts = {
  request: { title: 'Demande envoyée !', description: 'Notre équipe presse vous recontactera rapidement.' },
  newsletter: {
    title: 'Inscription réussie !',
    description: 'Vous recevrez notre newsletter presse régulièrement.',
  },
} satisfies Record<string, ToastText>;
