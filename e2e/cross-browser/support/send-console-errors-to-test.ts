/**
 * Runs in the page: sends errors and warnings of the console to the test, because WebKitWebDriver does not expose
 * the console. The request is synchronous, so that a navigation cannot cancel it.
 */
export function sendConsoleErrorsToTest() {
  const report = (words: string) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/console-errors', false);
    request.send(words);
  };
  for (const level of ['error', 'warn'] as const) {
    const originalMethod = console[level];
    console[level] = (...words) => {
      report(`${level}: ${words.join(' ')}`);
      originalMethod.apply(console, words);
    };
  }
  const onError = (event: Event) => {
    if (event instanceof ErrorEvent) return report(`${event.message}\n${event.error?.stack}`);
    // of all links, only a style sheet must load: the browser may cancel a prefetch
    if (event.target instanceof Element && !event.target.matches('link:not([rel=stylesheet])')) {
      report(`not loaded: ${event.target.outerHTML}`);
    }
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => report(`unhandled: ${reason}\n${reason?.stack}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`against the policy: ${violatedDirective} ${blockedURI}`),
  );
}
