import type { Render } from './kinds.ts';
import { button, layout, paragraph, quiet } from './layout.ts';
import { wayOut } from './way-out.ts';

/** Tells a new subscriber what to expect and how to unsubscribe: someone else may have typed the address. */
export const renderNewsletterWelcome: Render = ({ token }, site) => {
  const { line, headers } = wayOut(String(token), site);
  const words = layout(
    'Bienvenue dans la newsletter du Groupe Obouo',
    'Votre inscription est enregistrée',
    [
      paragraph(
        'Une fois par mois, vous recevrez nos avant-premières, nos coulisses et les nouveautés des quatre chaînes.',
      ),
      paragraph(
        'Vous n’avez rien demandé ? Quelqu’un s’est sans doute trompé d’adresse : quittez la liste par le lien ci-dessous.',
      ),
      button('Lire nos actualités', `${site.url}/presse`),
    ],
    [
      quiet('Vous recevez ce message parce que cette adresse a été inscrite sur le site du Groupe Obouo.'),
      line,
    ],
  );
  return { ...words, headers };
};
