/**
 * Replaces `@supabase/realtime-js` in the build (`vite.config.ts`). The back office opens no Realtime channel, and
 * supabase-js would load that client before the first screen.
 */
export class RealtimeClient {
  /** supabase-js calls this method when the session changes. */
  setAuth(): void {}
}
