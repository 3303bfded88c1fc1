import { isolateRightToLeftName } from '../../_shared/plain-text.ts';
import { describeReviewStep, type ReviewStep } from '../../_shared/review-steps.ts';
import { breakWebAddresses } from './break-web-addresses.ts';
import {
  type MailPart,
  renderMailButton,
  renderMailLayout,
  renderMailListLink,
  renderMailSmallPrint,
} from './layout.ts';
import type { MailRenderer } from './renderers.ts';

interface ReviewMail {
  /** `proposals` goes to reviewers, `decisions` to the author. */
  kind: 'proposals' | 'decisions';
  total: number;
  /** The oldest steps. */
  steps: ReviewStep[];
}

/** Titles of a mail about one text. */
const TITLES: Readonly<Record<string, string>> = {
  propose: 'Un texte à relire',
  return: 'Votre texte est à reprendre',
  publish: 'Votre texte est publié',
  schedule: 'Votre texte est programmé',
  copy_schedule: 'La mise à jour de votre texte est programmée',
  copy_publish: 'Votre texte est mis à jour',
};

const dateFormat = new Intl.DateTimeFormat('fr', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Abidjan',
});

const formatDate = (timestamp: string) => `${dateFormat.format(new Date(timestamp))}, heure d’Abidjan`;

/** Returns the line of a step. Accounts write titles, names and notes, so web addresses in them must not become links. */
function renderStep(step: ReviewStep, listUrl: string): MailPart {
  const sentence = describeReviewStep(
    {
      ...step,
      by_name: isolateRightToLeftName(breakWebAddresses(step.by_name)),
      note: step.note && breakWebAddresses(step.note),
    },
    formatDate,
  );
  return renderMailListLink(breakWebAddresses(step.title), `${listUrl}/${step.id}`, sentence);
}

/** Tells reviewers which texts were proposed, and authors what others decided about their texts. */
export const renderReview: MailRenderer = (data, { siteUrl }) => {
  const { kind, total, steps } = data as unknown as ReviewMail;
  const listUrl = `${siteUrl}/admin/content`;
  const [first] = steps;
  // A text may have two steps: its publication, and the update of its working copy.
  const onlyStep = total === steps.length && steps.every(({ id }) => id === first?.id) ? first : undefined;
  const isForReviewers = kind === 'proposals';
  const several = isForReviewers ? `${total} textes à relire` : `${total} décisions sur vos textes`;
  const title = (onlyStep && TITLES[onlyStep.step]) ?? several;
  const hiddenCount = total - steps.length;
  const parts = steps.map((step) => renderStep(step, listUrl));
  if (hiddenCount > 0) parts.push(renderMailSmallPrint(`Et ${hiddenCount} de plus.`));
  parts.push(
    onlyStep
      ? renderMailButton('Ouvrir le texte', `${listUrl}/${onlyStep.id}`)
      : renderMailButton('Ouvrir la liste', isForReviewers ? `${listUrl}?status=review` : listUrl),
  );
  const reason = isForReviewers ? 'que vous relisez les textes des autres' : 'qu’il parle de vos textes';
  return renderMailLayout(title, title, parts, [
    renderMailSmallPrint(`Vous recevez ce message parce ${reason}. Ce choix se change dans « Mon compte ».`, {
      label: 'Ouvrir l’administration',
      href: `${siteUrl}/admin`,
    }),
  ]);
};
