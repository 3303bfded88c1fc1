import { describe, expect } from 'vitest';
import { peopleByActor } from './support/actors.ts';
import { expectRefusal, getOnlyRow, runAs, type Transaction } from './support/database.ts';
import { insertContent, moveContentDatesBack } from './support/fixtures.ts';
import {
  loadStaffActions,
  readJsonAnswersAs,
  readPublishedText,
  readTextAsBuild,
} from './support/queries.ts';
import { it } from './support/rollback-test.ts';

/** Inserts a published text with these dates, given as SQL. */
async function insertWithDates(tx: Transaction, publish: string, unpublish = 'null') {
  const id = await insertContent(tx);
  await tx.unsafe(`
    update public.content set status = 'published', publish_at = ${publish}, unpublish_at = ${unpublish} where id = '${id}'`);
  return { id, path: `/presse/un-titre-${id}` };
}

async function isListed(tx: Transaction, id: string): Promise<boolean> {
  const news = await readJsonAnswersAs(tx)`select public.published_news(page_size => 25) as answer`;
  return news.some((text) => text.id === id);
}

describe('a schedule', () => {
  it.for([
    { elapsed: '59 minutes 59 seconds', online: false },
    { elapsed: '1 hour', online: true },
    { elapsed: '1 hour 59 minutes 59 seconds', online: true },
    { elapsed: '2 hours', online: false },
  ])('from hour one to hour two, after $elapsed: online is $online', async ({ elapsed, online }, { tx }) => {
    const { id, path } = await insertWithDates(tx, `now() + interval '1 hour'`, `now() + interval '2 hours'`);
    await moveContentDatesBack(tx, id, elapsed);
    expect((await readPublishedText(tx, path))?.id === id).toBe(online);
    expect(await isListed(tx, id)).toBe(online);
  });

  it('hides a text until its date, even when it is archived before', async ({ tx }) => {
    const { id, path } = await insertWithDates(tx, `now() + interval '1 hour'`);
    expect(await readPublishedText(tx, path)).toBe(null);
    await tx`update public.content set status = 'archived' where id = ${id}`;
    expect(await readPublishedText(tx, path)).toBe(null);
  });

  it('sets the first publication date, and moves it with the planned date only', async ({ tx }) => {
    const { id } = await insertWithDates(tx, `now() + interval '1 hour'`);
    const loadFirstDate = async () => {
      const rows = await tx`
        select first_published_at = now() + interval '1 hour' as hour, first_published_at = now() + interval '2 hours' as two
        from public.content where id = ${id}`;
      return getOnlyRow(rows);
    };
    expect(await loadFirstDate()).toEqual({ hour: true, two: false });
    await tx`update public.content set title = 'Corrigé' where id = ${id}`;
    expect(await loadFirstDate()).toEqual({ hour: true, two: false });
    await tx`update public.content set publish_at = now() + interval '2 hours' where id = ${id}`;
    expect(await loadFirstDate()).toEqual({ hour: false, two: true });
  });

  it('backdates a text that starts in the past, even when it is online', async ({ tx }) => {
    const { id, path } = await insertWithDates(tx, `'2019-05-01T08:00:00Z'`);
    expect(await readPublishedText(tx, path)).toMatchObject({
      first_published_at: '2019-05-01T10:00:00+02:00',
    });
    await tx`update public.content set title = 'Corrigé' where id = ${id}`;
    await tx`update public.content set publish_at = '2018-05-01T08:00:00Z' where id = ${id}`;
    expect(await readPublishedText(tx, path)).toMatchObject({
      title: 'Corrigé',
      first_published_at: '2018-05-01T10:00:00+02:00',
    });
    const rows = await tx`select publish_at from public.content where id = ${id}`;
    expect(getOnlyRow(rows).publish_at).toBe(null);
  });

  it.for(['-infinity', 'infinity', '4000-01-01 BC'])('cannot start at %s', async (date, { tx }) => {
    const id = await insertContent(tx);
    await expectRefusal(tx, 'editor', '23514', 'content_dates_range')`
      update public.content set status = 'published', publish_at = ${date}::text::timestamptz where id = ${id}`;
  });
});

