/** List of subscribers that a mail is sent to. The CHECK of newsletter_subscriptions.audience has the same values. */
export type Audience = 'readers' | 'press';

/** Name of each newsletter in a sentence, and the page that the links of its mails open. */
export const audiences: Record<Audience, { newsletter: string; path: string }> = {
  readers: { newsletter: 'la newsletter du Groupe Obouo', path: '/' },
  press: { newsletter: 'la newsletter presse du Groupe Obouo', path: '/presse' },
};

/** Returns the audience of stored data; readers by default. */
export const toAudience = (value: unknown): Audience => (value === 'press' ? 'press' : 'readers');
