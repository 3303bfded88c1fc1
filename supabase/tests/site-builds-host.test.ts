import { describe, expect } from 'vitest';
import { ACTOR_NAMES } from './support/actors.ts';
import { attemptAs, getOnlyRow, runAs, type Transaction } from './support/database.ts';
import { it } from './support/rollback-test.ts';
import { runBuildRequestJob } from './support/site-builds.ts';

const HOOK = 'https://host.example/hook';

/** Connects the project to a host, with a change to build. */
async function connectHost(tx: Transaction) {
  await tx`delete from vault.secrets`;
  await tx`select vault.create_secret(${HOOK}, 'deploy_hook')`;
  await tx`insert into private.outgoing_origins values ('https://host.example', 'a host of one’s own')`;
  await tx`delete from net.http_request_queue`;
  await tx`update private.site_build set changes = 7, accepted_changes = 6`;
}

const loadRequests = (tx: Transaction) => tx`select id, method, url from net.http_request_queue order by id`;
const answerRequest = async (tx: Transaction, status: number | null, error: string | null = null) => {
  const id = (await loadRequests(tx)).at(-1)?.id;
  await tx`insert into net._http_response (id, status_code, error_msg) values (${id}, ${status}, ${error})`;
};
/** Moves the last request into the past, because now() does not advance within a transaction. */
const moveRequestBack = (tx: Transaction, interval: string) =>
  tx`update private.site_build set requested_at = requested_at - ${interval}::interval`;
const loadState = async (tx: Transaction) =>
  getOnlyRow(await tx`select accepted_changes, attempts, failure, request_id from private.site_build`);

