import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../src/types/database.ts';
import { LOCAL_SECRET_KEY } from '../../supabase/local/keys.ts';

interface Mail {
  to: string;
  subject: string;
  text?: string;
  html?: string;
}

/** Reads rows past row security, with the key that only the embedded backend has. */
export function database(baseURL: string | undefined) {
  return createClient<Database>(baseURL ?? '', LOCAL_SECRET_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

/** The link of the newest mail caught for this address. Throws when none arrived. */
export async function linkInMail(baseURL: string | undefined, to: string): Promise<string> {
  const response = await fetch(`${baseURL}/_mail?to=${encodeURIComponent(to)}`);
  const mails = (await response.json()) as Mail[];
  const link = /https?:\/\/[^\s"'<]+/.exec(mails.at(-1)?.text ?? mails.at(-1)?.html ?? '')?.[0];
  if (!link) throw new Error(`no mail with a link for ${to}`);
  return link.replaceAll('&amp;', '&');
}
