import { describe, expect } from 'vitest';
import { ACTOR_NAMES, passivePeople } from './support/actors.ts';
import { getOnlyRow, loadOnlyRow, runAs, type Transaction, withoutTriggers } from './support/database.ts';
import {
  insertCategory,
  insertContent,
  insertMedia,
  insertProgramme,
  insertTag,
} from './support/fixtures.ts';
import { createRollbackTest, it } from './support/rollback-test.ts';
import { openScratchDatabase } from './support/scratch-database.ts';
import { countSiteBuildChanges, runBuildJob } from './support/site-builds.ts';

const scratch = await openScratchDatabase(4);

const insertText = (tx: Transaction, status: 'draft' | 'published' | 'archived' = 'published') =>
  insertContent(tx, { author: passivePeople.colleague.id, status });

async function insertScheduledText(tx: Transaction) {
  const id = await insertText(tx, 'draft');
  await tx`
    update public.content set status = 'published', publish_at = now() + interval '1 hour', unpublish_at = now() + interval '2 hours'
    where id = ${id}`;
  return id;
}

const moveDatesBack = (tx: Transaction, id: string, interval: string) =>
  withoutTriggers(tx)`
      update public.content set publish_at = publish_at - ${interval}::interval, unpublish_at = unpublish_at - ${interval}::interval
      where id = ${id}`;

const insertCurrentProgramme = (tx: Transaction) => insertProgramme(tx, { starts: new Date().toISOString() });

/** Inserts three programmes in one statement. */
const fillGuide = (tx: Transaction) => tx`
  insert into public.programmes (channel, starts_at, ends_at, title)
  select 'marmite', now() + hour * interval '1 hour', now() + (hour + 1) * interval '1 hour', 'Une émission'
  from generate_series(1, 3) as hour`;

/** Stores items with a date in so many days, before the first check of today. */
async function storeDates(tx: Transaction, key: string, field: string, ...days: number[]) {
  await tx`update private.schedule_log_cursor set until = now() - interval '1 day'`;
  await tx`
    insert into public.site_collections (key, label, value)
    select ${key}, 'Essai', jsonb_build_object('texts', '{}'::jsonb, 'items', jsonb_agg(
      jsonb_build_object(${field}::text, to_char(now() at time zone 'UTC' + day * interval '1 day', 'YYYY-MM-DD'))
    ) || jsonb_build_object(${field}::text, ''))
    from unnest(${days}::integer[]) as day`;
  return '';
}

const storeOffers = (tx: Transaction, ...days: number[]) => storeDates(tx, 'offres', 'closesOn', ...days);

const storeInvestorEvents = (tx: Transaction, ...days: number[]) =>
  storeDates(tx, 'rendez-vous-investisseurs', 'day', ...days);

async function storeServiceStatus(tx: Transaction, day: number) {
  await tx`update private.schedule_log_cursor set until = now() - interval '1 day'`;
  const date = new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10);
  const value = tx.json({ texts: { date }, items: [] });
  await tx`insert into public.site_collections (key, label, value) values ('etat-services', 'État', ${value})`;
  return '';
}

async function insertExpiredText(tx: Transaction) {
  const id = await insertScheduledText(tx);
  await moveDatesBack(tx, id, '3 hours');
  return id;
}

/** Inserts a text with every relation that it can show. */
async function insertTextWithRelations(tx: Transaction, status: 'draft' | 'published') {
  const id = await insertText(tx, status);
  const [category, tag, cover, inside] = [
    await insertCategory(tx),
    await insertTag(tx),
    await insertMedia(tx, null),
    await insertMedia(tx, null),
  ];
  const { file_path } = getOnlyRow(await tx`select file_path from public.media_library where id = ${inside}`);
  await tx`
    update public.content set category_id = ${category}, cover_media_id = ${cover}, content = ${`![](${file_path})`}
    where id = ${id}`;
  await tx`insert into public.content_tags values (${id}, ${tag})`;
  return { id, category, tag, cover, inside };
}

