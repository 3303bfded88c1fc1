import { describe, expect } from 'vitest';
import { peopleByActor } from './support/actors.ts';
import {
  expectRefusal,
  getOnlyRow,
  runAs,
  type StatementSender,
  type Transaction,
  toJson,
} from './support/database.ts';
import { insertProgramme } from './support/fixtures.ts';
import { readJsonAnswersAs } from './support/queries.ts';
import { it } from './support/rollback-test.ts';
import { splitNames } from './support/rules.ts';

interface ProgrammeData {
  channel?: string;
  starts_at: string;
  ends_at: string;
  title?: string;
}

/** Returns a programme of an evening in 2030, from one hour to another. */
const createProgramme = (from: string, to: string, changes: Partial<ProgrammeData> = {}): ProgrammeData => ({
  channel: 'marmite',
  title: `De ${from} à ${to}`,
  starts_at: `2030-05-05T${from}:00Z`,
  ends_at: `2030-05-05T${to}:00Z`,
  ...changes,
});

const eveningPeriod = [{ channel: 'marmite', since: '2030-05-05T17:00:00Z', until: '2030-05-06T05:00:00Z' }];

const importProgrammes = (
  tx: Transaction,
  who: StatementSender,
  programmes: readonly ProgrammeData[],
  { clearedPeriods = [] as object[], expectedRows = [] as readonly object[] } = {},
) =>
  runAs(tx, who)`
    select * from public.import_programmes(
      ${toJson(tx, programmes)}, ${toJson(tx, clearedPeriods)}, ${toJson(tx, expectedRows)}
    )`;

/** Imports programmes of an evening, each from one hour to another. */
const importHours = (tx: Transaction, who: StatementSender, ...hours: [from: string, to: string][]) =>
  importProgrammes(
    tx,
    who,
    hours.map(([from, to]) => createProgramme(from, to)),
  );

/** Returns id and version of the programmes that start in the evening. */
const loadEveningKeys = (tx: Transaction) => tx`
  select id, version from public.programmes
  where channel = 'marmite' and starts_at between '2030-05-05T17:00:00Z' and '2030-05-06T04:59:59Z'
  order by starts_at`;

/** Imports programmes in place of all those of the evening. */
const replaceEvening = async (tx: Transaction, who: StatementSender, programmes: readonly ProgrammeData[]) =>
  importProgrammes(tx, who, programmes, {
    clearedPeriods: eveningPeriod,
    expectedRows: await loadEveningKeys(tx),
  });

const undoChanges = (tx: Transaction, who: StatementSender, added: unknown, removed: unknown) =>
  runAs(tx, who)`
    select * from public.undo_programme_changes(${toJson(tx, added)}, ${toJson(tx, removed)})`;

async function loadTitles(tx: Transaction) {
  const programmes = await tx`
    select title from public.programmes where starts_at > '2030-01-01' order by channel, starts_at`;
  return programmes.map(({ title }) => title);
}

const loadJournal = (tx: Transaction) => tx`
  select action, target_label as label, actor, details from public.activity_log
  where action like 'programme%' order by created_at`;

const loadShownProgrammes = (tx: Transaction, who: 'anon' | 'no role', since: string, until: string) =>
  readJsonAnswersAs(tx, who)`select public.published_programmes('marmite', ${since}, ${until}) as answer`;

describe('a second programme of a channel', () => {
  it.for([
    { what: 'the same time', starts: '2030-05-05T20:00:00Z', code: '23P01' },
    { what: 'its last minute', starts: '2030-05-05T20:44:00Z', code: '23P01' },
    { what: 'a time around it', starts: '2030-05-05T19:00:00Z', minutes: 180, code: '23P01' },
    { what: 'the minute it ends', starts: '2030-05-05T20:45:00Z', code: null },
    { what: 'the same time elsewhere', starts: '2030-05-05T20:00:00Z', channel: 'hivowood', code: null },
  ])('at $what: error code $code', async ({ starts, minutes = 45, channel = 'marmite', code }, { tx }) => {
    await insertProgramme(tx);
    const ends = new Date(Date.parse(starts) + minutes * 60_000).toISOString();
    const programme = { channel, starts_at: starts, ends_at: ends, title: 'Une autre' };
    expect((await importProgrammes(tx, 'editor', [programme])).code).toBe(code);
  });

  it.for([
    ['an unknown channel', createProgramme('20:00', '21:00', { channel: 'canal-9' })],
    ['an end before its beginning', createProgramme('21:00', '20:00')],
    ['no length', createProgramme('20:00', '20:00')],
    ['more than a day', createProgramme('20:00', '21:00', { ends_at: '2030-05-06T20:01:00Z' })],
    ['an infinite end', createProgramme('20:00', '21:00', { ends_at: 'infinity' })],
    ['a title of blanks', createProgramme('20:00', '21:00', { title: ' \n ' })],
  ] as const)('is refused with %s', async ([_what, programme], { tx }) => {
    expect((await importProgrammes(tx, 'editor', [programme])).code).toMatch(/^2[23]/);
  });
});

