/** The day in so many days, as the visitor's calendar has it: YYYY-MM-DD, never shifted by the time zone. */
export function localDate(daysFromToday: number, now = new Date()): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysFromToday);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`;
}
