/** Stores a refusal of all cookies before the page's scripts run, so the banner stays hidden. */
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
