import { type Audience, audiences } from './audience.ts';
import { type MailPart, renderMailSmallPrint } from './layout.ts';
import type { MailLinkBaseUrls } from './renderers.ts';

/** Returns the unsubscribe line at the end of a mail, and the headers with which mail programs show a button of their own. */
export function createUnsubscribeParts(
  token: string,
  audience: Audience,
  { siteUrl, projectUrl }: MailLinkBaseUrls,
): { line: MailPart; headers: Record<string, string> } {
  const list = audience === 'readers' ? '' : `&liste=${audience}`;
  return {
    line: renderMailSmallPrint('Vous pouvez quitter cette liste quand vous le voulez :', {
      label: 'Se désinscrire',
      href: `${siteUrl}${audiences[audience].path}?desinscription=${token}`,
    }),
    // RFC 8058: the mail program sends a POST, which a static page cannot answer
    headers: {
      'List-Unsubscribe': `<${projectUrl}/functions/v1/unsubscribe?token=${token}${list}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
