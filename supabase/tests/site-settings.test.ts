import { describe, expect } from 'vitest';
import { getOnlyRow, runAs, type Transaction } from './support/database.ts';
import { insertNewPerson } from './support/fixtures.ts';
import { readJsonAnswersAs } from './support/queries.ts';
import { createRollbackTest, it } from './support/rollback-test.ts';
import { splitNames } from './support/rules.ts';
import { openScratchDatabase } from './support/scratch-database.ts';

/** Test with its own database, because it locks a table that other test files use. */
const scratchTest = createRollbackTest(await openScratchDatabase());

const updateSettings = (tx: Transaction, values: Record<string, string | boolean>) =>
  runAs(tx, 'admin')`update public.site_settings set ${tx(values)}`;

describe('the settings', () => {
  it('show visitors only the published columns', async ({ tx }) => {
    const settings = await readJsonAnswersAs(tx)`select public.published_settings() as answer`;
    const [row] = await tx`select * from public.site_settings`;
    const publishedColumns = splitNames(
      'title, description, email, phone, address, facebook, twitter, instagram, youtube, linkedin, maintenance_mode',
    );
    const columns = publishedColumns.map((name) => [name, row?.[name]]);
    expect(settings).toEqual([{ ...Object.fromEntries(columns), maintenance_until: '' }]);
  });

  it('start with maintenance off, comments on and registration closed', async ({ tx }) => {
    const rows = await tx`
      select maintenance_mode, public_comments, open_registration from public.site_settings`;
    expect(getOnlyRow(rows)).toEqual({
      maintenance_mode: false,
      public_comments: true,
      open_registration: false,
    });
  });

  it.for([
    ['without an end', null, true],
    ['with an end to come', '1 hour', true],
    ['whose end has come', '-1 second', false],
  ] as const)(
    'say whether a maintenance %s is on (end in %s: %s)',
    async ([_what, untilEnd, isOn], { tx }) => {
      await tx`
      update public.site_settings
      set maintenance_mode = true, maintenance_until = now() + ${untilEnd}::text::interval`;
      const { rows } = await runAs(tx, 'editor')`
      select public.published_settings() as texts, maintenance_until from public.site_settings`;
      const { texts, maintenance_until: end } = getOnlyRow(rows) as {
        texts: string[];
        maintenance_until: Date | null;
      };
      const settings = JSON.parse(texts[0] ?? '');
      expect(settings.maintenance_mode).toBe(isOn);
      const publishedEnd = settings.maintenance_until === '' ? null : new Date(settings.maintenance_until);
      expect(publishedEnd).toEqual(end);
      // The job of each minute also switches off a maintenance at its planned end.
      await tx`select private.apply_due_schedules()`;
      expect(await tx`select maintenance_mode, maintenance_until from public.site_settings`).toEqual([
        { maintenance_mode: isOn, maintenance_until: isOn ? end : null },
      ]);
    },
  );

  it.for([
    ['title', ' '],
    ['description', ''],
    ['url', 'www.exemple.com'],
    ['url', 'https://exemple.com/'],
    ['url', 'javascript:alert(1)'],
    ['email', 'sans arobase'],
    ['email', 'a@b <c@d>'],
    ['phone', 'appelez-nous'],
    ['address', ''],
    ['facebook', 'javascript:alert(1)'],
    ['twitter', 'data:text/html,x'],
    ['instagram', 'instagram.com/obouo'],
    ['youtube', 'https://exemple.com/deux mots'],
    ['linkedin', `https://${'l'.repeat(500)}`],
  ] as const)('refuse %s = %j', async ([column, value], { tx }) => {
    expect((await updateSettings(tx, { [column]: value })).code).toBe('23514');
  });

  it('accept an empty address of a social network, which hides its link', async ({ tx }) => {
    expect(await updateSettings(tx, { twitter: '' })).toMatchObject({ code: null, count: 1 });
  });
});

describe('a new account', () => {
  it('is a contributor, and nothing more, while registration is open', async ({ tx }) => {
    await updateSettings(tx, { open_registration: true });
    const person = await insertNewPerson(tx);
    const roles = await tx`select role, granted_by from public.user_roles where user_id = ${person.id}`;
    expect(roles).toEqual([{ role: 'contributor', granted_by: null }]);
  });

  scratchTest('exists even when its role cannot be given', async ({ tx }) => {
    await updateSettings(tx, { open_registration: true });
    await tx`alter table public.user_roles add constraint closed check (role <> 'contributor') not valid`;
    const person = await insertNewPerson(tx);
    expect(await tx`select from public.profiles where id = ${person.id}`).toHaveLength(1);
    expect(await tx`select from public.user_roles where user_id = ${person.id}`).toHaveLength(0);
  });
});

it('every save of the settings updates their date', async ({ tx }) => {
  const { rows: titleSave } = await runAs(tx, 'admin')`
    update public.site_settings set title = 'Autre titre' returning updated_at = now() as is_dated`;
  const dateSave = await tx`
    update public.site_settings set updated_at = '2020-01-01' returning updated_at = now() as is_dated`;
  expect([...titleSave, ...dateSave]).toEqual([{ is_dated: true }, { is_dated: true }]);
});
