/** Limits of a Markdown text. In the database, `private.unreadable_reason` checks the same figures, except `references`. */
export const markdownLimits = {
  /** Depth of nested lists and quotes. */
  nesting: 20,
  /** Columns of a table. */
  columns: 50,
  /** Cells of all tables. Empty cells that complete a short row count too. */
  cells: 20_000,
  lines: 5_000,
  /** Lines of only `=` or `-`. Each may be a heading, for which the parser reads all lines before it. */
  underlines: 100,
  /** `<!` and `<?`. For each, the parser reads to the end of the paragraph. */
  declarations: 100,
  /**
   * Count the signs of links, emphasis and HTML in each paragraph, square each count, and add the squares. The
   * parsing time grows with this sum.
   */
  squaredMarks: 4_000_000,
  /** Characters of the URLs and titles that `[text][name]` repeats. Only the parser can count them. */
  references: 500_000,
} as const;
