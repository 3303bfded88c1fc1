import { button, layout, paragraph, smallPrint } from './layout.ts';
import type { MailRenderer } from './renderers.ts';

/** Tells the owner of an account that a recovery code removed the second factor. */
export const renderRecoveryCodeUsed: MailRenderer = (_data, { siteUrl }) =>
  layout(
    'Un code de secours a été utilisé',
    'Double authentification désactivée',
    [
      paragraph(
        'Un code de secours vient d’être utilisé sur votre compte : la double authentification est désactivée, vos autres codes ne valent plus rien et vos autres sessions sont fermées.',
      ),
      paragraph(
        'Si c’est vous, activez-la de nouveau dans « Mon compte ». Sinon, changez votre mot de passe et prévenez un administrateur sans attendre.',
      ),
      button('Ouvrir l’administration', `${siteUrl}/admin`),
    ],
    [smallPrint('Vous recevez ce message parce qu’il concerne la sécurité de votre compte.')],
  );
