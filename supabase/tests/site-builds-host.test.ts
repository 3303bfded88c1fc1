import { afterAll, describe, expect, it } from 'vitest';
import { ACTORS } from './support/actors.ts';
import { attempt, connect, only, rolledBack, type Transaction } from './support/database.ts';
import { run } from './support/site-builds.ts';

const sql = connect();
afterAll(() => sql.end());

const HOOK = 'https://host.example/hook';

/** A project whose operator has connected the host, with something to build. */
async function connected(tx: Transaction) {
  await tx`delete from vault.secrets`;
  await tx`select vault.create_secret(${HOOK}, 'deploy_hook')`;
  await tx`insert into private.outgoing_origins values ('https://host.example', 'a host of one’s own')`;
  await tx`delete from net.http_request_queue`;
  await tx`update private.site_build set changes = 7, accepted = 6`;
}

const requests = (tx: Transaction) => tx`select id, method, url from net.http_request_queue order by id`;
const answer = async (tx: Transaction, status: number | null, error: string | null = null) => {
  const id = (await requests(tx)).at(-1)?.id;
  await tx`insert into net._http_response (id, status_code, error_msg) values (${id}, ${status}, ${error})`;
};
/** The clock of a transaction stands still: the last request moves into the past instead. */
const later = (tx: Transaction, interval: string) =>
  tx`update private.site_build set requested_at = requested_at - ${interval}::interval`;
const state = async (tx: Transaction) =>
  only(await tx`select accepted, attempts, failure, request_id from private.site_build`);

describe('the host', () => {
  it('is asked once for all that changed, and not again once it has accepted', async () => {
    await rolledBack(sql, async (tx) => {
      await connected(tx);
      expect(await run(tx)).toBe(true);
      expect(await requests(tx)).toMatchObject([{ method: 'POST', url: HOOK }]);
      await later(tx, '1 minute');
      // nothing is known yet, and more has changed
      await tx`update private.site_build set changes = 9`;
      expect(await run(tx)).toBe(false);
      await answer(tx, 201);
      expect(await run(tx)).toBe(true);
      await answer(tx, 200);
      await later(tx, '1 minute');
      expect(await run(tx)).toBe(false);
      expect(await state(tx)).toEqual({ accepted: '9', attempts: 0, failure: null, request_id: null });
      await later(tx, '1 day');
      expect(await run(tx)).toBe(false);
      expect(await requests(tx)).toHaveLength(2);
    });
  });

  it('is asked again after growing pauses, one hour at most, until it accepts', async () => {
    await rolledBack(sql, async (tx) => {
      await connected(tx);
      for (const minutes of [2, 4, 8, 16, 32, 60, 60, 60]) {
        expect(await run(tx)).toBe(true);
        await answer(tx, 500);
        await later(tx, `${minutes} minutes - 1 second`);
        expect(await run(tx), `${minutes} minutes`).toBe(false);
        expect((await state(tx)).failure).toBe('500');
        await later(tx, '1 second');
      }
      expect(await run(tx)).toBe(true);
      await answer(tx, 200);
      await later(tx, '1 minute');
      expect(await run(tx)).toBe(false);
      expect(await state(tx)).toEqual({ accepted: '7', attempts: 0, failure: null, request_id: null });
    });
  });

  it('is not called at an address outside the list, and the build fails with the reason', async () => {
    await rolledBack(sql, async (tx) => {
      await connected(tx);
      await tx`delete from private.outgoing_origins where origin = 'https://host.example'`;
      await run(tx);
      expect(await requests(tx)).toHaveLength(0);
      expect((await state(tx)).failure).toMatch('outgoing_origins');
    });
  });

  it.each([
    ['cannot be reached', 'Couldn’t resolve host', '1 minute', 'Couldn’t resolve host'],
    ['does not answer in two minutes', null, '2 minutes 1 second', 'no answer'],
  ])('fails when it %s', async (_what, error, waited, failure) => {
    await rolledBack(sql, async (tx) => {
      await connected(tx);
      await run(tx);
      if (error) await answer(tx, null, error);
      await later(tx, waited);
      await run(tx);
      expect((await state(tx)).failure).toBe(failure);
    });
  });

  it('is not waited for once staff ask', async () => {
    await rolledBack(sql, async (tx) => {
      await connected(tx);
      await tx`update private.site_build set attempts = 6, requested_at = now() - interval '5 minutes', failure = '500'`;
      expect(await run(tx)).toBe(false);
      await attempt(tx, 'editor', (at) => at`select changes from public.request_site_build()`);
      expect(await run(tx)).toBe(true);
    });
  });

  it('is not asked by a project that does not know it, and staff are told', async () => {
    await rolledBack(sql, async (tx) => {
      await connected(tx);
      const told = async () =>
        only((await attempt(tx, 'editor', (at) => at`select connected from public.site_state()`)).rows)
          .connected;
      expect(await told()).toBe(true);
      await tx`delete from vault.secrets`;
      expect(await told()).toBe(false);
      expect(await run(tx)).toBe(false);
      expect(await requests(tx)).toHaveLength(0);
    });
  });

  it('is nobody’s to reach from the API: neither its address nor the line of requests', async () => {
    await rolledBack(sql, async (tx) => {
      await connected(tx);
      for (const actor of ACTORS) {
        for (const query of [
          'select * from vault.decrypted_secrets',
          'select * from net.http_request_queue',
          `select net.http_post('https://elsewhere.example')`,
          'select private.request_build()',
          `select private.operator_secret('deploy_hook')`,
        ])
          expect((await attempt(tx, actor, (at) => at.unsafe(query))).code, `${actor}: ${query}`).toBe(
            '42501',
          );
      }
    });
  });
});
