import { isolateRightToLeftName } from '../../_shared/plain-text.ts';
import { breakWebAddresses } from './break-web-addresses.ts';
import { renderMailButton, renderMailLayout, renderMailParagraph, renderMailSmallPrint } from './layout.ts';
import type { MailRenderer } from './renderers.ts';

/** Tells the owner of an account that an administrator removed the second factor. */
export const renderSecondFactorReset: MailRenderer = ({ by }, { siteUrl }) =>
  renderMailLayout(
    'Votre double authentification a été réinitialisée',
    'Double authentification réinitialisée',
    [
      renderMailParagraph(
        `${typeof by === 'string' && by ? isolateRightToLeftName(breakWebAddresses(by)) : 'Un administrateur'} vient de réinitialiser la double authentification de votre compte : vos codes de secours ne valent plus rien et vos sessions sont fermées.`,
      ),
      renderMailParagraph(
        'Si vous l’avez demandé, connectez-vous avec votre mot de passe et activez-la de nouveau dans « Mon compte ». Sinon, changez votre mot de passe et prévenez un autre administrateur sans attendre.',
      ),
      renderMailButton('Ouvrir l’administration', `${siteUrl}/admin`),
    ],
    [renderMailSmallPrint('Vous recevez ce message parce qu’il concerne la sécurité de votre compte.')],
  );