describe('an import', () => {
  it('replaces the programmes of at most 5,000 periods', async ({ tx }) => {
    await insertProgramme(tx);
    const clearedPeriods = Array.from({ length: 5000 }, () => eveningPeriod).flat();
    const expectedRows = await loadEveningKeys(tx);
    expect((await importProgrammes(tx, 'editor', [], { clearedPeriods, expectedRows })).code).toBe(null);
    const tooManyPeriods = [...clearedPeriods, ...eveningPeriod];
    expect((await importProgrammes(tx, 'editor', [], { clearedPeriods: tooManyPeriods })).code).toBe('22023');
  });

  it('replaces every programme that starts in the period', async ({ tx }) => {
    await importHours(tx, 'editor', ['18:00', '19:00'], ['20:00', '21:00'], ['16:00', '17:00']);
    const { rows } = await replaceEvening(tx, 'editor', [createProgramme('20:30', '22:00')]);
    expect(rows).toMatchObject([
      { added: [{ version: 1 }], removed: [{ title: 'De 18:00 à 19:00' }, { title: 'De 20:00 à 21:00' }] },
    ]);
    expect(await loadTitles(tx)).toEqual(['De 16:00 à 17:00', 'De 20:30 à 22:00']);
  });

  it.for([
    ['overlaps another', createProgramme('20:30', '21:30')],
    ['ends before it starts', createProgramme('21:30', '21:00')],
  ] as const)('stores and deletes nothing when one %s', async ([_what, wrong], { tx }) => {
    await importHours(tx, 'editor', ['18:00', '19:00']);
    const { code } = await replaceEvening(tx, 'editor', [createProgramme('20:00', '21:00'), wrong]);
    expect(code).toMatch(/^23/);
    expect(await loadTitles(tx)).toEqual(['De 18:00 à 19:00']);
  });

  it.for([
    ['added', (tx: Transaction) => importHours(tx, 'admin', ['22:00', '23:00'])],
    [
      'changed',
      (tx: Transaction) =>
        runAs(tx, 'admin')`update public.programmes set title = 'Autre' where starts_at > '2030-01-01'`,
    ],
    [
      'deleted',
      (tx: Transaction) => runAs(tx, 'admin')`delete from public.programmes where starts_at > '2030-01-01'`,
    ],
  ] as const)(
    'is refused when a colleague has %s a programme since the preview',
    async ([_what, change], { tx }) => {
      await importHours(tx, 'editor', ['18:00', '19:00']);
      const expectedRows = await loadEveningKeys(tx);
      await change(tx);
      const titles = await loadTitles(tx);
      const programmes = [createProgramme('20:30', '22:00')];
      const options = { clearedPeriods: eveningPeriod, expectedRows };
      expect((await importProgrammes(tx, 'editor', programmes, options)).code).toBe('PT409');
      expect(await loadTitles(tx)).toEqual(titles);
    },
  );

  it('can be undone, which restores the former rows', async ({ tx }) => {
    await importHours(tx, 'editor', ['18:00', '19:00'], ['20:00', '21:00']);
    const titles = await loadTitles(tx);
    const { rows } = await replaceEvening(tx, 'editor', [createProgramme('20:30', '22:00')]);
    const { added, removed } = getOnlyRow(rows);
    const undoResult = await undoChanges(tx, 'editor', added, removed);
    expect(undoResult.rows).toEqual([{ kept_count: 0, unrestored_programmes: [] }]);
    expect(await loadTitles(tx)).toEqual(titles);
    // the browser asks again after a lost answer
    expect((await undoChanges(tx, 'editor', added, removed)).rows).toEqual(undoResult.rows);
  });

  it('keeps later changes of other people when it is undone', async ({ tx }) => {
    await importHours(tx, 'editor', ['18:00', '19:00'], ['20:00', '21:00']);
    const { rows } = await replaceEvening(tx, 'editor', [
      createProgramme('17:30', '18:30'),
      createProgramme('21:00', '22:00'),
    ]);
    const { added, removed } = getOnlyRow(rows);
    await runAs(tx, 'admin')`
      update public.programmes set title = 'Changée' where starts_at = '2030-05-05T17:30:00Z'`;
    await importProgrammes(tx, 'admin', [createProgramme('22:00', '23:00', { title: 'Ajoutée' })]);
    const undoResult = await undoChanges(tx, 'editor', added, removed);
    expect(undoResult.rows).toMatchObject([
      { kept_count: 1, unrestored_programmes: [{ title: 'De 18:00 à 19:00' }] },
    ]);
    expect(await loadTitles(tx)).toEqual(['Changée', 'De 20:00 à 21:00', 'Ajoutée']);
  });

  it('is undone only by accounts that may edit all texts', async ({ tx }) => {
    expect((await undoChanges(tx, 'moderator', [], [])).code).toBe('42501');
    expect((await undoChanges(tx, 'editor', [], [])).code).toBeNull();
  });

  it('is one line of the journal, with what it replaced', async ({ tx }) => {
    await importHours(tx, 'editor', ['18:00', '19:00'], ['19:00', '20:00']);
    await replaceEvening(tx, 'editor', [createProgramme('20:00', '21:00', { title: 'Le Duel' })]);
    await replaceEvening(tx, 'editor', []);
    const [addedLine, replacedLine, removedLine, ...otherLines] = await loadJournal(tx);
    const span = { channels: ['marmite'], since: expect.any(String), until: expect.any(String) };
    expect(otherLines).toEqual([]);
    expect(addedLine).toMatchObject({
      action: 'programmes_create',
      actor: peopleByActor.editor.id,
      details: { ...span, programmes: 2 },
    });
    expect(replacedLine).toMatchObject({
      action: 'programmes_create',
      details: { ...span, programmes: 1, replaced: 2 },
    });
    expect(removedLine).toMatchObject({ action: 'programme_delete', label: 'Le Duel' });
  });

  it('needs the right to edit all texts', async ({ tx }) => {
    expect((await importHours(tx, 'admin', ['18:00', '19:00'])).code).toBeNull();
    expect((await importHours(tx, 'moderator', ['20:00', '21:00'])).code).toBe('42501');
  });

  it('is refused without rights before its size is checked', async ({ tx }) => {
    await expectRefusal(tx, 'contributor', '42501')`
      select public.import_programmes((select jsonb_agg('{}'::jsonb) from generate_series(1, 6000)))`;
  });
});