interface Case {
  what: string;
  /** Returns the id of the row to change. */
  prepare?: (tx: Transaction) => Promise<string>;
  change: (tx: Transaction, id: string) => PromiseLike<unknown>;
}

const retitle: Case['change'] = (tx, id) =>
  tx`update public.content set title = 'Autre titre' where id = ${id}`;
const archive: Case['change'] = (tx, id) =>
  tx`update public.content set status = 'archived' where id = ${id}`;
const remove: Case['change'] = (tx, id) => tx`delete from public.content where id = ${id}`;
const describeFile: Case['change'] = (tx, id) =>
  tx`update public.media_library set alt_text = 'Une scène' where id = ${id}`;
const applyDueSchedules: Case['change'] = (tx) => tx`select private.apply_due_schedules()`;
const addTag: Case['change'] = async (tx, id) =>
  tx`insert into public.content_tags values (${id}, ${await insertTag(tx)})`;

async function changeSlug(tx: Transaction, id: string) {
  await tx`update public.content set slug = ${`ailleurs-${id}`} where id = ${id}`;
  return id;
}

describe('a change that visitors can see is counted:', () => {
  const cases: Case[] = [
    {
      what: 'a text is published',
      prepare: (tx) => insertText(tx, 'draft'),
      change: (tx, id) => tx`update public.content set status = 'published' where id = ${id}`,
    },
    { what: 'a text is created published', change: (tx) => insertText(tx) },
    { what: 'a text online is corrected', prepare: insertText, change: retitle },
    { what: 'a text online is archived', prepare: insertText, change: archive },
    { what: 'a text online is deleted', prepare: insertText, change: remove },
    {
      what: 'a text online is postponed',
      prepare: insertText,
      change: (tx, id) =>
        tx`update public.content set publish_at = now() + interval '1 day' where id = ${id}`,
    },
    { what: 'a text online gets a tag', prepare: insertText, change: addTag },
    {
      what: 'a text online loses a tag',
      prepare: async (tx) => (await insertTextWithRelations(tx, 'published')).id,
      change: (tx, id) => tx`delete from public.content_tags where content_id = ${id}`,
    },
    {
      what: 'the tag of a text online is deleted',
      prepare: async (tx) => (await insertTextWithRelations(tx, 'published')).tag,
      change: (tx, tag) => tx`delete from public.tags where id = ${tag}`,
    },
    {
      what: 'the category of a text online is deleted',
      prepare: async (tx) => (await insertTextWithRelations(tx, 'published')).category,
      change: (tx, category) => tx`delete from public.categories where id = ${category}`,
    },
    {
      what: 'the cover of a text online is deleted',
      prepare: async (tx) => (await insertTextWithRelations(tx, 'published')).cover,
      change: (tx, cover) => tx`delete from public.media_library where id = ${cover}`,
    },
    {
      what: 'the cover of a text online is described',
      prepare: async (tx) => (await insertTextWithRelations(tx, 'published')).cover,
      change: describeFile,
    },
    {
      what: 'the share image of a text online is described',
      prepare: async (tx) => {
        const media = await insertMedia(tx, null);
        await tx`update public.content set share_media_id = ${media} where id = ${await insertText(tx)}`;
        return media;
      },
      change: describeFile,
    },
    {
      what: 'a picture inside a text online is described',
      prepare: async (tx) => (await insertTextWithRelations(tx, 'published')).inside,
      change: describeFile,
    },
    {
      what: 'a category is renamed',
      prepare: (tx) => insertCategory(tx),
      change: (tx, id) => tx`update public.categories set name = 'Autre' where id = ${id}`,
    },
    {
      what: 'a tag is renamed',
      prepare: (tx) => insertTag(tx),
      change: (tx, id) => tx`update public.tags set name = 'Autre' where id = ${id}`,
    },
    {
      what: 'the redirect to a text online is deleted',
      prepare: async (tx) => changeSlug(tx, await insertText(tx)),
      change: (tx, id) => tx`delete from public.content_redirects where content_id = ${id}`,
    },
    {
      what: 'the phone number of the site changes',
      change: (tx) => tx`update public.site_settings set phone = '+225 11 11 11 11 11'`,
    },
    {
      what: 'a maintenance starts',
      change: (tx) => tx`update public.site_settings set maintenance_mode = true`,
    },
    {
      what: 'the end of a maintenance comes',
      prepare: async (tx) => {
        await tx`update public.site_settings set maintenance_mode = true, maintenance_until = now()`;
        return '';
      },
      change: applyDueSchedules,
    },
    {
      what: 'a schedule comes due',
      prepare: async (tx) => {
        const id = await insertScheduledText(tx);
        await moveDatesBack(tx, id, '1 hour');
        await tx`update private.schedule_log_cursor set until = now() - interval '1 minute'`;
        return id;
      },
      change: applyDueSchedules,
    },
    { what: 'programmes of these days are added', change: fillGuide },
    {
      what: 'a programme of today is postponed',
      prepare: insertCurrentProgramme,
      change: (tx, id) => tx`
        update public.programmes set starts_at = starts_at + interval '1 year', ends_at = ends_at + interval '1 year'
        where id = ${id}`,
    },
    {
      what: 'a day of the guide begins',
      prepare: async (tx) => {
        await tx`update private.schedule_log_cursor set until = now() - interval '1 day'`;
        return insertCurrentProgramme(tx);
      },
      change: applyDueSchedules,
    },
    {
      what: 'the day after the last day to apply to an offer begins',
      prepare: (tx) => storeOffers(tx, -1),
      change: applyDueSchedules,
    },
    {
      what: 'the day after a date for investors begins',
      prepare: (tx) => storeInvestorEvents(tx, -1),
      change: applyDueSchedules,
    },
    {
      what: 'a state of the services becomes too old to be shown',
      prepare: (tx) => storeServiceStatus(tx, -8),
      change: applyDueSchedules,
    },
  ];
  it.for(cases)('$what', async ({ prepare, change }, { tx }) => {
    const id = (await prepare?.(tx)) ?? '';
    expect(await countSiteBuildChanges(tx, () => change(tx, id))).toBe(1);
  });

  it('once for each transaction', async ({ tx }) => {
    const id = await insertText(tx);
    const changeTwice = async () => {
      await retitle(tx, id);
      await addTag(tx, id);
      await insertText(tx);
    };
    expect(await countSiteBuildChanges(tx, changeTwice)).toBe(1);
  });
});

