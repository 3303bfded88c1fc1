/** One demo account of the embedded backend; `supabase/seed.sql` inserts the same ones. */
export interface DemoAccount {
  readonly email: string;
  /** Key of the role granted to it, or null for the account that is signed in but may do nothing. */
  readonly role: string | null;
}

/** The password of every demo account. Only the embedded backend has these accounts: it is printed on purpose. */
export const DEMO_PASSWORD = 'Demo-Obouo-2026';

export const demoAccounts: readonly DemoAccount[] = [
  { email: 'super.admin@demo.obouo.example', role: 'super_admin' },
  { email: 'admin@demo.obouo.example', role: 'admin' },
  { email: 'editor@demo.obouo.example', role: 'editor' },
  { email: 'contributor@demo.obouo.example', role: 'contributor' },
  { email: 'moderator@demo.obouo.example', role: 'moderator' },
  { email: 'sans.role@demo.obouo.example', role: null },
];
