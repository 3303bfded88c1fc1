import { describe, expect } from 'vitest';
import { formRowsByTable } from './support/all-rules.ts';
import { attemptAs, getOnlyRow, runAs, type Transaction } from './support/database.ts';
import { submissionTables } from './support/form-permissions.ts';
import { insertSubmission } from './support/insert-submission.ts';
import { it } from './support/rollback-test.ts';

type Filter = Record<string, string | number | boolean | null>;

/** Returns the ids of one page as the screen requests it, in order. */
async function loadPageIds(tx: Transaction, source: string, filter: Filter = {}) {
  const parameters = Object.keys(filter).map((name, index) => {
    // dates are sent as text, because the driver would drop microseconds
    const cast = /_at|since|before/.test(name) ? '::text::timestamptz' : '';
    return `, ${name} => $${index + 1}${cast}`;
  });
  const call = `select id from public.list_submissions('${source}'${parameters.join('')})`;
  const { code, rows } = await attemptAs(tx, 'super admin', (db) => db.unsafe(call, Object.values(filter)));
  expect(code).toBeNull();
  return rows.map(({ id }) => String(id));
}

/** Inserts messages in groups of one instant, a minute apart. Returns their ids in the order of the list. */
async function insertMessages(tx: Transaction, rows: number): Promise<string[]> {
  await tx`delete from public.contact_messages`;
  await tx`
    insert into public.contact_messages (name, email, subject, message, created_at)
    select 'Nom ' || i, 'n' || i || '@example.org', 'Sujet', 'Texte', now() - (i / 3) * interval '1 minute'
    from generate_series(1, ${rows}) as i`;
  const storedRows = await tx`select id from public.contact_messages order by created_at desc, id`;
  return storedRows.map(({ id }) => String(id));
}

async function loadCursor(tx: Transaction, id: string | undefined): Promise<Filter> {
  const rows = await tx`select created_at::text as at from public.contact_messages where id = ${id ?? null}`;
  return { cursor_at: String(getOnlyRow(rows).at), cursor_id: id ?? null };
}

describe('the follow-up', () => {
  it('without a change sets no handler', async ({ tx }) => {
    const id = await insertSubmission(tx, 'contact_messages');
    await runAs(tx, 'super admin')`
      update public.contact_messages set status = 'new', note = '' where id = ${id}`;
    const rows = await tx`select handled_by, handled_at from public.contact_messages where id = ${id}`;
    expect(getOnlyRow(rows)).toEqual({ handled_by: null, handled_at: null });
  });

  it('loses its handler when the first change is undone', async ({ tx }) => {
    const id = await insertSubmission(tx, 'contact_messages');
    for (const status of ['done', 'new'])
      await runAs(tx, 'super admin')`update public.contact_messages set status = ${status} where id = ${id}`;
    const rows =
      await tx`select handled_by, handled_at, version from public.contact_messages where id = ${id}`;
    expect(getOnlyRow(rows)).toEqual({ handled_by: null, handled_at: null, version: 3 });
  });
});

