/** Returns the source of a call, which any engine can evaluate in a page. */
export const toCallExpression = (script: (...seen: never[]) => unknown, seen: unknown[]): string =>
  `(${script})(${seen.map((one) => JSON.stringify(one)).join()})`;
