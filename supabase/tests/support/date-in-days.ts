/** Returns the date this many days from today, as YYYY-MM-DD. */
export function getDateInDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
