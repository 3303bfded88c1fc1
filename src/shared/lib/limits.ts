import { SEARCH_MAX_LENGTH } from './search-text.ts';

/**
 * Limits of what people enter; lengths are maximums in characters unless the name says otherwise. The database
 * has the same numbers, except for passwords. `supabase/tests/limits.test.ts` compares them, except for `campaignStories`.
 */
export const inputLimits = {
  email: 254,
  phone: 50,
  webAddress: 2000,
  /** One line of a form, e.g. a subject or a company. */
  line: 300,
  /** Several lines of a form. */
  message: 20_000,
  skills: 5000,
  /** Minimum characters of a password, as in the settings of Auth. */
  passwordMin: 8,
  /** Maximum bytes of a password in UTF-8: bcrypt ignores further bytes, and Auth refuses longer ones. */
  passwordBytes: 72,
  personName: 100,
  search: SEARCH_MAX_LENGTH,
  role: { label: 60, description: 300 },
  reviewNote: 1000,
  category: { name: 80, slug: 100, description: 500 },
  tag: { name: 60, slug: 100 },
  programme: { title: 160, kind: 60, summary: 500 },
  campaign: { subject: 150, intro: 5000 },
  /** Stories of a campaign; the table has the same limit. */
  campaignStories: 20,
  settings: { title: 80, description: 300, url: 500, address: 300 },
  /** Bytes of a CV; the bucket has the same limit. */
  cvBytes: 5 * 1024 * 1024,
  /**
   * Maximum number of days from today to a date, in UTC, that the database accepts. The forms stop one day earlier,
   * because the date of the visitor may be one day ahead.
   */
  daysAhead: 3660,
} as const;

/** One address in a mail header, at a domain with a dot. `private.is_email_address` checks the same. */
export const emailPattern = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\".]+(?:\.[^\s@<>()[\],;:\\".]+)+$/;