describe('one programme', () => {
  it('counts its saves, and refuses one over an older version', async ({ tx }) => {
    const id = await insertProgramme(tx);
    const save = (who: StatementSender, version: number, title: string) =>
      runAs(tx, who)`
        update public.programmes set title = ${title} where id = ${id} and version = ${version} returning title`;
    expect((await save('editor', 1, 'Mon titre')).count).toBe(1);
    expect((await save('admin', 1, 'Le mien')).count).toBe(0);
    expect(getOnlyRow(await tx`select title, version from public.programmes where id = ${id}`)).toEqual({
      title: 'Mon titre',
      version: 2,
    });
    const journalLine = (await loadJournal(tx)).at(-1);
    expect(journalLine).toMatchObject({
      action: 'programme_update',
      label: 'Mon titre',
      details: { changes: { title: ['La Cuisine de tantie Rose', 'Mon titre'] } },
    });
  });
});

describe('the published programmes', () => {
  it('are those of a period in order, without id and version', async ({ tx }) => {
    await importHours(tx, 'editor', ['20:00', '21:00'], ['18:00', '19:00'], ['16:00', '17:00']);
    const rows = await loadShownProgrammes(tx, 'anon', '2030-05-05T18:00:00Z', '2030-05-05T21:00:00Z');
    expect(rows.map(({ title }) => title)).toEqual(['De 18:00 à 19:00', 'De 20:00 à 21:00']);
    expect(Object.keys(rows[0]).sort()).toEqual(
      splitNames('channel, ends_at, highlight, kind, starts_at, summary, title'),
    );
  });

  it('are eight days and a thousand programmes at most', async ({ tx }) => {
    await tx`
      insert into public.programmes (channel, starts_at, ends_at, title)
      select 'marmite', from_at, from_at + interval '10 minutes', 'Une émission'
      from generate_series('2030-05-05T00:00:00Z'::timestamptz, '2030-05-20T00:00:00Z', '10 minutes') as from_at`;
    const loadTenYears = (who: 'anon' | 'no role') =>
      loadShownProgrammes(tx, who, '2030-05-05T00:00:00Z', '2040-01-01T00:00:00Z');
    expect(await loadTenYears('anon')).toHaveLength(1000);
    await tx`delete from public.programmes where extract(minute from starts_at) <> 0`;
    expect(await loadTenYears('no role')).toHaveLength(8 * 24);
  });

  it('on air are the current and next of each channel, none of later days', async ({ tx }) => {
    const getDateInMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const createProgrammeFromNow = (title: string, start: number, end: number, channel = 'marmite') => ({
      channel,
      title,
      starts_at: getDateInMinutes(start),
      ends_at: getDateInMinutes(end),
    });
    await tx`delete from public.programmes`;
    await importProgrammes(tx, 'editor', [
      createProgrammeFromNow('Fini', -60, -30),
      createProgrammeFromNow('En cours', -30, 10),
      createProgrammeFromNow('Ensuite', 10, 60),
      createProgrammeFromNow('Plus tard', 60, 90),
      createProgrammeFromNow('Bientôt', 20, 60, 'hivowood'),
      createProgrammeFromNow('Après-demain', 3000, 3060, 'obouo-tv'),
    ]);
    const onAir = await readJsonAnswersAs(tx)`select public.published_on_air() as answer`;
    expect(onAir.map(({ title }) => title)).toEqual(['Bientôt', 'En cours', 'Ensuite']);
  });
});
