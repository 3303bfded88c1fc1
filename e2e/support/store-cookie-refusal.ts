/** Runs in the page before its scripts. Stores a refusal, so that the cookie question does not appear. */
export function storeCookieRefusal() {
  // a sandboxed frame has no storage
  if (window.top !== window) return;
  localStorage.setItem(
    'obouo.consent',
    JSON.stringify({
      id: 'test',
      version: 1,
      at: new Date().toISOString(),
      choices: { performance: false, functionality: false, advertising: false },
    }),
  );
}
