import { getOnlyRow, type Transaction, toJson } from './database.ts';

/** Row of `claim_mails` that identifies one attempt to send a mail. */
export interface MailAttempt {
  readonly id: string;
  readonly attempt: number;
}

/** Reports an outcome of claimed mails, as `send-mails` does. Returns the number of accepted reports. */
export async function recordOutcome(
  tx: Transaction,
  mails: readonly MailAttempt[],
  outcome: object,
): Promise<number> {
  const outcomes = mails.map(({ id, attempt }) => ({ id, attempt, ...outcome }));
  const rows = await tx`select public.record_mail_outcomes(${toJson(tx, outcomes)}) as accepted`;
  return getOnlyRow(rows).accepted;
}
