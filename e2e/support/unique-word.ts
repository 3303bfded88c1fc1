/** Returns a word that only the records of one test contain. */
export const createUniqueWord = () => `m${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}`;
