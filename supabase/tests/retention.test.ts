import { describe, expect } from 'vitest';
import { peopleByActor } from './support/actors.ts';
import { formRowsByTable } from './support/all-rules.ts';
import { getOnlyRow, runAs, type Transaction } from './support/database.ts';
import {
  createConsentProof,
  createMediaFileColumns,
  insertContent,
  insertSubscription,
} from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';

type Row = Record<string, string | number | boolean | null | Buffer>;
interface Kind {
  readonly kind: string;
  readonly table: string;
  /** Column from which the period counts. */
  readonly dateColumn: string;
  /** Column that identifies the rows of the test. */
  readonly nameColumn: string;
  readonly row: (name: string, tx: Transaction) => Row | Promise<Row>;
}

/** Returns a kind with a table of its name in `public`. Rows have an e-mail address and a creation date. */
const createKind = (kind: string, row: Row): Kind => ({
  kind,
  table: `public.${kind}`,
  dateColumn: 'created_at',
  nameColumn: 'email',
  row: (name) => ({ ...row, email: `${name}@example.org` }),
});

/** Tables of forms, whose rows staff follow up. */
const FORM_KINDS = Object.entries(formRowsByTable).map(([table, row]) => createKind(table, row));

const KINDS: readonly Kind[] = [
  ...FORM_KINDS,
  {
    ...createKind('newsletter_subscriptions', { is_active: false }),
    dateColumn: 'unsubscribed_at',
  },
  {
    ...createKind('activity_log', {}),
    nameColumn: 'target_label',
    row: (name) => ({
      actor_name: 'Awa',
      action: 'sign_in',
      type: 'auth',
      target_label: `${name}@example.org`,
    }),
  },
  {
    ...createKind('consent_proofs', {}),
    nameColumn: 'id',
    row: (name) => ({ ...createConsentProof(), id: name }),
  },
  {
    ...createKind('mails', {}),
    table: 'private.mails',
    nameColumn: 'recipient',
    row: (name) => ({ kind: 'test', recipient: `${name}@example.org` }),
  },
  {
    kind: 'suppression_list',
    table: 'private.suppression_list',
    dateColumn: 'added_at',
    nameColumn: 'address_hash',
    row: (name) => ({ address_hash: Buffer.from(name), audience: 'readers' }),
  },
  {
    kind: 'rate_limit_buckets',
    table: 'private.rate_limit_buckets',
    dateColumn: 'full_at',
    nameColumn: 'sender',
    row: (name) => ({ sender: Buffer.from(name), full_at: '1970-01-01' }),
  },
  {
    ...createKind('content_bin', {}),
    dateColumn: 'deleted_at',
    nameColumn: 'id',
    row: (id) => ({ id, title: 'Un', slug: 'un', status: 'draft', content_type: 'article', snapshot: '{}' }),
  },
  {
    ...createKind('media_bin', {}),
    dateColumn: 'deleted_at',
    nameColumn: 'id',
    row: (id) => ({
      ...createMediaFileColumns(),
      id,
      original_filename: 'A.png',
      file_size: 1,
      media_type: 'image',
      snapshot: '{}',
      search_text: 'a',
    }),
  },
  {
    ...createKind('content_previews', {}),
    dateColumn: 'expires_at',
    nameColumn: 'id',
    row: async (id, tx) => ({ id, content_id: await insertContent(tx), token_hash: Buffer.from(id) }),
  },
  {
    ...createKind('content_presence', {}),
    dateColumn: 'seen_at',
    nameColumn: 'content_id',
    row: async (id, tx) => ({
      content_id: await insertContent(tx, { id }),
      user_id: peopleByActor.editor.id,
    }),
  },
  {
    ...createKind('invitations', { role: 'editor', invited_by: peopleByActor.admin.id }),
    dateColumn: 'expires_at',
  },
];

/**
 * Inserts a row for each number of seconds, whose age is the period of the kind plus these seconds. Returns a function
 * that loads, for each row, whether it remains.
 */
