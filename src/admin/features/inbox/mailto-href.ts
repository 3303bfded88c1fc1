import { drawerText } from '@/copy/admin/forms';

/** Longest quote in characters: mail programs cut or refuse longer links. */
const LONGEST_QUOTE = 1200;

interface ReplyTo {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** Text on one line: a line break would let a visitor add a header to the mail. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

/** Encodes every special character, so that a value cannot end the address or start a field. */
const encode = (text: string) => encodeURIComponent(text);

function quote(message: string): string {
  const text = message.trim();
  const cut = [...text].slice(0, LONGEST_QUOTE).join('');
  const lines = (cut.length < text.length ? `${cut}…` : cut).split(/\r\n|\r|\n/);
  return lines.map((line) => `> ${line}`).join('\r\n');
}

/** Returns the `mailto:` link that answers a submission with its subject and quoted text. */
export function replyHref({ name, email, subject, message }: ReplyTo): string {
  const { mail } = drawerText;
  const [local = '', domain = ''] = email.split('@');
  const title = oneLine(subject) || mail.noSubject;
  const person = oneLine(name);
  const lines = [`${mail.greeting} ${person},`, '', '', ''];
  if (message.trim()) lines.push(`${person} ${mail.wrote}\u00a0:`, quote(message));
  return `mailto:${encode(local)}@${encode(domain)}?subject=${encode(`Re: ${title}`)}&body=${encode(lines.join('\r\n'))}`;
}
