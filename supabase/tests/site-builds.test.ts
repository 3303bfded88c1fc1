import { describe, expect } from 'vitest';
import { getOnlyRow, type Transaction, toJson } from './support/database.ts';
import { getDateInDays } from './support/date-in-days.ts';
import {
  addCategoryTagAndCover,
  insertCategory,
  insertContent,
  insertMedia,
  insertProgramme,
  insertTag,
  moveContentDatesBack,
} from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';
import { countSiteBuildChangesDuring } from './support/site-builds.ts';

const insertText = (tx: Transaction, status: 'draft' | 'published' | 'archived' = 'published') =>
  insertContent(tx, { status });

async function insertScheduledText(tx: Transaction) {
  const id = await insertText(tx, 'draft');
  await tx`
    update public.content set status = 'published', publish_at = now() + interval '1 hour', unpublish_at = now() + interval '2 hours'
    where id = ${id}`;
  return id;
}

const insertCurrentProgramme = (tx: Transaction) => insertProgramme(tx, { starts: new Date().toISOString() });

/** Inserts three programmes in one statement. */
const insertThreeProgrammes = (tx: Transaction) => tx`
  insert into public.programmes (channel, starts_at, ends_at, title)
  select 'marmite', now() + hour * interval '1 hour', now() + (hour + 1) * interval '1 hour', 'Une émission'
  from generate_series(1, 3) as hour`;

/** Moves the last check of the dates to yesterday. */
async function moveScheduleCheckToYesterday(tx: Transaction) {
  await tx`update private.schedule_log_cursor set until = now() - interval '1 day'`;
  return '';
}

/** Stores a collection, before the first check of today. */
async function storeCollection(tx: Transaction, key: string, value: { texts: object; items: object[] }) {
  await tx`
    insert into public.site_collections (key, label, value) values (${key}, 'Essai', ${toJson(tx, value)})`;
  return moveScheduleCheckToYesterday(tx);
}

/** Stores offers that close in these numbers of days, and one without a date. */
const storeOffers = (tx: Transaction, ...days: number[]) => {
  const items = days.map((day) => ({ closesOn: getDateInDays(day) }));
  return storeCollection(tx, 'offres', { texts: {}, items: [...items, { closesOn: '' }] });
};

/** Stores a date for investors in this number of days, and one without a date. */
const storeInvestorEvents = (tx: Transaction, day: number) =>
  storeCollection(tx, 'rendez-vous-investisseurs', {
    texts: {},
    items: [{ day: getDateInDays(day) }, { day: '' }],
  });

const storeServiceStatus = (tx: Transaction, day: number) =>
  storeCollection(tx, 'etat-services', { texts: { date: getDateInDays(day) }, items: [] });

async function insertExpiredText(tx: Transaction) {
  const id = await insertScheduledText(tx);
  await moveContentDatesBack(tx, id, '3 hours');
  return id;
}

/** Inserts a text with every relation that it can show. */
async function insertTextWithRelations(tx: Transaction, status: 'draft' | 'published') {
  const id = await insertText(tx, status);
  const picture = await insertMedia(tx, null);
  const { file_path } = getOnlyRow(
    await tx`select file_path from public.media_library where id = ${picture}`,
  );
  await tx`update public.content set content = ${`![](${file_path})`} where id = ${id}`;
  return { id, picture, ...(await addCategoryTagAndCover(tx, id)) };
}

type Relation = 'category' | 'tag' | 'cover' | 'picture';
const insertRelation = async (
  tx: Transaction,
  relation: Relation,
  status: 'draft' | 'published' = 'published',
) => (await insertTextWithRelations(tx, status))[relation];

/** Description of a change, the function that prepares its row, and the change. */
type Case = [
  what: string,
  prepare: (tx: Transaction) => Promise<string>,
  change: (tx: Transaction, id: string) => PromiseLike<unknown>,
];
type Change = Case[2];

