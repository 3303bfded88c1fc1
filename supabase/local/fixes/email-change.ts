import type { Sql } from 'postgres';
import { readJsonBody } from './auth-json.ts';

/**
 * Fix 23. With « Secure e-mail change » both addresses must confirm. The library accepts the old address alone,
 * and reports the link in the mail to the new address as expired. This function answers the first confirmation.
 * For the second, it moves the token to the column that the library reads.
 * @param confirmation a copy of a request to /auth/v1/verify, its body unread.
 * @returns undefined when the library must answer.
 */
export async function answerEmailChangeConfirmation(
  sql: Sql,
  confirmation: Request,
): Promise<Response | undefined> {
  const params: Record<string, unknown> = Object.fromEntries(new URL(confirmation.url).searchParams);
  const { token_hash: token = params.token, type = params.type } = await readJsonBody(confirmation);
  if (type !== 'email_change' || typeof token !== 'string' || token === '') return undefined;
  const updatedRows = await sql`
    update auth.users
    set email_change_token_current = nullif(email_change_token_current, ${token}),
        email_change_token_new = nullif(email_change_token_new, ${token})
    where ${token} in (email_change_token_current, email_change_token_new)
      and email_change_token_current <> '' and email_change_token_new <> ''
      and email_change_sent_at > now() - interval '1 hour'
    returning id`;
  if (updatedRows.length > 0) {
    return Response.json({
      code: '200',
      msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
    });
  }
  await sql`
    update auth.users set email_change_token_current = ${token}, email_change_token_new = null
    where email_change_token_new = ${token}`;
  return undefined;
}
