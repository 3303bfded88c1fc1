import { audiences, toAudience } from './audience.ts';
import { renderMailButton, renderMailLayout, renderMailParagraph, renderMailSmallPrint } from './layout.ts';
import type { MailRenderer } from './renderers.ts';
import { createUnsubscribeParts } from './unsubscribe-parts.ts';

const expectations = {
  readers:
    'Une fois par mois, vous recevrez nos avant-premières, nos coulisses et les nouveautés des quatre chaînes.',
  press: 'Vous recevrez nos communiqués et nos rendez-vous avec la presse.',
};

/** Tells a new subscriber what to expect and how to unsubscribe: someone else may have typed the address. */
export const renderNewsletterWelcome: MailRenderer = ({ token, ...data }, context) => {
  const audience = toAudience(data.audience);
  const { line, headers } = createUnsubscribeParts(String(token), audience, context);
  const mail = renderMailLayout(
    `Bienvenue dans ${audiences[audience].newsletter}`,
    'Votre inscription est enregistrée',
    [
      renderMailParagraph(expectations[audience]),
      renderMailParagraph(
        'Vous n’avez rien demandé ? Quelqu’un s’est sans doute trompé d’adresse : quittez la liste par le lien ci-dessous.',
      ),
      renderMailButton('Lire nos actualités', `${context.siteUrl}/presse`),
    ],
    [
      renderMailSmallPrint(
        'Vous recevez ce message parce que cette adresse a été inscrite sur le site du Groupe Obouo.',
      ),
      line,
    ],
  );
  return { ...mail, headers };
};
