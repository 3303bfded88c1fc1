import { afterAll, describe, expect, it } from 'vitest';
import { peopleByActor, targetPeople } from './support/actors.ts';
import { requestRest, signInActor } from './support/api.ts';
import { getOnlyRow, openConnection } from './support/database.ts';

// Embeds rows of other tables through the HTTP API. The permission matrix tests the policies for each actor.
const sql = openConnection();
const runId = crypto.randomUUID().slice(0, 8);
const { colleague, secondSuperAdmin } = targetPeople;

const visitor = await signInActor('anon');
const editor = await signInActor('editor');
const admin = await signInActor('admin');
const superAdmin = await signInActor('super admin');

afterAll(() => sql`delete from public.content where slug like ${`%${runId}%`}`);

describe('embedding', () => {
  it('reaches no hidden row, nor does a filter on an embedded column', async () => {
    const rows = await sql`
      insert into public.contact_messages (name, email, subject, message)
      values ('Awa', ${`${runId}@attaque.example`}, 'Visite', 'Bonjour') returning id`;
    const { id } = getOnlyRow(rows);
    await sql`update public.contact_messages set status = 'done', assignee = ${secondSuperAdmin.id} where id = ${id}`;
    await sql`update public.contact_messages set handled_by = ${colleague.id} where id = ${id}`;
    for (const key of ['handled_by', 'assignee']) {
      const messages = `contact_messages!contact_messages_${key}_fkey`;
      const innerJoinPath = `profiles?select=id,${messages}!inner(id)&contact_messages.id=eq.${id}`;
      expect((await requestRest(superAdmin, 'GET', innerJoinPath)).rows, key).toHaveLength(1);
      for (const attacker of [visitor, editor, admin]) {
        expect((await requestRest(attacker, 'GET', innerJoinPath)).rows, attacker.name).toEqual([]);
        const outerJoin = await requestRest(attacker, 'GET', `profiles?select=id,${messages}(id)`);
        const embeddedMessages = outerJoin.rows.flatMap((row) => row.contact_messages);
        expect(embeddedMessages, attacker.name).toEqual([]);
      }
    }
    await sql`delete from public.contact_messages where id = ${id}`;
  });

  it('of profiles shows no address or role of other people', async () => {
    const article = await sql`
      insert into public.content (title, slug, content, author_id, status)
      values ('Public', ${`public-${runId}`}, 'Un texte.', ${colleague.id}, 'published') returning id`;
    const path = `content?id=eq.${getOnlyRow(article).id}&select=profiles!content_author_id_fkey(email)`;
    // the API refuses the whole request: visitors may not read profiles
    expect((await requestRest(visitor, 'GET', path)).rows).toEqual([]);
    expect((await requestRest(editor, 'GET', path)).rows).toEqual([{ profiles: null }]);
    expect((await requestRest(admin, 'GET', path)).rows).toEqual([{ profiles: { email: colleague.email } }]);
    const visibleProfiles = await requestRest(editor, 'GET', 'profiles?select=id,user_roles(role)');
    expect(visibleProfiles.rows.map(({ id }) => id)).toEqual([peopleByActor.editor.id]);
    const guessPath = `profiles?select=id&email=like.${colleague.email.slice(0, 4)}*`;
    expect((await requestRest(editor, 'GET', guessPath)).rows).toEqual([]);
  });
});
