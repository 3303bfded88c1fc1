import { describe, expect } from 'vitest';
import { peopleByActor, targetPeople } from './support/actors.ts';
import { runAs } from './support/database.ts';
import { insertContent } from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';

describe('the state of linked texts', () => {
  it.for([
    ['no role', 'unknown', 'unknown'],
    ['contributor', 'draft', 'unknown'],
    ['moderator', 'draft', 'archived'],
    ['editor', 'draft', 'archived'],
    ['admin', 'draft', 'archived'],
    ['super admin', 'draft', 'archived'],
  ] as const)(
    'is shown to %s for texts that they may read',
    async ([actor, draftState, archivedState], { tx }) => {
      const insertText = (status: 'draft' | 'published' | 'archived', author: string) =>
        insertContent(tx, { author, status });
      const buildAddress = (id: string) => `/presse/un-titre-${id}`;
      const draft = await insertText('draft', peopleByActor.contributor.id);
      const online = await insertText('published', targetPeople.colleague.id);
      const archivedText = await insertText('archived', targetPeople.colleague.id);
      const scheduledText = await insertText('published', peopleByActor.contributor.id);
      const movedText = await insertText('published', targetPeople.colleague.id);
      await tx`update public.content set publish_at = now() + interval '1 day' where id = ${scheduledText}`;
      await tx`update public.content set slug = ${`ailleurs-${movedText}`} where id = ${movedText}`;
      const expectedStates = {
        [buildAddress(draft)]: draftState,
        [buildAddress(online)]: 'online',
        [buildAddress(archivedText)]: archivedState,
        [buildAddress(scheduledText)]: actor === 'no role' ? 'unknown' : 'scheduled',
        [buildAddress(movedText)]: 'moved',
        [`/presse/ailleurs-${movedText}`]: 'online',
        [`/pages/un-titre-${online}`]: 'unknown',
        '/chaines': 'unknown',
      };
      const { rows } = await runAs(tx, actor)`
        select * from public.link_targets(${Object.keys(expectedStates)})`;
      expect(Object.fromEntries(rows.map(({ path, state }) => [path, state]))).toEqual(expectedStates);
    },
  );
});
