/** French dates without a library: the browser has the words. Days are ISO (`2025-03-15`) and never shift with the zone. */
const longDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });

/** « 15 mars 2025 » for an ISO day. */
export function formatLongDate(day: string): string {
  return longDate.format(new Date(`${day}T00:00:00Z`));
}
