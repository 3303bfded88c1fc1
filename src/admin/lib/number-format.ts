export const numberFormat = new Intl.NumberFormat('fr-FR');

/** Returns « 1 émission » or « 2 émissions ». French takes the singular for 0 too. */
export const formatCount = (count: number, words: { one: string; many: string }): string =>
  `${numberFormat.format(count)}\u00a0${count > 1 ? words.many : words.one}`;