const insertNothing = async () => '';
const insertDraft = (tx: Transaction) => insertText(tx, 'draft');
const insertOnlineText = (tx: Transaction) => insertText(tx);
const retitle: Change = (tx, id) => tx`update public.content set title = 'Autre titre' where id = ${id}`;
const archive: Change = (tx, id) => tx`update public.content set status = 'archived' where id = ${id}`;
const remove: Change = (tx, id) => tx`delete from public.content where id = ${id}`;
const removeRedirect: Change = (tx, id) => tx`delete from public.content_redirects where content_id = ${id}`;
const describeFile: Change = (tx, id) =>
  tx`update public.media_library set alt_text = 'Une scène' where id = ${id}`;
const applyDueSchedules: Change = (tx) => tx`select private.apply_due_schedules()`;
const addTag: Change = async (tx, id) =>
  tx`insert into public.content_tags values (${id}, ${await insertTag(tx)})`;

async function changeSlug(tx: Transaction, id: string) {
  await tx`update public.content set slug = ${`ailleurs-${id}`} where id = ${id}`;
  return id;
}

describe('a change that visitors can see is counted:', () => {
  it.for<Case>([
    [
      'a text is published',
      insertDraft,
      (tx, id) => tx`update public.content set status = 'published' where id = ${id}`,
    ],
    ['a text is created published', insertNothing, insertOnlineText],
    ['a text online is corrected', insertOnlineText, retitle],
    ['a text online is archived', insertOnlineText, archive],
    ['a text online is deleted', insertOnlineText, remove],
    [
      'a text online is postponed',
      insertOnlineText,
      (tx, id) => tx`update public.content set publish_at = now() + interval '1 day' where id = ${id}`,
    ],
    ['a text online gets a tag', insertOnlineText, addTag],
    [
      'a text online loses a tag',
      async (tx) => (await insertTextWithRelations(tx, 'published')).id,
      (tx, id) => tx`delete from public.content_tags where content_id = ${id}`,
    ],
    [
      'the tag of a text online is deleted',
      (tx) => insertRelation(tx, 'tag'),
      (tx, id) => tx`delete from public.tags where id = ${id}`,
    ],
    [
      'the category of a text online is deleted',
      (tx) => insertRelation(tx, 'category'),
      (tx, id) => tx`delete from public.categories where id = ${id}`,
    ],
    [
      'the cover of a text online is deleted',
      (tx) => insertRelation(tx, 'cover'),
      (tx, id) => tx`delete from public.media_library where id = ${id}`,
    ],
    ['the cover of a text online is described', (tx) => insertRelation(tx, 'cover'), describeFile],
    [
      'the share image of a text online is described',
      async (tx) => {
        const media = await insertMedia(tx, null);
        await tx`update public.content set share_media_id = ${media} where id = ${await insertText(tx)}`;
        return media;
      },
      describeFile,
    ],
    ['a picture inside a text online is described', (tx) => insertRelation(tx, 'picture'), describeFile],
    [
      'a category is renamed',
      insertCategory,
      (tx, id) => tx`update public.categories set name = 'Autre' where id = ${id}`,
    ],
    [
      'a category moves, and with it the filter of the press page',
      async (tx) => {
        await insertCategory(tx);
        return insertCategory(tx);
      },
      (tx, id) => tx`update public.categories set position = 1 where id = ${id}`,
    ],
    ['a tag is renamed', insertTag, (tx, id) => tx`update public.tags set name = 'Autre' where id = ${id}`],
    [
      'the redirect to a text online is deleted',
      async (tx) => changeSlug(tx, await insertText(tx)),
      removeRedirect,
    ],
    [
      'the phone number of the site changes',
      insertNothing,
      (tx) => tx`update public.site_settings set phone = '+225 11 11 11 11 11'`,
    ],
    [
      'a maintenance starts',
      insertNothing,
      (tx) => tx`update public.site_settings set maintenance_mode = true`,
    ],
    [
      'the end of a maintenance comes',
      async (tx) => {
        await tx`update public.site_settings set maintenance_mode = true, maintenance_until = now()`;
        return '';
      },
      applyDueSchedules,
    ],
    [
      'a schedule comes due',
      async (tx) => {
        const id = await insertScheduledText(tx);
        await moveContentDatesBack(tx, id, '1 hour');
        await tx`update private.schedule_log_cursor set until = now() - interval '1 minute'`;
        return id;
      },
      applyDueSchedules,
    ],
    ['programmes of these days are added', insertNothing, insertThreeProgrammes],
    [
      'a programme of today is postponed',
      insertCurrentProgramme,
      (tx, id) => tx`
        update public.programmes set starts_at = starts_at + interval '1 year', ends_at = ends_at + interval '1 year'
        where id = ${id}`,
    ],
    [
      'a day of the guide begins',
      async (tx) => {
        await moveScheduleCheckToYesterday(tx);
        return insertCurrentProgramme(tx);
      },
      applyDueSchedules,
    ],
    [
      'the day after the last day to apply to an offer begins',
      (tx) => storeOffers(tx, -1),
      applyDueSchedules,
    ],
    ['the day after a date for investors begins', (tx) => storeInvestorEvents(tx, -1), applyDueSchedules],
    [
      'a state of the services becomes too old to be shown',
      (tx) => storeServiceStatus(tx, -8),
      applyDueSchedules,
    ],
  ])('%s', async ([_what, prepare, change], { tx }) => {
    const id = await prepare(tx);
    expect(await countSiteBuildChangesDuring(tx, () => change(tx, id))).toBe(1);
  });

  it('once for each transaction', async ({ tx }) => {
    const id = await insertText(tx);
    const makeThreeChanges = async () => {
      await retitle(tx, id);
      await addTag(tx, id);
      await insertText(tx);
    };
    expect(await countSiteBuildChangesDuring(tx, makeThreeChanges)).toBe(1);
  });
});

