/** Returns a JavaScript expression that calls the script with these arguments, for a page of any engine. */
export const serializeCall = (script: (...args: never[]) => unknown, args: unknown[]): string =>
  `(${script})(${args.map((arg) => JSON.stringify(arg)).join()})`;