describe('the host', () => {
  it('gets one request for several changes, none after it accepted the last', async ({ tx }) => {
    await connectHost(tx);
    expect(await runBuildRequestJob(tx)).toBe(true);
    expect(await loadRequests(tx)).toMatchObject([{ method: 'POST', url: HOOK }]);
    await moveRequestBack(tx, '1 minute');
    // no answer yet, and more changes
    await tx`update private.site_build set changes = 9`;
    expect(await runBuildRequestJob(tx)).toBe(false);
    await answerRequest(tx, 201);
    expect(await runBuildRequestJob(tx)).toBe(true);
    await answerRequest(tx, 200);
    await moveRequestBack(tx, '1 minute');
    expect(await runBuildRequestJob(tx)).toBe(false);
    expect(await loadState(tx)).toEqual({
      accepted_changes: '9',
      attempts: 0,
      failure: null,
      request_id: null,
    });
    await moveRequestBack(tx, '1 day');
    expect(await runBuildRequestJob(tx)).toBe(false);
    expect(await loadRequests(tx)).toHaveLength(2);
  });

  it('is asked again after growing pauses, one hour at most, until it accepts', async ({ tx }) => {
    await connectHost(tx);
    for (const minutes of [2, 4, 8, 16, 32, 60, 60, 60]) {
      expect(await runBuildRequestJob(tx)).toBe(true);
      await answerRequest(tx, 500);
      await moveRequestBack(tx, `${minutes} minutes - 1 second`);
      expect(await runBuildRequestJob(tx), `${minutes} minutes`).toBe(false);
      expect((await loadState(tx)).failure).toBe('500');
      await moveRequestBack(tx, '1 second');
    }
    expect(await runBuildRequestJob(tx)).toBe(true);
    await answerRequest(tx, 200);
    await moveRequestBack(tx, '1 minute');
    expect(await runBuildRequestJob(tx)).toBe(false);
    expect(await loadState(tx)).toEqual({
      accepted_changes: '7',
      attempts: 0,
      failure: null,
      request_id: null,
    });
  });

  it('is not called at an unlisted address; the build fails with the reason', async ({ tx }) => {
    await connectHost(tx);
    await tx`delete from private.outgoing_origins where origin = 'https://host.example'`;
    await runBuildRequestJob(tx);
    expect(await loadRequests(tx)).toHaveLength(0);
    expect((await loadState(tx)).failure).toMatch('outgoing_origins');
  });

  it.for([
    ['cannot be reached', 'Couldn’t resolve host', '1 minute', 'Couldn’t resolve host'],
    ['does not answer in two minutes', null, '2 minutes 1 second', 'no answer'],
  ] as const)('is recorded as failed when it %s', async ([_what, error, interval, failure], { tx }) => {
    await connectHost(tx);
    await runBuildRequestJob(tx);
    if (error) await answerRequest(tx, null, error);
    await moveRequestBack(tx, interval);
    await runBuildRequestJob(tx);
    expect((await loadState(tx)).failure).toBe(failure);
  });

  describe('with a known site address', () => {
    /** Simulates a host that has accepted change 7, with a site built up to change 6. */
    async function acceptBuild(tx: Transaction) {
      await connectHost(tx);
      await tx`select vault.create_secret('https://www.example.org/', 'site_url')`;
      await tx`
        update private.site_build
        set online_changes = 6, accepted_changes = 7, requested_changes = 7, accepted_at = now(), requested_at = now()`;
    }
    /** Answers the last request of a build with 200. */
    const acceptRequest = (tx: Transaction) => tx`
      insert into net._http_response (id, status_code) select request_id, 200 from private.site_build`;
    const answerSite = async (tx: Transaction, content: string, status = 200) => {
      const { id } = getOnlyRow(await tx`select online_request_id as id from private.site_build`);
      await tx`insert into net._http_response (id, status_code, content) values (${id}, ${status}, ${content})`;
      await runBuildRequestJob(tx);
    };
    const loadOnline = async (tx: Transaction) =>
      getOnlyRow(await tx`select online_changes::int, omitted_count, lost_builds from private.site_build`);
    const moveAcceptance = (tx: Transaction, interval: string) =>
      tx`update private.site_build set accepted_at = accepted_at - ${interval}::interval`;
    const loadUrls = async (tx: Transaction) =>
      (await loadRequests(tx)).map(({ method, url }) => `${method} ${url}`);
    const countBuildRequests = async (tx: Transaction) =>
      (await loadUrls(tx)).filter((url) => url.startsWith('POST')).length;

    it('is asked for build.json until the change is online', async ({ tx }) => {
      await acceptBuild(tx);
      await runBuildRequestJob(tx);
      expect(await loadUrls(tx)).toEqual(['GET https://www.example.org/build.json']);
      await answerSite(
        tx,
        '{"changes":7,"at":"2026-11-26T10:00:00Z","omitted":[{"kind":"text"},{"kind":"cover"}]}',
      );
      expect(await loadOnline(tx)).toEqual({ online_changes: 7, omitted_count: 2, lost_builds: 0 });
      await runBuildRequestJob(tx);
      expect(await loadUrls(tx)).toHaveLength(1);
    });

    it('is not asked for build.json at an invalid address; the reason is stored', async ({ tx }) => {
      await connectHost(tx);
      await tx`select vault.create_secret('www.example.org', 'site_url')`;
      await tx`update private.site_build set accepted_changes = changes`;
      await runBuildRequestJob(tx);
      expect(await loadRequests(tx)).toHaveLength(0);
      expect((await loadState(tx)).failure).toMatch('outgoing_origins');
    });

    it.for([
      ['a page of the host', 200, '<!doctype html>'],
      ['a build without a project', 200, '{"changes":null,"omitted":[]}'],
      ['invalid numbers', 200, '{"changes":1e99,"omitted":"all"}'],
      ['an error', 500, '{"changes":9}'],
    ] as const)('is not believed when build.json is %s', async ([_what, status, content], { tx }) => {
      await acceptBuild(tx);
      await runBuildRequestJob(tx);
      await answerSite(tx, content, status);
      expect(await loadOnline(tx)).toEqual({ online_changes: 6, omitted_count: 0, lost_builds: 0 });
    });

    it('is asked again for a build not online after 15 minutes; staff see it', async ({ tx }) => {
      await acceptBuild(tx);
      const loadHasFailed = async () =>
        getOnlyRow((await runAs(tx, 'contributor')`select has_failed from public.site_state()`).rows)
          .has_failed;
      await moveAcceptance(tx, '15 minutes');
      await runBuildRequestJob(tx);
      expect([await countBuildRequests(tx), await loadHasFailed()]).toEqual([0, false]);
      await moveAcceptance(tx, '1 second');
      expect(await runBuildRequestJob(tx)).toBe(true);
      expect([await countBuildRequests(tx), await loadHasFailed()]).toEqual([1, true]);
      await acceptRequest(tx);
      await runBuildRequestJob(tx);
      expect([await countBuildRequests(tx), await loadHasFailed()]).toEqual([1, true]);
      await answerSite(tx, '{"changes":7}');
      expect([await loadOnline(tx), await loadHasFailed()]).toEqual([
        { online_changes: 7, omitted_count: 0, lost_builds: 0 },
        false,
      ]);
    });

    it('is asked again after longer pauses while no build comes online', async ({ tx }) => {
      await acceptBuild(tx);
      for (const [index, minutes] of [15, 30, 60, 120, 240, 240].entries()) {
        await moveAcceptance(tx, `${minutes} minutes`);
        await runBuildRequestJob(tx);
        expect(await countBuildRequests(tx), `${minutes} minutes`).toBe(index);
        await moveAcceptance(tx, '1 second');
        await runBuildRequestJob(tx);
        expect(await countBuildRequests(tx), `${minutes} minutes`).toBe(index + 1);
        await acceptRequest(tx);
        await runBuildRequestJob(tx);
      }
    });

    it('is asked again although changes go on being accepted', async ({ tx }) => {
      await acceptBuild(tx);
      await moveAcceptance(tx, '14 minutes');
      await tx`update private.site_build set changes = 8`;
      expect(await runBuildRequestJob(tx)).toBe(true);
      await acceptRequest(tx);
      await moveAcceptance(tx, '61 seconds');
      expect(await runBuildRequestJob(tx)).toBe(true);
      expect((await loadOnline(tx)).lost_builds).toBe(1);
    });
  });

  it('is asked at once when staff request a build', async ({ tx }) => {
    await connectHost(tx);
    await tx`update private.site_build set attempts = 6, requested_at = now() - interval '5 minutes', failure = '500'`;
    expect(await runBuildRequestJob(tx)).toBe(false);
    await runAs(tx, 'editor')`select changes from public.request_site_build()`;
    expect(await runBuildRequestJob(tx)).toBe(true);
  });

  it('is not asked by an unconfigured project, and staff see it', async ({ tx }) => {
    await connectHost(tx);
    const isConnected = async () =>
      getOnlyRow((await runAs(tx, 'editor')`select is_connected from public.site_state()`).rows).is_connected;
    expect(await isConnected()).toBe(true);
    await tx`delete from vault.secrets`;
    expect(await isConnected()).toBe(false);
    expect(await runBuildRequestJob(tx)).toBe(false);
    expect(await loadRequests(tx)).toHaveLength(0);
  });

  it('keeps its address and its queue out of the API', async ({ tx }) => {
    await connectHost(tx);
    for (const actor of ACTOR_NAMES) {
      for (const query of [
        'select * from vault.decrypted_secrets',
        'select * from net.http_request_queue',
        `select net.http_post('https://elsewhere.example')`,
        'select private.request_build()',
        `select private.read_operator_secret('deploy_hook')`,
      ])
        expect((await attemptAs(tx, actor, query)).code, `${actor}: ${query}`).toBe('42501');
    }
  });
});