describe('the journal', () => {
  const loadJournal = (tx: Transaction, id: string) =>
    tx`select action, actor_name from public.activity_log where target_id = ${id} and actor is null order by created_at`;

  it('logs once what a schedule published and took down', async ({ tx }) => {
    const { id } = await insertWithDates(tx, `now() + interval '1 minute'`, `now() + interval '2 minutes'`);
    const before = (await loadJournal(tx, id)).length;
    await moveContentDatesBack(tx, id, '1 hour');
    await tx`update private.schedule_log_cursor set until = now() - interval '1 hour'`;
    expect(getOnlyRow(await tx`select private.apply_due_schedules() as logged`).logged).toBe(2);
    expect((await loadJournal(tx, id)).slice(before)).toEqual([
      { action: 'publish', actor_name: 'Système' },
      { action: 'take_down', actor_name: 'Système' },
    ]);
    expect(getOnlyRow(await tx`select private.apply_due_schedules() as logged`).logged).toBe(0);
  });

  it('logs a future publication as scheduled', async ({ tx }) => {
    const id = await insertContent(tx);
    await runAs(tx, 'editor')`
        update public.content set status = 'published', publish_at = now() + interval '1 hour' where id = ${id}`;
    expect(await loadStaffActions(tx, id)).toEqual(['schedule']);
  });
});

describe('the former address of a text', () => {
  const changeSlug = (tx: Transaction, id: string, slug: string) =>
    runAs(tx, 'editor')`update public.content set slug = ${slug} where id = ${id}`;
  const insertOnlineText = async (tx: Transaction) => {
    const id = await insertContent(tx, { status: 'published' });
    return { id, first: `un-titre-${id}`, second: `deux-${id}`, third: `trois-${id}` };
  };

  it('redirects to the current one after one change, two, and back', async ({ tx }) => {
    const { id, first, second, third } = await insertOnlineText(tx);
    await changeSlug(tx, id, second);
    expect(await readPublishedText(tx, `/presse/${first}`)).toEqual({ moved_to: `/presse/${second}` });
    await changeSlug(tx, id, third);
    expect(await readPublishedText(tx, `/presse/${first}`)).toEqual({ moved_to: `/presse/${third}` });
    expect(await readPublishedText(tx, `/presse/${second}`)).toEqual({ moved_to: `/presse/${third}` });
    await changeSlug(tx, id, first);
    expect((await readPublishedText(tx, `/presse/${first}`))?.id).toBe(id);
    expect(await readPublishedText(tx, `/presse/${third}`)).toEqual({ moved_to: `/presse/${first}` });
  });

  it('redirects to /pages when the text becomes a page', async ({ tx }) => {
    const { id, first } = await insertOnlineText(tx);
    await tx`update public.content set content_type = 'page' where id = ${id}`;
    expect(await readPublishedText(tx, `/presse/${first}`)).toEqual({ moved_to: `/pages/${first}` });
  });

  it('is given to the build with its text', async ({ tx }) => {
    const { id, first, second } = await insertOnlineText(tx);
    await changeSlug(tx, id, second);
    expect((await readTextAsBuild(tx, id)).redirects).toEqual([
      { from: `/presse/${first}`, to: `/presse/${second}` },
    ]);
  });

  it('is not kept for texts that were never online', async ({ tx }) => {
    const draft = await insertContent(tx);
    await changeSlug(tx, draft, `ailleurs-${draft}`);
    const { id } = await insertWithDates(tx, `now() + interval '1 hour'`);
    await changeSlug(tx, id, `ailleurs-${id}`);
    expect(await tx`select from public.content_redirects where content_id in (${draft}, ${id})`).toHaveLength(
      0,
    );
  });

  it('answers that an archived text is withdrawn, and is deleted with it', async ({ tx }) => {
    const { id, first, second } = await insertOnlineText(tx);
    await changeSlug(tx, id, second);
    await tx`update public.content set status = 'archived' where id = ${id}`;
    expect(await readPublishedText(tx, `/presse/${first}`)).toEqual({ withdrawn: true });
    await tx`delete from public.content where id = ${id}`;
    expect(await readPublishedText(tx, `/presse/${first}`)).toBe(null);
  });

  it('is refused to other texts until staff delete the redirect', async ({ tx }) => {
    const { id, first, second } = await insertOnlineText(tx);
    await changeSlug(tx, id, second);
    const other = await insertContent(tx);
    expect((await changeSlug(tx, other, first)).code).toBe('23P01');
    await runAs(tx, 'editor')`
      delete from public.content_redirects where path = ${`/presse/${first}`}`;
    expect((await changeSlug(tx, other, first)).code).toBe(null);
  });

  it('is refused as the address of a new text', async ({ tx }) => {
    const { id, first, second } = await insertOnlineText(tx);
    await changeSlug(tx, id, second);
    await expectRefusal(tx, 'editor', '23P01')`
        insert into public.content (title, slug, content_type, author_id)
        values ('Un autre', ${first}, 'article', ${peopleByActor.editor.id})`;
  });
});