async function insertRowsOfAge(
  tx: Transaction,
  { kind, table, dateColumn, nameColumn, row }: Kind,
  ...secondsBeyondPeriod: number[]
) {
  const names: Row[string][] = [];
  for (const seconds of secondsBeyondPeriod) {
    const values = await row(crypto.randomUUID(), tx);
    const name = values[nameColumn] ?? null;
    await tx`insert into ${tx(table)} ${tx(values)}`;
    await tx`
      update ${tx(table)} set ${tx(dateColumn)} = now() - ${seconds} * interval '1 second'
        - (select retention_period from private.retention_policies where kind = ${kind})
      where ${tx(nameColumn)} = ${name}`;
    names.push(name);
  }
  return async () => {
    const remainingStates: boolean[] = [];
    for (const name of names) {
      remainingStates.push(
        (await tx`select from ${tx(table)} where ${tx(nameColumn)} = ${name}`).length === 1,
      );
    }
    return remainingStates;
  };
}

/** Applies retention as pg_cron does: as role postgres, which owns the tables and is no superuser. */
async function applyRetention(tx: Transaction, maxRows = 10_000): Promise<Record<string, number>> {
  await tx`set local role postgres`;
  const rows = await tx<{ kind: string; deleted_count: number }[]>`
    select kind, deleted_count::int from private.apply_retention(${maxRows})`;
  await tx`reset role`;
  return Object.fromEntries(rows.map(({ kind, deleted_count }) => [kind, deleted_count]));
}

describe('an expired row', () => {
  it('is of a kind that has a retention period and a test here', async ({ tx }) => {
    const rows = await tx<{ kind: string }[]>`select kind from private.retention_policies`;
    expect(rows.map(({ kind }) => kind).sort()).toEqual(
      // client-errors.test.ts tests the counters by day
      [...KINDS.map(({ kind }) => kind), 'orphaned_cvs', 'client_errors'].sort(),
    );
  });

  it.for(KINDS)('is deleted, and one just inside its period stays: $kind', async (kind, { tx }) => {
    const loadRemainingStates = await insertRowsOfAge(tx, kind, -60, 60);
    expect(await loadRemainingStates()).toEqual([true, true]);
    await applyRetention(tx);
    expect(await loadRemainingStates()).toEqual([true, false]);
  });

  it.for(KINDS)('is deleted in batches, the oldest first: $kind', async (kind, { tx }) => {
    const loadRemainingStates = await insertRowsOfAge(tx, kind, 60, 365 * 86_400);
    expect((await applyRetention(tx, 1))[kind.kind]).toBe(1);
    expect(await loadRemainingStates()).toEqual([true, false]);
    await applyRetention(tx);
    expect(await applyRetention(tx)).toEqual({});
    expect(await loadRemainingStates()).toEqual([false, false]);
  });

  it.for(FORM_KINDS)(
    'of $kind has its period counted from the last change by staff',
    async (kind, { tx }) => {
      const loadRemainingStates = await insertRowsOfAge(tx, kind, 3600);
      const setHandledAt = (age: string) =>
        tx`update ${tx(kind.table)} set handled_at = now() - ${age}::interval`;
      await setHandledAt('1 day');
      await applyRetention(tx);
      expect(await loadRemainingStates()).toEqual([true]);
      await setHandledAt('100 years');
      await applyRetention(tx);
      expect(await loadRemainingStates()).toEqual([false]);
    },
  );

  it('is never an active subscription, however old', async ({ tx }) => {
    await tx`insert into public.newsletter_subscriptions (email, subscribed_at) values ('fidele@example.org', '2001-01-01')`;
    await applyRetention(tx);
    expect(
      await tx`select from public.newsletter_subscriptions where email = 'fidele@example.org'`,
    ).toHaveLength(1);
  });

  it('of a subscription has its period counted from the day of unsubscription', async ({ tx }) => {
    const id = await insertSubscription(tx, 'retour@example.org');
    const loadState = async () =>
      getOnlyRow(
        await tx`
        select is_active, unsubscribed_at = now() as today, unsubscribed_at is null as never
        from public.newsletter_subscriptions where email = 'retour@example.org'`,
      );
    const setActive = (isActive: boolean) =>
      runAs(tx, 'super admin')`
        update public.newsletter_subscriptions set is_active = ${isActive} where id = ${id}`;
    await setActive(false);
    expect(await loadState()).toEqual({ is_active: false, today: true, never: false });
    await setActive(true);
    expect(await loadState()).toMatchObject({ is_active: true, never: true });
    await tx`
      update public.newsletter_subscriptions set is_active = false where email = 'retour@example.org'`;
    await tx`
      update public.newsletter_subscriptions set unsubscribed_at = now() - interval '29 days'
      where email = 'retour@example.org'`;
    // a second unsubscription does not restart the month
    await setActive(false);
    expect(await loadState()).toMatchObject({ is_active: false, today: false, never: false });
  });
});
