import { describe, expect } from 'vitest';
import { ACTOR_NAMES, type TestActorName, type TestPerson } from './support/actors.ts';
import { openActorApiClient, uploadCv } from './support/clients.ts';
import { expectRefusal, getOnlyRow, openConnection, runAs, type Transaction } from './support/database.ts';
import { dialogFormRowsByTable, insertPersonWithPermissions } from './support/fixtures.ts';
import { listOtherPermissions } from './support/form-permissions.ts';
import { it } from './support/rollback-test.ts';

const sql = openConnection();

const SECRET = 'shared-secret';
const SCANNER = 'https://abcdefghijklmnopqrst.supabase.co/functions/v1/scan-cv';

async function configureScanner(tx: Transaction, address = SCANNER): Promise<void> {
  await tx`select vault.create_secret(${address}, 'cv_scanner'), vault.create_secret(${SECRET}, 'cv_scanner_secret')`;
}
const removeScanner = (tx: Transaction) => tx`delete from vault.secrets where name like 'cv_scanner%'`;

/** Inserts the storage row of a CV and an application that refers to it. */
async function addCv(tx: Transaction): Promise<string> {
  const name = `${crypto.randomUUID()}.pdf`;
  await tx`insert into storage.objects ${tx({ bucket_id: 'cv', name })}`;
  await tx`insert into public.job_applications ${tx({ ...dialogFormRowsByTable.job_applications, cv_path: name })}`;
  return name;
}

/** Deletes rows of CVs, as the storage API does. */
async function deleteCvs(tx: Transaction, condition: ReturnType<Transaction>): Promise<void> {
  await tx`set local storage.allow_delete_query = 'true'`;
  await tx`delete from storage.objects where bucket_id = 'cv' and ${condition}`;
}

/** Runs the job once, as pg_cron does, with a limit above the number of CVs of all tests. */
async function runJob(tx: Transaction): Promise<void> {
  await tx`set local role postgres`;
  await tx`select private.scan_cvs(10000)`;
  await tx`reset role`;
}

const loadRequests = (tx: Transaction, name: string) => tx<
  { id: string; method: string; url: string; headers: object; body: string }[]
>`
  select id, method, url, headers, convert_from(body, 'utf8') as body from net.http_request_queue
  where convert_from(body, 'utf8') like ${`%${name}%`} order by id`;

/** Answers the last request about a CV, as the scanner does. */
async function answerRequest(
  tx: Transaction,
  name: string,
  content: string | null,
  status = 200,
): Promise<void> {
  const request = (await loadRequests(tx, name)).at(-1);
  if (!request) throw new Error('no request for this CV');
  await tx`insert into net._http_response ${tx({ id: request.id, status_code: status, content })}`;
}
const toVerdictJson = (name: string, verdict: string) => JSON.stringify({ name, verdict });

/** Answers the last request about each CV with its verdict, and runs the job. */
async function giveVerdicts(tx: Transaction, verdicts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, verdict] of Object.entries(verdicts))
    await answerRequest(tx, name, toVerdictJson(name, verdict));
  await runJob(tx);
}

const loadScan = async (tx: Transaction, name: string) =>
  getOnlyRow(await tx`select state, attempts, request_id from private.cv_scans where name = ${name}`);

const moveScanBack = (tx: Transaction, name: string, time: string) =>
  tx`update private.cv_scans set requested_at = requested_at - ${time}::interval where name = ${name}`;

/** Returns whether an actor may download the file, and the state that the drawer shows. */
async function readAccess(tx: Transaction, actor: TestActorName | TestPerson, name: string) {
  const file = await runAs(tx, actor)`select from storage.objects where name = ${name}`;
  const call = await runAs(tx, actor)`select public.cv_scan_state(${name}) as state`;
  return { opens: file.count === 1, state: call.code ?? getOnlyRow(call.rows).state };
}

it.for([
  { state: 'not_scanned', opens: true, hasScanner: false },
  { state: 'pending', opens: false, hasScanner: true },
  { state: 'clean', opens: true, hasScanner: true, verdict: 'clean' },
  { state: 'infected', opens: false, hasScanner: true, verdict: 'infected' },
])(
  'a CV opens only for readers of applications, depending on its state: $state',
  async ({ state, opens, hasScanner, verdict }, { tx }) => {
    const name = await addCv(tx);
    if (hasScanner) await configureScanner(tx);
    await runJob(tx);
    if (verdict) await giveVerdicts(tx, { [name]: verdict });
    for (const actor of ACTOR_NAMES) {
      const outsiderAccess = { opens: false, state: actor === 'anon' ? '42501' : null };
      const expected = actor === 'super admin' ? { opens, state } : outsiderAccess;
      expect(await readAccess(tx, actor, name), actor).toEqual(expected);
    }
  },
);

