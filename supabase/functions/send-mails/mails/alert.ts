import { breakWebAddresses } from './break-web-addresses.ts';
import {
  type MailPart,
  renderMailButton,
  renderMailLayout,
  renderMailListLink,
  renderMailSmallPrint,
} from './layout.ts';
import type { MailRenderer } from './renderers.ts';

/** New submissions, from the database at the time of sending (private.alert_mail). */
interface Alert {
  tab: keyof typeof TABS;
  mode: 'each' | 'daily';
  total: number;
  /** The newest rows; `source` is the table. */
  rows: { source: string; id: string; sender: string; subject: string | null }[];
}

const TABS = {
  business: {
    name: 'Contacts Business',
    one: 'Nouveau contact professionnel',
    several: 'nouveaux contacts professionnels',
  },
  presse: {
    name: 'Contacts Presse',
    one: 'Nouvelle demande de presse',
    several: 'nouvelles demandes de presse',
  },
  candidatures: { name: 'Candidatures', one: 'Nouvelle candidature', several: 'nouvelles candidatures' },
  newsletter: {
    name: 'Newsletter',
    one: 'Nouvelle inscription à la newsletter',
    several: 'nouvelles inscriptions à la newsletter',
  },
} as const;

const MODES = { each: 'à chaque arrivée', daily: 'une fois par jour' } as const;

/** Names senders and subjects with a link to each. Their messages stay in the back office. */
export const renderAlert: MailRenderer = (data, { siteUrl }) => {
  const { tab, mode, total, rows } = data as unknown as Alert;
  const { name, one, several } = TABS[tab];
  const tabUrl = `${siteUrl}/admin/forms?onglet=${tab}`;
  const onlyRow = total === 1 ? rows[0] : undefined;
  const title = onlyRow ? one : `${total.toLocaleString('fr-FR')} ${several}`;
  const hiddenCount = total - rows.length;
  const parts: MailPart[] = rows.map(({ source, id, sender, subject }) =>
    // Subjects have straight apostrophes: visitors type them, and the types of press request have them.
    renderMailListLink(
      breakWebAddresses(sender),
      `${tabUrl}&ouvrir=${source}~${id}`,
      subject === null ? null : breakWebAddresses(subject.replaceAll("'", '’')),
    ),
  );
  if (hiddenCount > 0) parts.push(renderMailSmallPrint(`Et ${hiddenCount.toLocaleString('fr-FR')} de plus.`));
  parts.push(
    onlyRow
      ? renderMailButton('Ouvrir', `${tabUrl}&ouvrir=${onlyRow.source}~${onlyRow.id}`)
      : renderMailButton(`Ouvrir l’onglet ${name}`, tabUrl),
  );
  const footerText = `Vous suivez l’onglet « ${name} » ${MODES[mode]}. Ce choix se change dans « Mon compte ».`;
  return renderMailLayout(
    // No visitor may put words into the subject line of a mail of the group.
    `${mode === 'daily' ? 'Résumé du jour : ' : ''}${title}`,
    title,
    parts,
    [renderMailSmallPrint(footerText, { label: 'Ouvrir l’administration', href: `${siteUrl}/admin` })],
  );
};
