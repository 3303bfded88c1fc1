/**
 * URL and public key of the backend. Without them (development, preview, tests), the site uses the embedded
 * backend on its own origin. Only the embedded backend accepts the demonstration key below.
 */
export const supabaseUrl: string = import.meta.env.VITE_SUPABASE_URL || globalThis.location?.origin || '';
export const supabaseKey: string =
  import.meta.env.VITE_SUPABASE_ANON_KEY || 'sb_publishable_local_demo_0000000000';
