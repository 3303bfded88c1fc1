import { describe, expect } from 'vitest';
import { getActorRowOwnerId, peopleByActor, type TestActorName, targetPeople } from './support/actors.ts';
import { type attemptAs, expectRefusal, getOnlyRow, runAs, type Transaction } from './support/database.ts';
import { insertContent, insertCopy, insertNewPerson } from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';

const propose = (tx: Transaction, who: TestActorName, id: string) =>
  runAs(tx, who)`select * from public.review_content(${id}, 'propose')`;
const withdrawProposal = (tx: Transaction, who: TestActorName, id: string) =>
  runAs(tx, who)`select * from public.review_content(${id}, 'take_back')`;
const returnDraft = (tx: Transaction, who: TestActorName, id: string, note = 'Une source manque.') =>
  runAs(tx, who)`select * from public.review_content(${id}, 'return', ${note})`;

const loadReviewState = async (tx: Transaction, id: string) =>
  getOnlyRow(
    await tx`
      select review_requested_at is not null as waits, review_requested_by as by, review_note as note,
        review_note_by as note_by, version, status
      from public.content where id = ${id}`,
  );

const loadJournal = (tx: Transaction, id: string) =>
  tx`
    select action, actor_name, details ->> 'note' from public.activity_log
    where target_id = ${id} and actor is not null order by created_at`.values();

describe('a draft in review', () => {
  it('logs each review step without a new version, until publication', async ({ tx }) => {
    const id = await insertContent(tx, { author: peopleByActor.contributor.id });
    expect((await propose(tx, 'contributor', id)).count).toBe(1);
    // a second call adds no request
    expect((await propose(tx, 'contributor', id)).count).toBe(1);
    expect(await loadReviewState(tx, id)).toEqual({
      waits: true,
      by: 'Cheikh Essai',
      note: '',
      note_by: '',
      version: 1,
      status: 'draft',
    });

    expect((await returnDraft(tx, 'moderator', id)).count).toBe(1);
    // a second call adds no return
    expect((await returnDraft(tx, 'moderator', id)).count).toBe(1);
    expect(await loadReviewState(tx, id)).toEqual({
      waits: false,
      by: '',
      note: 'Une source manque.',
      note_by: 'Mariam Essai',
      version: 1,
      status: 'draft',
    });
    expect((await returnDraft(tx, 'editor', id)).count).toBe(0);

    await propose(tx, 'contributor', id);
    expect((await withdrawProposal(tx, 'contributor', id)).count).toBe(1);
    expect(await loadReviewState(tx, id)).toMatchObject({ waits: false, note: '' });

    await propose(tx, 'contributor', id);
    // the author may still edit it
    await runAs(tx, 'contributor')`update public.content set title = 'Mieux' where id = ${id}`;
    expect(await loadReviewState(tx, id)).toMatchObject({ waits: true, version: 2 });
    await runAs(tx, 'editor')`update public.content set status = 'published' where id = ${id}`;
    expect(await loadReviewState(tx, id)).toMatchObject({
      waits: false,
      by: '',
      version: 3,
      status: 'published',
    });

    expect(await loadJournal(tx, id)).toEqual([
      ['propose', 'Cheikh Essai', null],
      ['return', 'Mariam Essai', 'Une source manque.'],
      ['propose', 'Cheikh Essai', null],
      ['take_back', 'Cheikh Essai', null],
      ['propose', 'Cheikh Essai', null],
      ['update', 'Cheikh Essai', null],
      ['publish', 'Edem Essai', null],
    ]);
  });

  it('is published by a moderator too', async ({ tx }) => {
    const id = await insertContent(tx, { author: peopleByActor.contributor.id });
    await propose(tx, 'contributor', id);
    const { code } = await runAs(tx, 'moderator')`
      update public.content set status = 'published' where id = ${id}`;
    expect(code).toBe(null);
    expect(await loadReviewState(tx, id)).toMatchObject({ waits: false, status: 'published' });
  });

  it('is returned by a moderator when it is a working copy', async ({ tx }) => {
    const original = await insertContent(tx, { author: peopleByActor.contributor.id, status: 'published' });
    const id = await insertCopy(tx, original);
    await propose(tx, 'contributor', id);
    expect((await returnDraft(tx, 'moderator', id)).count).toBe(1);
    expect(await loadReviewState(tx, id)).toMatchObject({ waits: false, note: 'Une source manque.' });
  });

  it.for([
    // changed rows: proposes an own draft, one of others, returns a proposed one; null for an error
    ['anon', null, null, null],
    ['no role', 0, 0, 0],
    ['contributor', 1, 0, 0],
    ['moderator', 0, 0, 1],
    ['editor', 0, 0, 1],
    ['admin', 0, 0, 1],
    ['super admin', 1, 0, 1],
  ] as const)(
    'is proposed and returned by %s only with permission',
    async ([actor, ownResult, otherResult, returnResult], { tx }) => {
      const countSteps = async (result: ReturnType<typeof attemptAs>) => {
        const { code, count } = await result;
        return code ? null : count;
      };
      const ownDraft = await insertContent(tx, { author: getActorRowOwnerId(actor) });
      const otherDraft = await insertContent(tx, { author: targetPeople.newcomer.id });
      expect(await countSteps(propose(tx, actor, ownDraft))).toBe(ownResult);
      expect(await countSteps(propose(tx, actor, otherDraft))).toBe(otherResult);

      const proposedText = await insertContent(tx, { author: targetPeople.newcomer.id });
      await tx`update public.content set review_requested_at = now() where id = ${proposedText}`;
      expect(await countSteps(withdrawProposal(tx, actor, proposedText))).toBe(otherResult);
      expect(await loadReviewState(tx, proposedText)).toMatchObject({ waits: true });
      expect(await countSteps(returnDraft(tx, actor, proposedText))).toBe(returnResult);
    },
  );

  it('refuses a step that does not exist', async ({ tx }) => {
    const id = await insertContent(tx, { author: peopleByActor.contributor.id });
    await expectRefusal(tx, 'super admin', '22023')`select public.review_content(${id}, 'approve')`;
  });

  it('is not withdrawn by an author without a role', async ({ tx }) => {
    const writer = await insertNewPerson(tx, 'contributor');
    const id = await insertContent(tx, { author: writer.id });
    await runAs(tx, writer)`select public.review_content(${id}, 'propose')`;
    await tx`delete from public.user_roles where user_id = ${writer.id}`;
    expect((await runAs(tx, writer)`select * from public.review_content(${id}, 'take_back')`).rows).toEqual(
      [],
    );
    expect(await loadReviewState(tx, id)).toMatchObject({ waits: true });
  });

  it('cannot be an online text', async ({ tx }) => {
    const onlineText = await insertContent(tx, { author: peopleByActor.contributor.id, status: 'published' });
    expect((await propose(tx, 'contributor', onlineText)).count).toBe(0);
  });

  it('is returned with a note of 1 to 1,000 characters', async ({ tx }) => {
    const id = await insertContent(tx, { author: peopleByActor.contributor.id });
    await propose(tx, 'contributor', id);
    expect((await returnDraft(tx, 'editor', id, ' \n ')).code).toBe('22023');
    expect((await returnDraft(tx, 'editor', id, 'a'.repeat(1001))).code).toBe('23514');
    expect(await returnDraft(tx, 'editor', id, 'a'.repeat(1000))).toMatchObject({ code: null, count: 1 });
  });
});
