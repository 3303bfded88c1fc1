/**
 * Returns an `ilike` pattern that finds the text anywhere. Wildcards are escaped; PostgREST's `*` becomes « any
 * character ».
 */
export function toContainsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_')}%`;
}
