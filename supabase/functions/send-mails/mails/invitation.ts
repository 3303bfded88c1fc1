import { isolateRightToLeftName } from '../../_shared/plain-text.ts';
import { breakWebAddresses } from './break-web-addresses.ts';
import { renderMailButton, renderMailLayout, renderMailParagraph, renderMailSmallPrint } from './layout.ts';
import type { MailRenderer, RenderContext } from './renderers.ts';

interface Invitation {
  email: string;
  role: string;
  inviter: string;
  expires_at: string;
}

const dayFormat = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'Africa/Abidjan' });

/** Creates an unconfirmed account and returns the token hash of its link; null for an address with a confirmed account. */
async function createInviteTokenHash(email: string, { callApi }: RenderContext): Promise<string | null> {
  try {
    const link = await callApi<{ hashed_token: string }>('/auth/v1/admin/generate_link', {
      type: 'invite',
      email,
    });
    return link.hashed_token;
  } catch (error) {
    if (error instanceof Error && error.message.includes('email_exists')) return null;
    throw error;
  }
}

/** Invites an address to the back office. Creates the link now, and stores it nowhere. */
export const renderInvitation: MailRenderer = async (data, context) => {
  const { email, expires_at, ...names } = data as unknown as Invitation;
  const role = isolateRightToLeftName(breakWebAddresses(names.role));
  const inviter = isolateRightToLeftName(breakWebAddresses(names.inviter));
  const tokenHash = await createInviteTokenHash(email, context);
  const expiryDay = dayFormat.format(new Date(expires_at));
  const title = 'Vous êtes invité à rejoindre l’administration';
  const footer = [
    renderMailSmallPrint(
      `${inviter} a invité cette adresse. Si ce nom ne vous dit rien, ignorez ce message.`,
    ),
  ];
  const introduction = renderMailParagraph(
    `${inviter} vous invite dans l’administration du site du Groupe Obouo, avec le rôle « ${role} ».`,
  );
  const nextSteps =
    tokenHash === null
      ? [
          renderMailParagraph(
            `Vous avez déjà un compte : connectez-vous avec l’adresse ${email} avant le ${expiryDay}, et le rôle est à vous.`,
          ),
          renderMailButton('Se connecter', `${context.siteUrl}/auth`),
        ]
      : [
          renderMailParagraph(
            'Acceptez l’invitation, puis choisissez un mot de passe. Le lien ouvre une page du site où un bouton confirme ; il est valable une heure et ne sert qu’une fois.',
          ),
          renderMailButton(
            'Accepter l’invitation',
            `${context.siteUrl}/auth?token_hash=${tokenHash}&type=invite`,
          ),
          renderMailSmallPrint(
            `Passé cette heure, et jusqu’au ${expiryDay}, un autre lien s’obtient pour l’adresse ${email} :`,
            { label: 'demander un autre lien', href: `${context.siteUrl}/auth?mode=reset` },
          ),
        ];
  return renderMailLayout(title, title, [introduction, ...nextSteps], footer);
};
