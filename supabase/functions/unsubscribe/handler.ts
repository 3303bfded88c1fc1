import { createApiCaller } from '../_shared/call-api.ts';
import type { MailFunctionSettings } from '../_shared/settings.ts';
import { audiences, toAudience } from '../send-mails/mails/audience.ts';

const TOKEN = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Returns the handler of the unsubscribe link in the headers of newsletter mails (RFC 8058). A mail program
 * sends a POST when its reader presses « unsubscribe »; the answer is equal for every token. A GET comes from
 * a person or a link scanner, and redirects to the page with the confirmation button.
 */
export function createUnsubscribeHandler(
  settings: MailFunctionSettings,
  send: typeof fetch = fetch,
): (request: Request) => Promise<Response> {
  const callApi = createApiCaller(settings, send);
  return async ({ method, url }) => {
    const { searchParams } = new URL(url);
    const token = searchParams.get('token') ?? '';
    if (method === 'GET' || method === 'HEAD') {
      const { path } = audiences[toAudience(searchParams.get('liste'))];
      const location = `${settings.siteUrl}${path}?desinscription=${encodeURIComponent(token)}`;
      return new Response(null, { status: 303, headers: { location, 'referrer-policy': 'no-referrer' } });
    }
    if (method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'GET, POST' } });
    // an invalid token belongs to no subscription
    if (!TOKEN.test(token)) return new Response(null, { status: 204 });
    const hasSucceeded = await callApi('/rest/v1/rpc/unsubscribe', { token }).then(
      () => true,
      () => false,
    );
    // 503 makes the mail program try again
    return new Response(null, { status: hasSucceeded ? 204 : 503 });
  };
}
