import { expect, type Locator, type Page, type Route } from '@playwright/test';

/** What becomes of a call. */
export type Fault = (route: Route) => Promise<void>;

const refuse =
  (status: number, code: string, hint: string | null = null): Fault =>
  (route) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      body: JSON.stringify({ code, message: 'no', details: null, hint }),
    });

/** The connection breaks before anything is sent. */
export const cut: Fault = (route) => route.abort('connectionreset');
/** The server breaks down. */
export const broken = refuse(500, 'XX000');
/** The session is over, for the tables too. */
export const expired = refuse(401, 'PGRST303');
/** Row security or a grant says no. */
export const forbidden = refuse(403, '42501');
/** Too many calls; in so many seconds one more passes. */
export const limited = refuse(429, 'PT429', '42');
/** The sign-in page of a network answers in place of the server, with a success. */
export const captivePortal: Fault = (route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Bienvenue sur le Wi-Fi' });
/** Answers 200 with an empty body. */
export const empty: Fault = (route) => route.fulfill({ status: 200, body: '' });
/** The call arrives and does its work; its answer does not. */
export const lost: Fault = async (route) => {
  // a connection the server had just let go of is no fault of ours
  await route.fetch({ maxRetries: 1 });
  await route.abort('connectionreset');
};
/** Nobody ever answers. */
export const silent: Fault = () => new Promise(() => undefined);

/** By name. */
export const everyFault: Readonly<Record<string, Fault>> = {
  cut,
  broken,
  expired,
  forbidden,
  limited,
  captivePortal,
  empty,
  silent,
  lost,
};

/** Does this to the calls that match, until the returned function is called. */
export async function inject(page: Page, calls: RegExp, fault: Fault, method?: string) {
  await page.route(calls, (route) =>
    method && route.request().method() !== method ? route.fallback() : fault(route),
  );
  return () => page.unroute(calls);
}

/** On the page that is open, waits of twenty seconds for an answer last a fifth of one, until the returned function is called. */
export async function hurry(page: Page) {
  const timeout = await page.evaluateHandle(() => {
    const before = AbortSignal.timeout;
    AbortSignal.timeout = (milliseconds) => before.call(AbortSignal, milliseconds / 100);
    return before;
  });
  return () =>
    timeout.evaluate((before) => {
      AbortSignal.timeout = before;
    });
}

/** What may go better is asked again after a second or two: the clock, once installed, goes ahead until it has been given up. */
export async function expectSaid(place: Locator, words: string | RegExp): Promise<void> {
  await expect(async () => {
    await place.page().clock.fastForward(3000);
    await expect(place).toContainText(words, { timeout: 250 });
  }).toPass({ timeout: 20_000, intervals: [50] });
}

/** Everything a screen of the back office asks, except who is looking: that is asked once for all of them. */
export const READS = /\/rest\/v1\/(?!user_roles|rpc\/register_visit|profiles\?select=first_name)/;

/** What the back office says of a fault. */
export const says = {
  network: 'Connexion impossible. Vérifiez votre réseau puis réessayez.',
  broken: 'Une erreur inattendue est survenue.',
  limited: 'Trop de demandes en peu de temps. Patientez une minute.',
  forbidden: /[Vv]otre rôle ne permet p|ont changé entre-temps/,
} as const;
