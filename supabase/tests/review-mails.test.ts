import { describe, expect } from 'vitest';
import type { TestPerson } from './support/actors.ts';
import { getOnlyRow, runAs, type Transaction } from './support/database.ts';
import {
  insertContent,
  insertCopy,
  insertNewPerson,
  insertPersonWithPermissions,
} from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';

interface Mail {
  data: { since: string };
  /** Null when the mail would not leave. */
  rendered: {
    kind: string;
    total: number;
    steps: { id: string; title: string; step: string; by_name: string; note: string | null }[];
  } | null;
}
const loadMails = (tx: Transaction, { email }: TestPerson) => tx<Mail[]>`
    select data, private.review_mail(recipient, data) as rendered from private.mails
    where kind = 'review' and recipient = ${email} order by due`;
const loadSteps = async (tx: Transaction, person: TestPerson) =>
  (await loadMails(tx, person)).flatMap(({ rendered }) => rendered?.steps ?? []);

const propose = (tx: Transaction, who: TestPerson, id: string) =>
  runAs(tx, who)`select * from public.review_content(${id}, 'propose')`;

type Step = (tx: Transaction, editor: TestPerson, id: string) => Promise<unknown>;
const getNextDay = () => new Date(Date.now() + 86_400_000).toISOString();
const returnText: Step = (tx, editor, id) =>
  runAs(tx, editor)`select public.review_content(${id}, 'return', 'Une source manque.')`;
const publish: Step = (tx, editor, id) =>
  runAs(tx, editor)`update public.content set status = 'published' where id = ${id}`;
const schedule: Step = (tx, editor, id) =>
  runAs(tx, editor)`
    update public.content set status = 'published', publish_at = ${getNextDay()} where id = ${id}`;
const scheduleCopy: Step = async (tx, editor, id) => {
  await tx`update public.content set status = 'published' where id = ${id}`;
  const copy = await insertCopy(tx, id);
  await runAs(tx, editor)`update public.content set update_at = ${getNextDay()} where id = ${copy}`;
};
const publishCopy: Step = async (tx, editor, id) => {
  await tx`update public.content set status = 'published' where id = ${id}`;
  const copy = await insertCopy(tx, id);
  const { version } = getOnlyRow(await tx`select version from public.content where id = ${id}`);
  await runAs(tx, editor)`
    select * from public.publish_copy(
      ${copy}, base_version => 1, original_version => ${version}, fields => '{"excerpt": "Le chapeau."}'
    )`;
};