describe('nothing is counted when', () => {
  const cases: Case[] = [
    { what: 'a draft is written', change: (tx) => insertText(tx, 'draft') },
    { what: 'a draft is changed', prepare: (tx) => insertText(tx, 'draft'), change: retitle },
    { what: 'a draft is deleted', prepare: (tx) => insertText(tx, 'draft'), change: remove },
    { what: 'a draft gets a tag', prepare: (tx) => insertText(tx, 'draft'), change: addTag },
    { what: 'a scheduled text is changed', prepare: insertScheduledText, change: retitle },
    { what: 'a scheduled text is archived', prepare: insertScheduledText, change: archive },
    { what: 'a text is scheduled', change: insertScheduledText },
    { what: 'a text that was taken down is changed', prepare: insertExpiredText, change: retitle },
    { what: 'a text that was taken down is deleted', prepare: insertExpiredText, change: remove },
    {
      what: 'a file that no text online shows is described',
      prepare: async (tx) => (await insertTextWithRelations(tx, 'draft')).cover,
      change: describeFile,
    },
    {
      what: 'the redirect to an archived text is deleted',
      prepare: async (tx) => {
        const id = await changeSlug(tx, await insertText(tx));
        await archive(tx, id);
        return id;
      },
      change: (tx, id) => tx`delete from public.content_redirects where content_id = ${id}`,
    },
    {
      what: 'a category changes its position',
      prepare: (tx) => insertCategory(tx),
      change: (tx, id) => tx`update public.categories set position = 1 where id = ${id}`,
    },
    {
      what: 'registration is opened',
      change: (tx) => tx`update public.site_settings set open_registration = true`,
    },
    { what: 'a programme of a distant year is added', change: (tx) => insertProgramme(tx) },
    {
      what: 'a day without programmes begins',
      prepare: async (tx) => {
        await tx`update private.schedule_log_cursor set until = now() - interval '1 day'`;
        return '';
      },
      change: applyDueSchedules,
    },
    {
      what: 'the last day to apply to an offer begins, or one long after it',
      prepare: (tx) => storeOffers(tx, 0, -2),
      change: applyDueSchedules,
    },
    ...[-7, -9].map(
      (day): Case => ({
        what: `a state of the services is ${-day} days old`,
        prepare: (tx) => storeServiceStatus(tx, day),
        change: applyDueSchedules,
      }),
    ),
    {
      what: 'the day of a date for investors begins',
      prepare: (tx) => storeInvestorEvents(tx, 0),
      change: applyDueSchedules,
    },
    { what: 'no schedule came due', prepare: insertScheduledText, change: applyDueSchedules },
  ];
  it.for(cases)('$what', async ({ prepare, change }, { tx }) => {
    const id = (await prepare?.(tx)) ?? '';
    expect(await countSiteBuildChanges(tx, () => change(tx, id))).toBe(0);
  });
});