describe('nothing is counted when', () => {
  it.for<Case>([
    ['a draft is written', insertNothing, insertDraft],
    ['a draft is changed', insertDraft, retitle],
    ['a draft is deleted', insertDraft, remove],
    ['a draft gets a tag', insertDraft, addTag],
    ['a scheduled text is changed', insertScheduledText, retitle],
    ['a scheduled text is archived', insertScheduledText, archive],
    ['a text is scheduled', insertNothing, insertScheduledText],
    ['a text that was taken down is changed', insertExpiredText, retitle],
    ['a text that was taken down is deleted', insertExpiredText, remove],
    [
      'a file that no text online shows is described',
      (tx) => insertRelation(tx, 'cover', 'draft'),
      describeFile,
    ],
    [
      'the redirect to an archived text is deleted',
      async (tx) => {
        const id = await changeSlug(tx, await insertText(tx));
        await archive(tx, id);
        return id;
      },
      removeRedirect,
    ],
    [
      'registration is opened',
      insertNothing,
      (tx) => tx`update public.site_settings set open_registration = true`,
    ],
    ['a programme of a distant year is added', insertNothing, (tx) => insertProgramme(tx)],
    ['a day without programmes begins', moveScheduleCheckToYesterday, applyDueSchedules],
    [
      'an offer closes today, and another closed two days ago',
      (tx) => storeOffers(tx, 0, -2),
      applyDueSchedules,
    ],
    ['a state of the services is 7 days old', (tx) => storeServiceStatus(tx, -7), applyDueSchedules],
    ['a state of the services is 9 days old', (tx) => storeServiceStatus(tx, -9), applyDueSchedules],
    ['the day of a date for investors begins', (tx) => storeInvestorEvents(tx, 0), applyDueSchedules],
    ['no schedule came due', insertScheduledText, applyDueSchedules],
  ])('%s', async ([_what, prepare, change], { tx }) => {
    const id = await prepare(tx);
    expect(await countSiteBuildChangesDuring(tx, () => change(tx, id))).toBe(0);
  });
});
