import { beforeEach, describe, expect } from 'vitest';
import { formFixturesByTable } from './support/all-rules.ts';
import type { Transaction } from './support/database.ts';
import { messageRow } from './support/fixtures.ts';
import { createRollbackTest } from './support/rollback-test.ts';
import { openScratchDatabase } from './support/scratch-database.ts';
import { insertAsVisitor } from './support/visitors.ts';

const sql = await openScratchDatabase();
const it = createRollbackTest(sql);
// a rollback does not reset a sequence
beforeEach(() => sql`select setval('private.acknowledgement_allowance', 0)`);

const EMAIL = 'awa.acknowledged@example.org';

const loadMails = (tx: Transaction) => tx`
    select kind, recipient, data, idempotency_key, private.acknowledgement_mail(recipient, data) as rendered
    from private.mails where recipient like '%.acknowledged@example.org' order by created_at`;

const forms = Object.entries(formFixturesByTable);

describe('a form', () => {
  it.for(forms)('is acknowledged once to its sender: %s', async ([table, { row }], { tx }) => {
    const sentRow = { ...row, email: 'Awa.Acknowledged@example.org' };
    await insertAsVisitor(tx, table, sentRow);
    // a repetition within the hour is the same submission
    await insertAsVisitor(tx, table, sentRow);
    const mails = await loadMails(tx);
    expect(mails).toMatchObject([
      { kind: 'acknowledgement', recipient: EMAIL, data: { form: table }, rendered: { form: table } },
    ]);
    const { data, idempotency_key } = mails[0] ?? {};
    // the queue holds no word of the visitor
    const words = Object.values(row).filter((value) => typeof value === 'string' && value.length > 3);
    for (const word of words) expect(JSON.stringify([data, idempotency_key])).not.toContain(word);
  });

  it('sends no acknowledgement once it is erased or marked as spam', async ({ tx }) => {
    await insertAsVisitor(tx, 'contact_messages', { ...messageRow, email: EMAIL });
    await tx`update public.contact_messages set status = 'spam' where email = ${EMAIL}`;
    expect((await loadMails(tx)).map(({ rendered }) => rendered)).toEqual([null]);
    await tx`delete from public.contact_messages where email = ${EMAIL}`;
    expect((await loadMails(tx)).map(({ rendered }) => rendered)).toEqual([null]);
  });

  it('of an application is acknowledged with the offer only if staff wrote it', async ({ tx }) => {
    const value = { items: [{ id: 'monteur', title: 'Monteur (F/H)' }] };
    await tx`insert into public.site_collections ${tx({ key: 'offres', label: 'Offres', value })}`;
    const row = formFixturesByTable.job_applications?.row;
    for (const job_title of ['Monteur (F/H)', 'Gagnez sur spam.example'])
      await insertAsVisitor(tx, 'job_applications', { ...row, job_title, email: EMAIL });
    const offers = (await loadMails(tx)).map(({ rendered }) => rendered.offer);
    expect(offers).toEqual(['Monteur (F/H)', null]);
  });

  it('that an operator imports is not acknowledged', async ({ tx }) => {
    await tx`insert into public.contact_messages ${tx({ ...messageRow, email: EMAIL })}`;
    expect(await loadMails(tx)).toEqual([]);
  });

  it('is stored without an acknowledgement when the table of mails is missing', async ({ tx }) => {
    await tx`drop table private.mails cascade`;
    await insertAsVisitor(tx, 'contact_messages', { ...messageRow, email: EMAIL });
    expect(await tx`select from public.contact_messages where email = ${EMAIL}`).toHaveLength(1);
  });
});

describe('acknowledgements', () => {
  it('to one address are three at once at most', async ({ tx }) => {
    for (let count = 0; count < 5; count += 1)
      await insertAsVisitor(tx, 'contact_messages', {
        ...messageRow,
        email: EMAIL,
        subject: `Objet ${count}`,
      });
    expect(await loadMails(tx)).toHaveLength(3);
    expect(await tx`select from public.contact_messages where email = ${EMAIL}`).toHaveLength(5);
  });

  it('stop when their common allowance is used up, while forms are stored', async ({ tx }) => {
    // the allowance of 300 mails regains one each ten seconds: full again in 3,001 s, it has none left
    await tx`
        select setval(
          'private.acknowledgement_allowance', (extract(epoch from clock_timestamp()) * 1000000 + 3001000000)::bigint
        )`;
    await insertAsVisitor(tx, 'contact_messages', { ...messageRow, email: EMAIL });
    expect(await loadMails(tx)).toEqual([]);
    expect(await tx`select from public.contact_messages where email = ${EMAIL}`).toHaveLength(1);
  });
});
