const EMAIL = /^[^\s@:/\\]+@[^\s@:/\\]+$/;

/**
 * Breaks the web addresses in text of visitors or accounts. Mail programs would link them in a mail of the
 * group. E-mail addresses stay whole.
 */
export const breakWebAddresses = (text: string): string =>
  text.replace(/\S+/g, (word) =>
    EMAIL.test(word)
      ? word
      : word
          // « https://… » → « https ://… »
          .replace(/(?<=\p{L}):(?=\S)|:(?=\/\/)/gu, ' :')
          // « exemple.com » → « exemple. com »
          .replace(/(?<=[\p{L}\p{N}])([.．。｡])(?=\p{L})/gu, '$1 ')
          // « \\serveur » → « \ \serveur »
          .replace(/\\(?=\\)/g, '\\ '),
  );