it('staff read CVs only with forms_jobs, not during a scan, and remove none', async ({ tx }) => {
  const name = await addCv(tx);
  const reader = await insertPersonWithPermissions(tx, 'forms_jobs');
  const outsider = await insertPersonWithPermissions(tx, ...listOtherPermissions('forms_jobs'));
  expect(await readAccess(tx, reader, name)).toEqual({ opens: true, state: 'not_scanned' });
  expect(await readAccess(tx, outsider, name)).toEqual({ opens: false, state: null });
  await tx`set local storage.allow_delete_query = 'true'`;
  expect((await runAs(tx, reader)`delete from storage.objects where name = ${name}`).count).toBe(0);
  await configureScanner(tx);
  expect(await readAccess(tx, reader, name)).toEqual({ opens: false, state: 'pending' });
});

describe('the scan job', () => {
  it('asks the scanner once about each CV of an application, with the secret', async ({ tx }) => {
    const name = await addCv(tx);
    const orphanName = `${crypto.randomUUID()}.pdf`;
    await tx`insert into storage.objects ${tx({ bucket_id: 'cv', name: orphanName })}`;
    await runJob(tx);
    expect(await loadRequests(tx, name)).toEqual([]);
    await configureScanner(tx);
    await runJob(tx);
    await runJob(tx);
    expect(await loadRequests(tx, orphanName)).toEqual([]);
    expect(getOnlyRow(await loadRequests(tx, name))).toMatchObject({
      method: 'POST',
      url: SCANNER,
      headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' },
      body: `{"name": "${name}"}`,
    });
  });

  it('asks about twenty CVs at once', async ({ tx }) => {
    await deleteCvs(tx, tx`true`);
    for (let count = 0; count < 22; count += 1) await addCv(tx);
    await configureScanner(tx);
    expect(await tx`select private.scan_cvs() as count`).toEqual([{ count: 20 }]);
    expect(await tx`select private.scan_cvs() as count`).toEqual([{ count: 2 }]);
  });

  it.for<[string, (name: string) => string | null, number?]>([
    ['no JSON', () => '<html>'],
    ['nothing', () => null],
    ['a JSON list', (name) => `[${toVerdictJson(name, 'clean')}]`],
    ['a JSON string', () => '"clean"'],
    ['a verdict in capitals', (name) => toVerdictJson(name, 'CLEAN')],
    ['a list of verdicts', (name) => `{"name": "${name}", "verdict": ["clean"]}`],
    ['no name', () => '{"verdict": "clean"}'],
    ['another file', () => toVerdictJson(`${crypto.randomUUID()}.pdf`, 'clean')],
    ['pending', (name) => toVerdictJson(name, 'pending')],
    ['an HTTP error', (name) => toVerdictJson(name, 'clean'), 500],
    ['U+0000', (name) => `{"name": "${name}", "verdict": "clean", "x": "\\u0000"}`],
    ['deep nesting', () => '['.repeat(100_000)],
  ])('keeps a CV in quarantine after the answer: %s', async ([_what, content, status], { tx }) => {
    const name = await addCv(tx);
    await configureScanner(tx);
    await runJob(tx);
    await answerRequest(tx, name, content(name), status);
    await runJob(tx);
    const pendingScan = { state: 'pending', attempts: 1, request_id: null };
    expect(await loadScan(tx, name)).toEqual(pendingScan);
    expect((await readAccess(tx, 'super admin', name)).opens).toBe(false);
    await moveScanBack(tx, name, '2 minutes');
    await runJob(tx);
    await giveVerdicts(tx, { [name]: 'clean' });
    expect((await readAccess(tx, 'super admin', name)).opens).toBe(true);
  });

  it('uses no answer about one CV for another', async ({ tx }) => {
    const [first, second] = [await addCv(tx), await addCv(tx)];
    await configureScanner(tx);
    await runJob(tx);
    await answerRequest(tx, first, toVerdictJson(second, 'clean'));
    await runJob(tx);
    expect((await loadScan(tx, first)).state).toBe('pending');
    expect((await loadScan(tx, second)).state).toBe('pending');
  });

  it('asks a silent scanner again, with pauses that grow to an hour', async ({ tx }) => {
    const name = await addCv(tx);
    await configureScanner(tx);
    await runJob(tx);
    const countRequests = async () => (await loadRequests(tx, name)).length;
    // minutes between two requests: each pause is twice the last one, an hour at most
    for (const pause of [2, 4, 8, 16, 32, 60, 60]) {
      const before = await countRequests();
      await moveScanBack(tx, name, `${pause - 1} minutes 30 seconds`);
      await runJob(tx);
      expect(await countRequests()).toBe(before);
      await moveScanBack(tx, name, '1 minute');
      await runJob(tx);
      expect(await countRequests()).toBe(before + 1);
    }
  });

  it('asks nothing after a verdict, and keeps it when the scanner is removed', async ({ tx }) => {
    const [cleanCv, infectedCv, pendingCv] = [await addCv(tx), await addCv(tx), await addCv(tx)];
    await configureScanner(tx);
    await runJob(tx);
    await giveVerdicts(tx, { [cleanCv]: 'clean', [infectedCv]: 'infected' });
    for (const name of [cleanCv, infectedCv]) await moveScanBack(tx, name, '1 day');
    await runJob(tx);
    expect(await loadRequests(tx, cleanCv)).toHaveLength(1);
    expect(await loadRequests(tx, infectedCv)).toHaveLength(1);
    await removeScanner(tx);
    await runJob(tx);
    expect((await readAccess(tx, 'super admin', cleanCv)).state).toBe('clean');
    expect((await readAccess(tx, 'super admin', pendingCv)).state).toBe('not_scanned');
    expect(await readAccess(tx, 'super admin', infectedCv)).toEqual({ opens: false, state: 'infected' });
  });

  it.for([
    [
      'whose server is not in the list',
      '42501',
      (tx: Transaction) => configureScanner(tx, 'https://evil.example'),
    ],
    [
      'without a secret',
      '55000',
      (tx: Transaction) => tx`select vault.create_secret(${SCANNER}, 'cv_scanner')`,
    ],
  ] as const)('fails for a scanner %s, and nothing opens', async ([_what, code, configure], { tx }) => {
    const name = await addCv(tx);
    await configure(tx);
    await expectRefusal(tx, 'superuser', code)`select private.scan_cvs()`;
    expect(await loadRequests(tx, name)).toEqual([]);
    expect((await readAccess(tx, 'super admin', name)).opens).toBe(false);
  });
});

