import type { Connection } from '../database.ts';

/** Functions of schema `public` that visitors may call. Add new ones here. */
export const visitorFunctions: readonly string[] = [
  'confirm_subscription',
  'health',
  'open_cv_upload',
  'previewed_text',
  'published_collections',
  'published_counts',
  'published_news',
  'published_on_air',
  'published_programmes',
  'published_settings',
  'published_state',
  'published_text',
  'published_texts',
  'report_client_error',
  'unsubscribe',
];

/** Functions of schema `public` that only the secret key may call, for `send-mails`. */
const serviceFunctions: readonly string[] = ['claim_mails', 'record_mail_outcomes'];

/** Functions of `public` and `private` that each role may call. Signed-in people have `listStaffFunctions`. */
export const reviewedFunctionsByRole: Readonly<Record<string, readonly string[]>> = {
  anon: [...visitorFunctions, 'clean_text', 'fold', 'is_email_address', 'has_cv_ticket'].sort(),
  service_role: [
    'claim_mails',
    'clean_text',
    'fold',
    'has_permission',
    'is_email_address',
    'is_media_filename',
    'is_plausible_date',
    'may_edit_all_content',
    'may_read_all_content',
    'record_mail_outcomes',
    'text_words',
    'unsubscribe',
  ],
  supabase_auth_admin: ['limit_sign_ups', 'watch_password_attempts'],
};

/**
 * Returns the functions of `public` that the API offers to signed-in people. Also returns the functions of `private`
 * that these functions, a policy, a check, a default or an index call.
 */
export async function listStaffFunctions(sql: Connection): Promise<Record<'public' | 'private', string[]>> {
  const rows = await sql<{ name: string; text: string }[]>`
    select proname as name, pg_get_functiondef(oid) as text from pg_proc
    where pronamespace = 'public'::regnamespace and proname <> all (${serviceFunctions})`;
  const rules = await sql<{ text: string }[]>`
    select concat_ws(' ', qual, with_check) as text from pg_policies
    union all
    select pg_get_constraintdef(oid) from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace
    union all
    select pg_get_expr(adbin, adrelid) from pg_attrdef join pg_class on pg_class.oid = adrelid
    where relnamespace = 'public'::regnamespace
    union all
    select indexdef from pg_indexes where schemaname = 'public'`;
  const calledFunctions = [...rows, ...rules].flatMap(({ text }) =>
    [...text.matchAll(/\bprivate\.(\w+)\(/g)].map(([, name = '']) => name),
  );
  return { public: sortUnique(rows.map(({ name }) => name)), private: sortUnique(calledFunctions) };
}

const sortUnique = (names: string[]) => [...new Set(names)].sort();
