/** Longest texts, in characters; the database's CHECK constraints hold the same numbers (a test compares them). */
export const limits = {
  email: 254,
  phone: 50,
  webAddress: 2000,
  /** One line of a form, e.g. a subject or a company. */
  line: 300,
  /** A text of several lines in a form. */
  message: 20_000,
  skills: 5000,
  /** Fewest characters of a password, as the accounts server has it. */
  passwordMin: 8,
  /** Most bytes of a password in UTF-8: bcrypt reads no more, and the accounts server refuses a longer one. */
  passwordBytes: 72,
  personName: 100,
  /** Words of a search in the back office. */
  search: 200,
  role: { label: 60, description: 300 },
  reviewNote: 1000,
  category: { name: 80, slug: 100, description: 500 },
  tag: { name: 60, slug: 100 },
  programme: { title: 160, kind: 60, summary: 500 },
  letter: { subject: 150, intro: 5000 },
  /** Stories of a letter, as the table has it. */
  letterStories: 20,
  settings: { title: 80, description: 300, url: 500, address: 300 },
  /** Bytes of a CV; the bucket holds the same number. */
  cvBytes: 5 * 1024 * 1024,
  /** Days from today that a date of a form may be away. */
  daysAhead: 3660,
} as const;

/** An address that can stand in the header of a mail and stay one address, as the database has it. */
export const emailPattern = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+$/;
