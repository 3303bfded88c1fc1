import {
  escapeHtml,
  type MailPart,
  renderMailButton,
  renderMailLayout,
  renderMailParagraph,
  renderMailSmallPrint,
} from '../../supabase/functions/send-mails/mails/layout.ts';

// Mails that Supabase Auth sends from supabase/templates. Auth replaces fields such as `{{ .Email }}`.

const LINK_NOTE =
  'Le lien ouvre une page du site où un bouton confirme. Il est valable une heure et ne sert qu’une fois.';
const BUTTON_NOTE = 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :';
const RESET_URL = '{{ .SiteURL }}/auth?mode=reset';

const renderCodePart = (text: string): MailPart => ({
  html: `<p class="main-text" style="margin:0;font-size:28px;font-weight:700;letter-spacing:6px;color:#1d1712;">${escapeHtml(text)}</p>`,
  text,
});

interface LinkMail {
  title: string;
  lead: string;
  /** Type of the token, for `verifyOtp`. */
  type: string;
  /** Label of the button. */
  label: string;
  /** Small print for a reader who did not ask for the mail. */
  note: string;
}

/** Returns a mail whose button opens `/auth`, where a second press confirms. */
function renderLinkMail({ title, lead, type, label, note }: LinkMail): string {
  const href = `{{ .SiteURL }}/auth?token_hash={{ .TokenHash }}&type=${type}`;
  const parts = [
    renderMailParagraph(lead),
    renderMailParagraph(LINK_NOTE),
    renderMailButton(label, href),
    renderMailSmallPrint(BUTTON_NOTE, { label: href, href }),
  ];
  return renderMailLayout(title, title, parts, [renderMailSmallPrint(note)]).html;
}

/** Returns a mail about a change, with instructions for a reader who did not make it. */
function renderNoticeMail(title: string, lead: string): string {
  const question =
    'Ce n’est pas vous ? Prévenez un administrateur, et demandez tout de suite un nouveau mot de passe sur';
  return renderMailLayout(
    title,
    title,
    [renderMailParagraph(lead)],
    [renderMailSmallPrint(question, { label: RESET_URL, href: RESET_URL })],
  ).html;
}

/** HTML of each template of supabase/templates, by the name of its file. */
export const authMailHtmlByName: Readonly<Record<string, string>> = {
  confirmation: renderLinkMail({
    title: 'Confirmez votre adresse',
    lead: 'Une demande de compte pour l’administration du site a été faite avec l’adresse {{ .Email }}. Confirmez qu’elle est bien à vous.',
    type: 'signup',
    label: 'Confirmer mon adresse',
    note: 'Vous n’avez rien demandé ? Ne faites rien : sans votre confirmation, rien ne change.',
  }),
  email_change: renderLinkMail({
    title: 'Confirmez le changement d’adresse',
    lead: 'Le compte {{ .Email }} doit passer à l’adresse {{ .NewEmail }}. Le changement a lieu quand les deux adresses l’ont confirmé : chacune a reçu ce message.',
    type: 'email_change',
    label: 'Confirmer le changement',
    note: 'Vous n’avez rien demandé ? Ne confirmez pas, et changez votre mot de passe : quelqu’un d’autre a accès à votre compte.',
  }),
  invite: renderLinkMail({
    title: 'Vous êtes invité à rejoindre l’administration',
    lead: 'Un compte pour l’administration du site vous attend, avec l’adresse {{ .Email }}. Acceptez l’invitation, puis choisissez un mot de passe.',
    type: 'invite',
    label: 'Accepter l’invitation',
    note: 'Vous ne connaissez pas le Groupe Obouo ? Ignorez ce message.',
  }),
  magic_link: renderLinkMail({
    title: 'Votre lien de connexion',
    lead: 'Un lien de connexion a été demandé pour le compte {{ .Email }}.',
    type: 'magiclink',
    label: 'Me connecter',
    note: 'Vous n’avez rien demandé ? Ignorez ce message.',
  }),
  mfa_factor_enrolled: renderNoticeMail(
    'Votre double authentification est activée',
    'La connexion au compte {{ .Email }} demande maintenant un code de votre application. Les autres appareils ont été déconnectés.',
  ),
  mfa_factor_unenrolled: renderNoticeMail(
    'Votre double authentification est retirée',
    'La connexion au compte {{ .Email }} ne demande plus de code.',
  ),
  password_changed: renderNoticeMail(
    'Votre mot de passe est enregistré',
    'Un nouveau mot de passe vient d’être choisi pour le compte {{ .Email }}. Les autres appareils ont été déconnectés.',
  ),
  reauthentication: renderMailLayout(
    'Votre code de vérification',
    'Votre code de vérification',
    [
      renderMailParagraph('Saisissez ce code pour confirmer que c’est bien vous :'),
      renderCodePart('{{ .Token }}'),
    ],
    [
      renderMailSmallPrint(
        'Vous n’avez rien demandé ? Changez votre mot de passe : quelqu’un d’autre a accès à votre compte.',
      ),
    ],
  ).html,
  recovery: renderLinkMail({
    title: 'Choisissez un nouveau mot de passe',
    lead: 'Un nouveau mot de passe a été demandé pour le compte {{ .Email }}.',
    type: 'recovery',
    label: 'Choisir un nouveau mot de passe',
    note: 'Vous n’avez rien demandé ? Ne faites rien : votre mot de passe reste le même.',
  }),
};
