import { renderMailLayout, renderMailParagraph, renderMailSmallPrint } from './layout.ts';
import type { MailRenderer } from './renderers.ts';

interface AcknowledgementText {
  title: string;
  next: string;
}

const MESSAGE_TEXT: AcknowledgementText = {
  title: 'Nous avons bien reçu votre message',
  next: 'Il est entre les mains de l’équipe concernée, qui vous répondra par email.',
};

/** Texts by form table. */
const TEXTS: Readonly<Record<string, AcknowledgementText>> = {
  business_contacts: {
    title: 'Nous avons bien reçu votre demande',
    next: 'La bonne personne la lit et vous recontactera dans les plus brefs délais.',
  },
  press_contacts: {
    title: 'Nous avons bien reçu votre demande de presse',
    next: 'Notre service de presse la lit et vous recontactera dans les plus brefs délais.',
  },
  job_applications: {
    title: 'Nous avons bien reçu votre candidature',
    next: 'Nous étudierons votre profil et vous recontacterons rapidement.',
  },
};

/**
 * Tells the sender of a form that it arrived. Repeats no word of the form: someone else may have typed the address.
 * `offer` is a title that staff wrote.
 */
export const renderAcknowledgement: MailRenderer = ({ form, offer }, { siteUrl }) => {
  const { title, next } = TEXTS[String(form)] ?? MESSAGE_TEXT;
  const parts = [renderMailParagraph('Bonjour,')];
  if (typeof offer === 'string')
    parts.push(renderMailParagraph(`Vous avez postulé à l’offre «\u00a0${offer}\u00a0».`));
  parts.push(
    renderMailParagraph(`Merci de nous avoir écrit. ${next}`),
    renderMailParagraph(
      'Ce message est automatique, inutile d’y répondre : pour ajouter quelque chose, écrivez-nous de nouveau depuis le site.',
    ),
  );
  return renderMailLayout(title, title, parts, [
    renderMailSmallPrint(
      'Vous recevez ce message parce que cette adresse a été saisie dans un formulaire du site du Groupe Obouo. Si ce n’est pas vous, vous n’avez rien à faire.',
      { label: 'Vos droits', href: `${siteUrl}/politique-confidentialite` },
    ),
  ]);
};
