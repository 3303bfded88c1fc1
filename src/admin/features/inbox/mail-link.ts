import { drawerText } from '@/copy/admin/forms';

/** What a mail program takes of a link; longer ones are cut or refused. */
const LONGEST_QUOTE = 1200;

interface ReplyTo {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** One line: what came from outside must not add a header to the mail. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

/** Percent-encoded whole, so that nothing in it can end the address or start a field. */
const encode = (text: string) => encodeURIComponent(text);

function quote(message: string): string {
  const text = message.trim();
  const cut = [...text].slice(0, LONGEST_QUOTE).join('');
  const lines = (cut.length < text.length ? `${cut}…` : cut).split(/\r\n|\r|\n/);
  return lines.map((line) => `> ${line}`).join('\r\n');
}

/** `mailto:` link that answers a submission: its subject, and its text quoted. */
export function replyLink({ name, email, subject, message }: ReplyTo): string {
  const { mail } = drawerText;
  const [local = '', domain = ''] = email.split('@');
  const title = oneLine(subject) || mail.noSubject;
  const person = oneLine(name);
  const lines = [`${mail.greeting} ${person},`, '', '', ''];
  if (message.trim()) lines.push(`${person} ${mail.wrote}\u00a0:`, quote(message));
  return `mailto:${encode(local)}@${encode(domain)}?subject=${encode(`Re: ${title}`)}&body=${encode(lines.join('\r\n'))}`;
}
