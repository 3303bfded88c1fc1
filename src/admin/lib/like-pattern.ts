/** Pattern of `ilike` that finds the text anywhere: its own wildcards are escaped, PostgREST's `*` becomes any one character. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_')}%`;
}
