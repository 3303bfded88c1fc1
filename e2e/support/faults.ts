import type { Page, Route } from '@playwright/test';

/** Answers a request in place of the server. */
export type Fault = (route: Route) => Promise<void>;

const respondWithError =
  (status: number, code: string, hint: string | null = null): Fault =>
  (route) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      body: JSON.stringify({ code, message: 'no', details: null, hint }),
    });

/** The connection breaks before the request is sent. */
export const connectionResetFault: Fault = (route) => route.abort('connectionreset');
/** The session has expired. */
export const expiredSessionFault = respondWithError(401, 'PGRST303');
/** The server does not renew an ended session. */
export const refusedRenewalFault = respondWithError(400, 'refresh_token_not_found');
/** Row security or a missing grant refuses. */
export const forbiddenFault = respondWithError(403, '42501');
/** The rate limit refuses; the next request passes in 42 seconds. */
export const tooManyRequestsFault = respondWithError(429, 'PT429', '42');
/** The sign-in page of a Wi-Fi network answers in place of the server, with status 200. */
export const captivePortalFault: Fault = (route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Bienvenue sur le Wi-Fi' });
/** The server handles the request, but its answer is lost. */
export const lostAnswerFault: Fault = async (route) => {
  // retries once: the server may have just closed an idle connection
  await route.fetch({ maxRetries: 1 });
  await route.abort('connectionreset');
};
/** The answer never arrives. */
export const noAnswerFault: Fault = () => new Promise(() => undefined);

/** Applies the fault to matching requests until the returned function is called. */
export async function injectFault(page: Page, requests: RegExp, fault: Fault, method?: string) {
  await page.route(requests, (route) =>
    method && route.request().method() !== method ? route.fallback() : fault(route),
  );
  return () => page.unroute(requests);
}

/** Divides the time limits of requests on the open page by 100, until the returned function is called. */
export async function shortenTimeouts(page: Page) {
  const originalTimeout = await page.evaluateHandle(() => {
    const original = AbortSignal.timeout;
    AbortSignal.timeout = (milliseconds) => original.call(AbortSignal, milliseconds / 100);
    return original;
  });
  return () =>
    originalTimeout.evaluate((original) => {
      AbortSignal.timeout = original;
    });
}

/** Matches every data request of the back office, except those about the signed-in person. */
export const SCREEN_REQUEST_PATTERN =
  /\/rest\/v1\/(?!user_roles|rpc\/register_visit|profiles\?select=first_name)/;

/** Error messages that tests expect in the back office. */
export const expectedAdminErrorMessages = {
  network: 'Connexion impossible. Vérifiez votre réseau puis réessayez.',
  unexpected: 'Une erreur inattendue est survenue.',
} as const;
