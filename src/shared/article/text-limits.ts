/** Limits of a Markdown text. The database holds the same figures but the last (`private.unreadable_reason`). */
export const textLimits = {
  /** Lists and quotes inside each other. */
  nesting: 20,
  /** Columns of a table. */
  columns: 50,
  /** Cells of all tables: a row that is shorter than the head is shown with empty cells. */
  cells: 20_000,
  lines: 5_000,
  /** Lines of nothing but `=` or `-`: each may be a heading, and costs a walk through all that precedes it. */
  underlines: 100,
  /** `<!` and `<?`: each costs a walk to the end of its paragraph. */
  declarations: 100,
  /** Sum over the paragraphs of the squares of their marks: the cost of links and emphasis grows with it. */
  squaredMarks: 4_000_000,
  /** Characters of the addresses and titles that `[text][name]` repeats. Only the parser knows them. */
  references: 500_000,
} as const;
