/**
 * The only two public settings. Unset (development, preview, tests), the site talks to the embedded backend, which is
 * served on its own origin and accepts this demonstration key; no hosted project does.
 */
export const supabaseUrl: string = import.meta.env.VITE_SUPABASE_URL || globalThis.location?.origin || '';
export const supabaseKey: string =
  import.meta.env.VITE_SUPABASE_ANON_KEY || 'sb_publishable_local_demo_0000000000';
