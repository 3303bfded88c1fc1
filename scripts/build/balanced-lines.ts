/**
 * Sets words on as few lines as `limit` allows, of lengths as equal as they can be. Undefined when a word alone is longer.
 * `widths` are those of the words, `space` what separates two of them.
 */
export function balancedLines(
  words: readonly string[],
  widths: readonly number[],
  space: number,
  limit: number,
): string[] | undefined {
  /** The best way to set the first n words: fewest lines, then the smallest sum of squared blanks. */
  const best: ({ lines: string[]; cost: number } | undefined)[] = [{ lines: [], cost: 0 }];
  for (let end = 1; end <= words.length; end++) {
    let width = -space;
    for (let start = end - 1; start >= 0; start--) {
      width += (widths[start] ?? 0) + space;
      const before = best[start];
      if (width > limit) break;
      if (!before) continue;
      const lines = [...before.lines, words.slice(start, end).join(' ')];
      const cost = before.cost + (limit - width) ** 2;
      const known = best[end];
      const better =
        !known ||
        lines.length < known.lines.length ||
        (lines.length === known.lines.length && cost < known.cost);
      if (better) best[end] = { lines, cost };
    }
  }
  return best[words.length]?.lines;
}
