import { submissionPanelText } from '@/copy/admin/inbox';

/** Longest quote in characters: mail programs cut or refuse longer links. */
const MAX_QUOTE_LENGTH = 1200;

interface SubmissionToAnswer {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** Joins the lines of a text: a line break would let a visitor add a header to the mail. */
const toSingleLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

function quoteMessage(message: string): string {
  const text = message.trim();
  const excerpt = [...text].slice(0, MAX_QUOTE_LENGTH).join('');
  const lines = (excerpt.length < text.length ? `${excerpt}…` : excerpt).split(/\r\n|\r|\n/);
  return lines.map((line) => `> ${line}`).join('\r\n');
}

/** Returns the `mailto:` link that answers a submission with its subject and quoted text. */
export function buildReplyHref({ name, email, subject, message }: SubmissionToAnswer): string {
  const { mail } = submissionPanelText;
  const [localPart = '', domain = ''] = email.split('@');
  const mailSubject = toSingleLine(subject) || mail.noSubject;
  const senderName = toSingleLine(name);
  const lines = [`${mail.greeting} ${senderName},`, '', '', ''];
  if (message.trim()) lines.push(`${senderName} ${mail.wrote}\u00a0:`, quoteMessage(message));
  // Encoded values cannot end the address or start a field.
  const address = `${encodeURIComponent(localPart)}@${encodeURIComponent(domain)}`;
  const body = encodeURIComponent(lines.join('\r\n'));
  return `mailto:${address}?subject=${encodeURIComponent(`Re: ${mailSubject}`)}&body=${body}`;
}
