/** Demo account of the embedded backend. `supabase/seed.sql` inserts these accounts. */
export interface DemoAccount {
  readonly email: string;
  /** Key of its role; null for the account without permissions. */
  readonly role: string | null;
}

/** Password of every demo account. `npm run dev` prints it, because only the embedded backend has these accounts. */
export const DEMO_PASSWORD = 'Demo-Obouo-2026';

/** Demo accounts: one for each role, and one without a role. */
export const demoAccounts: readonly DemoAccount[] = [
  { email: 'super.admin@demo.obouo.example', role: 'super_admin' },
  { email: 'admin@demo.obouo.example', role: 'admin' },
  { email: 'editor@demo.obouo.example', role: 'editor' },
  { email: 'contributor@demo.obouo.example', role: 'contributor' },
  { email: 'moderator@demo.obouo.example', role: 'moderator' },
  { email: 'sans.role@demo.obouo.example', role: null },
];
