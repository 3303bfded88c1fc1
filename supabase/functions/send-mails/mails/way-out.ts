import { type Part, quiet } from './layout.ts';

/** Addresses a mail is put into words with. */
interface Addresses {
  /** Of the site. */
  url: string;
  /** Of the project's API. */
  project: string;
}

/** What leaves the newsletter by one press: a line at the end of a mail, and the headers that mail programs make a button of. */
export function wayOut(
  token: string,
  { url, project }: Addresses,
): { line: Part; headers: Record<string, string> } {
  return {
    line: quiet('Vous pouvez quitter cette liste quand vous le voulez, en une pression :', {
      label: 'Se désinscrire',
      href: `${url}/?desinscription=${token}`,
    }),
    // RFC 8058: the program sends a POST, which a page of static files cannot take
    headers: {
      'List-Unsubscribe': `<${project}/functions/v1/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
