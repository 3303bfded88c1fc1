import type { FieldText, ToastText } from '../types';
import { personFieldTexts } from './person-fields';

export const jobApplicationDialogText = {
  title: 'Votre candidature',
  text: 'Un parcours ne tient pas dans un formulaire : dites-nous l’essentiel, nous lisons chaque candidature.',
  groups: {
    person: 'Vous',
    job: 'Le poste',
    background: 'Votre parcours',
    motivation: 'Votre motivation',
    conditions: 'Vos disponibilités',
    links: 'Liens et CV',
  },
  fields: {
    ...personFieldTexts,
    address: { label: 'Adresse', placeholder: '12 rue des Manguiers' },
    city: { label: 'Ville', placeholder: 'Abidjan' },
    job_title: { label: 'Poste visé', placeholder: 'Candidature spontanée' },
    department: { label: 'Département' },
    experience: { label: 'Expérience' },
    education: { label: 'Formation' },
    skills: { label: 'Compétences', placeholder: 'Montage, étalonnage, anglais courant…' },
    motivation: { label: 'Motivation', placeholder: 'Ce que vous voulez raconter, apprendre, construire.' },
    cover_letter: {
      label: 'Lettre',
      hint: 'Facultative : votre lettre de motivation, si vous en avez une.',
    },
    availability: { label: 'Disponible à partir du', hint: 'À partir de demain.' },
    salary: { label: 'Prétentions salariales', hint: 'Brut annuel.' },
    remote: { label: 'Le télétravail m’intéresse' },
    relocate: { label: 'Je peux déménager pour ce poste' },
    portfolio: { label: 'Portfolio', placeholder: 'https://exemple.com' },
    linkedin: { label: 'LinkedIn', placeholder: 'https://www.linkedin.com/in/…' },
    gdpr_consent: {
      label: 'J’accepte que le Groupe Obouo traite ces données pour étudier ma candidature',
    },
  } satisfies Record<string, FieldText>,
  cv: {
    label: 'CV',
    choose: 'Choisir un fichier',
    drop: 'ou déposez-le ici',
    formats: 'Formats acceptés : PDF, DOC, DOCX (max 5MB)',
    remove: 'Retirer',
    checking: 'Vérification du fichier…',
    ready: 'Sera envoyé avec votre candidature',
    wrongType: 'Ce fichier n’est ni un PDF, ni un DOC, ni un DOCX.',
    tooBig: 'Ce fichier dépasse 5 Mo.',
    empty: 'Ce fichier est vide.',
    macros: 'Ce document contient des macros : enregistrez-le sans elles, ou en PDF.',
    unreadable:
      'Ce fichier n’a pas pu être lu. Enregistrez-le sur votre appareil, puis choisissez-le de nouveau.',
    noRoom:
      'Nous ne pouvons pas recevoir de fichier pour le moment. Retirez le CV et envoyez votre candidature sans lui : ce que vous avez écrit reste dans le formulaire.',
  },
  withoutCv: {
    title: 'Envoyer sans CV ?',
    text: 'Le fichier que vous avez choisi n’a pas été accepté : votre candidature partirait sans CV.',
    confirm: 'Envoyer sans CV',
    cancel: 'Choisir un autre fichier',
  },
  submit: 'Envoyer ma candidature',
  notice:
    'Ces informations sont destinées à l’équipe des ressources humaines du Groupe Obouo, avec votre accord, et conservées deux ans après le dernier échange. Vous pouvez à tout moment retirer cet accord, accéder à ces informations, les rectifier ou les faire effacer, et saisir la CNIL.',
} as const;

export const jobApplicationToastTexts = {
  required: {
    title: 'Champs requis',
    description: 'Veuillez remplir tous les champs obligatoires et accepter le traitement des données.',
  },
  success: {
    title: 'Candidature envoyée !',
    description: 'Nous étudierons votre profil et vous recontacterons rapidement.',
  },
} satisfies Record<string, ToastText>;
