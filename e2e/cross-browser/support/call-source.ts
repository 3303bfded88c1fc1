/** Returns the source of a call, which any engine can evaluate in a page. */
export const serializeCall = (script: (...args: never[]) => unknown, args: unknown[]): string =>
  `(${script})(${args.map((arg) => JSON.stringify(arg)).join()})`;
