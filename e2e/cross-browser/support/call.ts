/** A function of ours with its arguments, as an expression that means the same in a page: every engine takes that. */
export const call = (script: (...seen: never[]) => unknown, seen: unknown[]): string =>
  `(${script})(${seen.map((one) => JSON.stringify(one)).join()})`;
