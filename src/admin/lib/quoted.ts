/** A name between French quotation marks. */
export const quoted = (name: string) => `«\u00a0${name}\u00a0»`;
