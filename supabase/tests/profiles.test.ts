import { describe, expect } from 'vitest';
import { getOnlyRow, runAs, type Transaction, withoutTriggers } from './support/database.ts';
import {
  createUnsavedPerson,
  insertContent,
  insertMedia,
  insertNewPerson,
  insertPerson,
} from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';

interface SignUp {
  email: string | null;
  metadata: unknown;
}

async function signUp(tx: Transaction, { email, metadata }: SignUp) {
  const id = crypto.randomUUID();
  await tx`
    insert into auth.users (id, email, raw_user_meta_data)
    values (${id}, ${email}, ${JSON.stringify(metadata)}::text::jsonb)`;
  const rows = await tx`select first_name, last_name, email from public.profiles where id = ${id}`;
  return { id, profile: getOnlyRow(rows) };
}

describe('signing up', () => {
  it('creates a profile with the given names, and no role', async ({ tx }) => {
    const role = { role: 'super_admin', roles: ['super_admin'], is_super_admin: true };
    const metadata = { first_name: '  Aïssatou ', last_name: 'Ba\n Diop', ...role };
    const { id, profile } = await signUp(tx, { email: 'aissatou@example.org', metadata });
    expect(profile).toEqual({ first_name: 'Aïssatou', last_name: 'Ba Diop', email: 'aissatou@example.org' });
    expect(await tx`select from public.user_roles where user_id = ${id}`).toEqual([]);
  });

  it.for([
    ['no metadata at all', null],
    ['metadata without names', {}],
    ['blank names', { first_name: '  ', last_name: ' ' }],
    ['metadata that is no object', ['first_name']],
  ] as const)('uses the address as the first name with %s', async ([_case, metadata], { tx }) => {
    const { profile } = await signUp(tx, { email: 'moussa.keita@example.org', metadata });
    expect(profile).toMatchObject({ first_name: 'moussa.keita', last_name: '' });
  });

  it('works without an address', async ({ tx }) => {
    const { profile } = await signUp(tx, { email: null, metadata: {} });
    expect(profile).toEqual({ first_name: 'Utilisateur', last_name: '', email: null });
  });

  it('is not stopped by names of any length or kind', async ({ tx }) => {
    const metadata = { first_name: 'é'.repeat(1500), last_name: { nested: 'x'.repeat(500) } };
    const { profile } = await signUp(tx, { email: `${'a'.repeat(240)}@example.org`, metadata });
    expect(profile.first_name).toBe('é'.repeat(100));
    expect(profile.last_name).toHaveLength(100);
  });

  it.for(['\u0001', '\u001c', '\u000b', '\u007f', '\u202e', '\ufffe'])(
    'leaves %j out of the names',
    async (character, { tx }) => {
      const metadata = { first_name: `Awa${character}`, last_name: `${character}Ko${character}` };
      const { profile } = await signUp(tx, { email: 'awa@example.org', metadata });
      expect(profile.first_name).toBe('Awa');
      expect(profile.last_name.replaceAll(' ', '')).toBe('Ko');
    },
  );
});

describe('a profile', () => {
  it('follows the address of its account', async ({ tx }) => {
    const person = await insertNewPerson(tx);
    await tx`update auth.users set email = 'nouvelle@example.org' where id = ${person.id}`;
    const rows = await tx`select email from public.profiles where id = ${person.id}`;
    expect(getOnlyRow(rows)).toEqual({ email: 'nouvelle@example.org' });
  });

  it('copies the confirmation date of its account', async ({ tx }) => {
    const person = await insertNewPerson(tx);
    const loadConfirmed = async () =>
      getOnlyRow(
        await tx`select confirmed_at is not null as confirmed from public.profiles where id = ${person.id}`,
      );
    expect(await loadConfirmed()).toEqual({ confirmed: true });
    await tx`update auth.users set email_confirmed_at = null where id = ${person.id}`;
    expect(await loadConfirmed()).toEqual({ confirmed: false });
    await tx`update auth.users set email_confirmed_at = now() where id = ${person.id}`;
    expect(await loadConfirmed()).toEqual({ confirmed: true });
  });

  it('is searched by first and last name without accents, ligatures or capitals', async ({ tx }) => {
    const person = { ...createUnsavedPerson(), firstName: 'Aïssatou', lastName: 'NÄHVE-Œuvrard d’Été Çà Ñ' };
    await insertPerson(tx, person);
    const rows = await tx`select search_name from public.profiles where id = ${person.id}`;
    expect(getOnlyRow(rows)).toEqual({ search_name: 'aissatou nahve-oeuvrard dete ca n' });
    await runAs(tx, person)`update public.profiles set last_name = 'Bâ'`;
    const renamedRows = await tx`select search_name from public.profiles where id = ${person.id}`;
    expect(getOnlyRow(renamedRows)).toEqual({ search_name: 'aissatou ba' });
  });

  it('copies the roles of its person, and ignores writes to the copy', async ({ tx }) => {
    const [person, other] = [await insertNewPerson(tx, 'editor'), await insertNewPerson(tx)];
    const loadRoles = async (id: string) =>
      getOnlyRow(await tx`select roles from public.profiles where id = ${id}`).roles;
    await runAs(tx, 'super admin')`
      insert into public.user_roles ${tx({ user_id: person.id, role: 'admin' })}`;
    expect(await loadRoles(person.id)).toEqual(['admin', 'editor']);
    await tx`update public.user_roles set user_id = ${other.id} where user_id = ${person.id} and role = 'admin'`;
    expect(await loadRoles(person.id)).toEqual(['editor']);
    expect(await loadRoles(other.id)).toEqual(['admin']);
    await tx`update public.profiles set roles = '{super_admin}' where id = ${person.id}`;
    expect(await loadRoles(person.id)).toEqual(['editor']);
    await runAs(tx, 'admin')`delete from public.user_roles where user_id = ${person.id}`;
    expect(await loadRoles(person.id)).toBe(null);
  });

  it('is deleted with its account; texts and files stay, without an author', async ({ tx }) => {
    const person = await insertNewPerson(tx, 'editor');
    const article = await insertContent(tx, { author: person.id, status: 'published' });
    const file = await insertMedia(tx, person.id);
    const longAgo = '2020-02-02T00:00:00+00:00';
    await withoutTriggers(tx)`
      update public.content set published_at = ${longAgo}, updated_at = ${longAgo} where id = ${article}`;

    await tx`delete from auth.users where id = ${person.id}`;

    expect(await tx`select from public.profiles where id = ${person.id}`).toEqual([]);
    expect(await tx`select from public.user_roles where user_id = ${person.id}`).toEqual([]);
    const articles = await tx`
      select author_id, version, published_at = ${longAgo} as keeps_published_at, updated_at = ${longAgo} as keeps_updated_at
      from public.content where id = ${article}`;
    expect(getOnlyRow(articles)).toEqual({
      author_id: null,
      version: 1,
      keeps_published_at: true,
      keeps_updated_at: true,
    });
    const files = await tx`select uploaded_by from public.media_library where id = ${file}`;
    expect(getOnlyRow(files)).toEqual({ uploaded_by: null });
  });
});
