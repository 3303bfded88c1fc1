import { describe, expect } from 'vitest';
import { peopleByActor, type TestActorName } from './support/actors.ts';
import { runAs, type Transaction } from './support/database.ts';
import { insertContent } from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';

const reportPresence = async (tx: Transaction, who: TestActorName, id: string) => {
  const { code, rows } = await runAs(tx, who)`select * from public.report_presence(${id})`;
  return code ?? rows.map(({ name }) => name);
};

describe('an open text', () => {
  it('is reported with the names of the others who have it open', async ({ tx }) => {
    const id = await insertContent(tx, { author: peopleByActor.contributor.id });
    expect(await reportPresence(tx, 'contributor', id)).toEqual([]);
    expect(await reportPresence(tx, 'editor', id)).toEqual(['Cheikh Essai']);
    expect(await reportPresence(tx, 'editor', id)).toEqual(['Cheikh Essai']);
    expect(await reportPresence(tx, 'contributor', id)).toEqual(['Edem Essai']);
    expect(await reportPresence(tx, 'moderator', id)).toEqual(['Cheikh Essai', 'Edem Essai']);
  });

  it('is shown until 150 seconds after the last report, or until it is closed', async ({ tx }) => {
    const id = await insertContent(tx, { author: peopleByActor.contributor.id });
    await reportPresence(tx, 'contributor', id);
    await reportPresence(tx, 'admin', id);
    await tx`
      update public.content_presence set seen_at = now() - interval '151 seconds'
      where user_id = ${peopleByActor.contributor.id}`;
    expect(await reportPresence(tx, 'editor', id)).toEqual(['Adjoua Essai']);
    await runAs(tx, 'admin')`select public.report_presence(${id}, leaving => true)`;
    expect(await reportPresence(tx, 'editor', id)).toEqual([]);
    expect(await tx`select from public.content_presence where content_id = ${id}`).toHaveLength(2);
  });

  it('accepts reports only from its readers, and gives names only to them', async ({ tx }) => {
    const id = await insertContent(tx, { author: peopleByActor.editor.id });
    await reportPresence(tx, 'editor', id);
    expect(await reportPresence(tx, 'anon', id)).toBe('42501');
    expect(await reportPresence(tx, 'no role', id)).toBe('42501');
    expect(await reportPresence(tx, 'contributor', id)).toBe('42501');
    expect(await reportPresence(tx, 'editor', id)).toEqual([]);
  });

  it('has its reports deleted with the text', async ({ tx }) => {
    const id = await insertContent(tx);
    await reportPresence(tx, 'editor', id);
    await tx`delete from public.content where id = ${id}`;
    expect(await tx`select from public.content_presence`).toHaveLength(0);
  });
});