describe('the state of the site build', () => {
  it('gives a build the number of changes and the current time', async ({ tx }) => {
    await tx`update private.site_build set changes = 41, changed_by = null`;
    await countSiteBuildChanges(tx, () => insertText(tx));
    const { rows } = await runAs(tx, 'anon')`select public.published_state() as answer, now() as at`;
    const { answer, at } = getOnlyRow(rows);
    const states = (answer as string[]).map((one) => JSON.parse(one));
    expect(states.map(({ changes }) => changes)).toEqual([42]);
    expect(states.map((one) => Date.parse(one.at))).toEqual([(at as Date).getTime()]);
  });

  it.for(ACTOR_NAMES)('is read by staff and changed by editors: %s', async (actor, { tx }) => {
    const isStaff = !['anon', 'no role'].includes(actor);
    const mayRequest = ['editor', 'admin', 'super admin'].includes(actor);

    await tx`update private.site_build set changes = 1, attempts = 5, failure = '500', changed_by = null`;
    const state = await runAs(tx, actor)`select changes, failed, connected from public.site_state()`;
    expect(state.code).toBe(actor === 'anon' ? '42501' : null);
    expect(state.rows).toEqual(isStaff ? [{ changes: '1', failed: true, connected: false }] : []);
    const request = await runAs(tx, actor)`select changes from public.request_site_build()`;
    expect(request.code).toBe(mayRequest ? null : '42501');
    expect(request.rows).toEqual(mayRequest ? [{ changes: '2' }] : []);
    expect(getOnlyRow(await tx`select changes, attempts, failure from private.site_build`)).toEqual(
      mayRequest
        ? { changes: '2', attempts: 0, failure: null }
        : { changes: '1', attempts: 5, failure: '500' },
    );
  });
});

describe('on a separate database', () => {
  const insertPublished = (tx: Transaction) => insertContent(tx, { author: null, status: 'published' });

  createRollbackTest(scratch)(
    'changes are counted without Vault and pg_net, and no build is requested',
    async ({ tx }) => {
      expect(await countSiteBuildChanges(tx, () => insertPublished(tx))).toBe(1);
      expect(await runBuildJob(tx)).toBe(false);
    },
  );

  it('changes at the same time are all counted, and none waits for another to end', async () => {
    const countChanges = async () =>
      Number((await loadOnlyRow(scratch`select changes from private.site_build`)).changes);
    const before = await countChanges();
    await scratch.begin(async (slow) => {
      await insertPublished(slow);
      await scratch.begin(insertPublished);
      expect(await countChanges()).toBe(before + 1);
    });
    await Promise.all([1, 2, 3].map(() => scratch.begin(insertPublished)));
    expect(await countChanges()).toBe(before + 5);
  });
});