describe('an infected CV', () => {
  const isQueuedForRemoval = async (tx: Transaction, name: string) => {
    const files = await tx`select name from private.files_to_remove(10000) where bucket = 'cv'`;
    return files.some((file) => file.name === name);
  };
  const countScans = async (tx: Transaction, name: string) =>
    (await tx`select from private.cv_scans where name = ${name}`).length;

  it('loses its file at the next cleanup, and its state with the application', async ({ tx }) => {
    const [cleanCv, infectedCv] = [await addCv(tx), await addCv(tx)];
    await configureScanner(tx);
    await runJob(tx);
    await giveVerdicts(tx, { [cleanCv]: 'clean', [infectedCv]: 'infected' });
    expect(await isQueuedForRemoval(tx, cleanCv)).toBe(false);
    expect(await isQueuedForRemoval(tx, infectedCv)).toBe(true);
    await deleteCvs(tx, tx`name in (${cleanCv}, ${infectedCv})`);
    expect(await isQueuedForRemoval(tx, infectedCv)).toBe(false);
    expect([await countScans(tx, cleanCv), await countScans(tx, infectedCv)]).toEqual([0, 1]);
    expect((await readAccess(tx, 'super admin', infectedCv)).state).toBe('infected');
    await tx`delete from public.job_applications where cv_path = ${infectedCv}`;
    // listing the files to remove also deletes an infected scan once file and application are gone
    await isQueuedForRemoval(tx, infectedCv);
    expect(await countScans(tx, infectedCv)).toBe(0);
  });
});

describe('a person whose CV is in quarantine', () => {
  it('is erased, and a job removes the file', async ({ tx }) => {
    const name = await addCv(tx);
    const { email } = dialogFormRowsByTable.job_applications;
    const erase = () => runAs(tx, 'super admin')`select public.erase_person(${email})`;
    // a CV that its reader may open must be removed first
    expect((await erase()).code).toBe('55000');
    await configureScanner(tx);
    // the job removes a CV without an application half an hour after its upload
    await tx`update storage.objects set created_at = now() - interval '31 minutes' where name = ${name}`;
    await deleteCvs(tx, tx`name <> ${name}`);
    expect((await erase()).code).toBeNull();
    expect(await tx`select from public.job_applications where cv_path = ${name}`).toHaveLength(0);
    expect(getOnlyRow(await tx`select name from private.files_to_remove() where bucket = 'cv'`)).toEqual({
      name,
    });
  });
});

describe('the storage API', () => {
  const bucket = openActorApiClient('super admin').storage.from('cv');

  it.each([
    ['clean', true],
    ['infected', false],
  ])('gives readers a clean CV, and no infected one: %s', async (state, opens) => {
    const name = await uploadCv();
    await sql`insert into private.cv_scans ${sql({ name, state })}`;
    expect((await bucket.download(name)).error === null).toBe(opens);
    expect((await bucket.createSignedUrl(name, 60)).error === null).toBe(opens);
    expect((await bucket.list('', { search: name })).data).toHaveLength(opens ? 1 : 0);
    await sql`delete from private.cv_scans where name = ${name}`;
  });
});
