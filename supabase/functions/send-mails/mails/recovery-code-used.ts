import { renderMailButton, renderMailLayout, renderMailParagraph, renderMailSmallPrint } from './layout.ts';
import type { MailRenderer } from './renderers.ts';

/** Tells the owner of an account that a recovery code removed the second factor. */
export const renderRecoveryCodeUsed: MailRenderer = (_data, { siteUrl }) =>
  renderMailLayout(
    'Un code de secours a été utilisé',
    'Double authentification désactivée',
    [
      renderMailParagraph(
        'Un code de secours vient d’être utilisé sur votre compte : la double authentification est désactivée, vos autres codes ne valent plus rien et vos autres sessions sont fermées.',
      ),
      renderMailParagraph(
        'Si c’est vous, activez-la de nouveau dans « Mon compte ». Sinon, changez votre mot de passe et prévenez un administrateur sans attendre.',
      ),
      renderMailButton('Ouvrir l’administration', `${siteUrl}/admin`),
    ],
    [renderMailSmallPrint('Vous recevez ce message parce qu’il concerne la sécurité de votre compte.')],
  );
