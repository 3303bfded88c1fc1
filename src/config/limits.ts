/** Longest texts, in characters; the database's CHECK constraints hold the same numbers (a test compares them). */
export const limits = {
  email: 254,
  /** Fewest characters of a password, as the accounts server has it. */
  passwordMin: 8,
  personName: 100,
  content: { title: 300, slug: 200, content: 200_000, excerpt: 2000 },
  contact: { name: 300, subject: 300, message: 20_000 },
} as const;
