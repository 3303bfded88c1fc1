/**
 * Runs in the page: what the engine would write in its console as an error or a warning is told to the test. By a call that the
 * page waits for, so that none is lost with the page. One of the three engines tells nobody what its console says.
 */
export function tellFaults() {
  const tell = (words: string) => {
    const call = new XMLHttpRequest();
    call.open('POST', '/faults', false);
    call.send(words);
  };
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...words) => {
      tell(`${level}: ${words.join(' ')}`);
      write.apply(console, words);
    };
  }
  const onError = (event: Event) => {
    if (event instanceof ErrorEvent) return tell(`${event.message}\n${event.error?.stack}`);
    // what was fetched ahead and let go of is no fault
    if (event.target instanceof Element && !event.target.matches('link:not([rel=stylesheet])')) {
      tell(`not loaded: ${event.target.outerHTML}`);
    }
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => tell(`unhandled: ${reason}\n${reason?.stack}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell(`against the policy: ${violatedDirective} ${blockedURI}`),
  );
}