describe('a proposed text', () => {
  it('sends a mail only to the people who may review it', async ({ tx }) => {
    const author = await insertNewPerson(tx, 'contributor');
    const reviewers = [];
    for (const permission of ['content_edit', 'content_manage', 'content_moderate'])
      reviewers.push(await insertPersonWithPermissions(tx, permission));
    reviewers.push(await insertNewPerson(tx, 'super_admin'));
    const others = [author, await insertNewPerson(tx, null), await insertNewPerson(tx, 'contributor')];
    others.push(await insertPersonWithPermissions(tx, 'content_create', 'forms_press'));
    const suspendedEditor = await insertNewPerson(tx, 'editor');
    await tx`update public.profiles set suspended_at = now() where id = ${suspendedEditor.id}`;
    const id = await insertContent(tx, { author: author.id, title: 'Le mil' });
    await propose(tx, author, id);
    for (const reviewer of reviewers)
      expect(await loadSteps(tx, reviewer)).toEqual([
        expect.objectContaining({ id, title: 'Le mil', step: 'propose', by_name: 'Yao Passager' }),
      ]);
    for (const person of [...others, suspendedEditor]) expect(await loadMails(tx, person)).toEqual([]);
  });

  it('shares one mail with others of the same two minutes', async ({ tx }) => {
    const author = await insertNewPerson(tx, 'contributor');
    const reviewer = await insertNewPerson(tx, 'editor');
    const ids = [];
    for (const title of ['Le mil', 'Le sorgho', 'Le fonio']) {
      const id = await insertContent(tx, { author: author.id, title });
      ids.push(id);
      await propose(tx, author, id);
      await runAs(tx, author)`select public.review_content(${id}, 'take_back')`;
      await propose(tx, author, id);
    }
    const mails = await loadMails(tx, reviewer);
    // The two minutes of one mail may end during the test. There are two mails then.
    expect(new Set(mails.map(({ data }) => data.since)).size).toBe(mails.length);
    expect(mails.length).toBeLessThan(3);
    expect(new Set((await loadSteps(tx, reviewer)).map(({ id }) => id))).toEqual(new Set(ids));
    const [storedMail] = await tx`
      select data, idempotency_key, due > now() + interval '5 seconds' as waits from private.mails
      where recipient = ${reviewer.email}`;
    expect(storedMail?.waits).toBe(true);
    expect(JSON.stringify(storedMail)).not.toMatch(/mil|Yao|@/);
  });

  it.for<[string, (tx: Transaction, reviewer: TestPerson, id: string) => PromiseLike<unknown>]>([
    ['the role of the reviewer', (tx, { id }) => tx`delete from public.user_roles where user_id = ${id}`],
    [
      'the account of the reviewer',
      (tx, { id }) => tx`update public.profiles set suspended_at = now() where id = ${id}`,
    ],
    [
      'the address of the reviewer',
      (tx, { id }) => tx`update public.profiles set email = 'x@example.org' where id = ${id}`,
    ],
    [
      'the choice of mails',
      (tx, { id }) => tx`update public.profiles set proposal_mails = false where id = ${id}`,
    ],
    [
      'the review request',
      (tx, _reviewer, id) => tx`update public.content set review_requested_at = null where id = ${id}`,
    ],
    ['the text', (tx, _reviewer, id) => tx`delete from public.content where id = ${id}`],
  ])('sends no mail when this changed meanwhile: %s', async ([_what, change], { tx }) => {
    const author = await insertNewPerson(tx, 'contributor');
    const reviewer = await insertNewPerson(tx, 'editor');
    const id = await insertContent(tx, { author: author.id });
    await propose(tx, author, id);
    expect(await loadSteps(tx, reviewer)).toHaveLength(1);
    await change(tx, reviewer, id);
    expect((await loadMails(tx, reviewer)).map(({ rendered }) => rendered)).toEqual([null]);
  });

  it('is proposed even when its mail cannot be queued', async ({ tx }) => {
    const author = await insertNewPerson(tx, 'contributor');
    const reviewer = await insertNewPerson(tx, 'editor');
    await tx`update public.profiles set email = 'sans arobase' where id = ${reviewer.id}`;
    const id = await insertContent(tx, { author: author.id });
    expect((await propose(tx, author, id)).count).toBe(1);
  });
});

describe('the author of a text', () => {
  it.for<[string, Step, string | null]>([
    ['return', returnText, 'Une source manque.'],
    ['publish', publish, null],
    ['schedule', schedule, null],
    ['copy_schedule', scheduleCopy, null],
    ['copy_publish', publishCopy, null],
  ])('is told of a decision by mail and on the dashboard: %s', async ([step, takeStep, note], { tx }) => {
    const author = await insertNewPerson(tx, 'contributor');
    const editor = await insertNewPerson(tx, 'editor');
    const id = await insertContent(tx, { author: author.id, title: 'Le mil' });
    await propose(tx, author, id);
    await takeStep(tx, editor, id);
    const expected = { title: 'Le mil', step, by_name: 'Yao Passager', note };
    expect(await loadSteps(tx, author)).toEqual([expect.objectContaining(expected)]);
    const listDecisions = (who: TestPerson) => runAs(tx, who)`select * from public.list_review_decisions()`;
    expect((await listDecisions(author)).rows).toEqual([expect.objectContaining(expected)]);
    expect((await listDecisions(editor)).rows).toEqual([]);
    await tx`delete from public.user_roles where user_id = ${author.id}`;
    expect((await listDecisions(author)).rows).toEqual([]);
    expect((await loadMails(tx, author)).map(({ rendered }) => rendered)).toEqual([null]);
  });

  it('gets mails about both a publication and the update that follows', async ({ tx }) => {
    const author = await insertNewPerson(tx, 'contributor');
    const editor = await insertNewPerson(tx, 'editor');
    const id = await insertContent(tx, { author: author.id, title: 'Le mil' });
    await publish(tx, editor, id);
    await publishCopy(tx, editor, id);
    expect((await loadSteps(tx, author)).map(({ step }) => step)).toEqual(['publish', 'copy_publish']);
  });

  it('gets no mail about an own step, nor after switching these mails off', async ({ tx }) => {
    const [author, editor] = [await insertNewPerson(tx, 'editor'), await insertNewPerson(tx, 'editor')];
    await publish(tx, author, await insertContent(tx, { author: author.id }));
    expect(await loadMails(tx, author)).toEqual([]);
    const result = await runAs(tx, author)`
      update public.profiles set decision_mails = false where id = ${author.id}`;
    expect(result.count).toBe(1);
    await publish(tx, editor, await insertContent(tx, { author: author.id }));
    expect(await loadMails(tx, author)).toEqual([]);
  });
});