// Tests private.build_submission_filter
describe('a list', () => {
  it('is paged by cursor in both directions without losing or repeating rows', async ({ tx }) => {
    const all = await insertMessages(tx, 20);
    const forwardIds: string[] = [];
    let cursor: Filter = {};
    for (let requestCount = 0; requestCount < 5; requestCount += 1) {
      const ids = await loadPageIds(tx, 'contact_messages', { page_size: 5, ...cursor });
      forwardIds.push(...ids);
      if (ids.length > 0) cursor = await loadCursor(tx, ids.at(-1));
    }
    expect(forwardIds).toEqual(all);

    const last = await loadPageIds(tx, 'contact_messages', { page_size: 5, backwards: true });
    expect(last).toEqual(all.slice(15));
    const before = await loadPageIds(tx, 'contact_messages', {
      page_size: 5,
      backwards: true,
      ...(await loadCursor(tx, last[0])),
    });
    expect(before).toEqual(all.slice(10, 15));
  });

  it('is filtered by status and period', async ({ tx }) => {
    const all = await insertMessages(tx, 9);
    await tx`update public.contact_messages set status = 'spam' where id = ${all[4] ?? null}`;
    expect(await loadPageIds(tx, 'contact_messages', { state: 'spam' })).toEqual([all[4]]);
    await tx`update public.contact_messages set status = 'in_progress' where id = ${all[5] ?? null}`;
    await tx`update public.contact_messages set status = 'done' where id = ${all[6] ?? null}`;
    expect(await loadPageIds(tx, 'contact_messages', { state: 'open' })).toEqual(
      all.filter((id) => id !== all[4] && id !== all[6]),
    );
    const minutes = getOnlyRow(
      await tx`
      select (now() - interval '2 minutes')::text as since, (now() - interval '1 minute')::text as before`,
    );
    expect(
      await loadPageIds(tx, 'contact_messages', { since: minutes.since, before: minutes.before }),
    ).toEqual(all.slice(5, 8));
  });

  it.for(submissionTables)('of %s has as many rows as its count and its table', async (source, { tx }) => {
    if (source === 'newsletter_subscriptions') {
      await tx`insert into public.newsletter_subscriptions (email, is_active) values ('cle@example.org', false)`;
    } else await insertSubmission(tx, source);
    const state = source === 'newsletter_subscriptions' ? 'inactive' : 'new';
    const listedCondition = source === 'newsletter_subscriptions' ? tx`not is_active` : tx`status = ${state}`;
    const storedRows =
      await tx`select count(*)::int as total from ${tx(`public.${source}`)} where ${listedCondition}`;
    const { total } = getOnlyRow(storedRows);
    expect(await loadPageIds(tx, source, { state, page_size: 1000 })).toHaveLength(total);
    const { rows } = await runAs(tx, 'super admin')`
      select public.count_submissions(${[source]}, state => ${state})::int as total`;
    expect(rows).toEqual([{ total }]);
  });

  it('is counted up to a limit, or completely', async ({ tx }) => {
    for (let row = 0; row < 5; row += 1) await insertSubmission(tx, 'contact_messages');
    const count = async (ceiling: number | null) => {
      const { rows } = await runAs(tx, 'super admin')`
        select public.count_submissions(array['contact_messages'], 'awa@example.org', ceiling => ${ceiling})::int as total`;
      return getOnlyRow(rows).total;
    };
    const total = await count(null);
    expect(total).toBeGreaterThanOrEqual(5);
    expect(await count(3)).toBe(3);
    expect(await count(1001)).toBe(total);
  });

  it('of a table that is no form is refused', async ({ tx }) => {
    for (const source of ['roles', 'contact_messages; drop table public.roles', '']) {
      const { code } = await runAs(tx, 'super admin')`select public.count_submissions(${[source]})`;
      expect(code, source).toBe('22023');
    }
  });

  it('is read through an index by a super admin, searched or not', async ({ tx }) => {
    await tx`select set_config('enable_seqscan', 'off', true), set_config('enable_sort', 'off', true)`;
    for (const source of submissionTables) {
      const column = source === 'newsletter_subscriptions' ? 'subscribed_at' : 'created_at';
      const orderedPlan = await tx.unsafe(`
        explain select id from public.${source} where ${column} <= now() order by ${column} desc, id limit 21`);
      expect(JSON.stringify(orderedPlan)).toContain(`${source}_${column}_idx`);
      const searchPlan = await tx.unsafe(
        `explain select id from public.${source} where search_text like '%aminata%'`,
      );
      expect(JSON.stringify(searchPlan)).toContain(`${source}_search_idx`);
    }
    for (const source of Object.keys(formRowsByTable)) {
      // On an empty table, Postgres could also choose the index of the dates. So the query has no order, and the definition
      // of the index proves the order.
      const index = `${source}_status_created_at_idx`;
      const query = `explain select id from public.${source} where status = 'spam'`;
      const { rows } = await attemptAs(tx, 'super admin', query);
      expect(JSON.stringify(rows)).toContain(index);
      const { indexdef } = getOnlyRow(await tx`select indexdef from pg_indexes where indexname = ${index}`);
      expect(indexdef).toContain('(status, created_at DESC, id)');
    }
  });

  it.for(submissionTables)(
    'of %s gives no search text or token, even when asked for them',
    async (source, { tx }) => {
      await insertSubmission(tx, source);
      const secrets = ['search_text', 'unsubscribe_token', 'confirmation_token'];
      for (const columns of ['null', `array['email', '${secrets.join("', '")}']`]) {
        const query = `select fields from public.list_submissions('${source}', ${columns})`;
        const { rows } = await attemptAs(tx, 'super admin', query);
        const names = Object.keys(getOnlyRow(rows.slice(0, 1)).fields as object);
        expect(names).toContain('email');
        expect(names.filter((name) => secrets.includes(name))).toEqual([]);
      }
    },
  );
});
