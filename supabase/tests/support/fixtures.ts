import { peopleByActor, TEST_PASSWORD, type TestPerson, targetPeople } from './actors.ts';
import { type Connection, type Transaction, withoutTriggers } from './database.ts';
import { businessContactAccessRules } from './rules/business-contacts.ts';
import { contactMessageAccessRules } from './rules/contact-messages.ts';
import { jobApplicationAccessRules } from './rules/job-applications.ts';
import { pressContactAccessRules } from './rules/press-contacts.ts';

/** Inserts an account with a password that works through the API, and its role. */
export async function insertPerson(sql: Connection | Transaction, person: TestPerson): Promise<void> {
  await sql`
    insert into auth.users (
      instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
      raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change,
      email_change_token_new
    ) values (
      '00000000-0000-0000-0000-000000000000', ${person.id}, 'authenticated', 'authenticated', ${person.email},
      extensions.crypt(${TEST_PASSWORD}, extensions.gen_salt('bf', 4)), now(),
      '{"provider": "email", "providers": ["email"]}',
      jsonb_build_object('first_name', ${person.firstName}::text, 'last_name', ${person.lastName}::text),
      now(), now(), '', '', '', ''
    )`;
  await sql`
    insert into auth.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
    values (
      gen_random_uuid(), ${person.id}, 'email', ${person.id}::text,
      jsonb_build_object('sub', ${person.id}::text, 'email', ${person.email}::text, 'email_verified', true),
      now(), now()
    )`;
  if (person.role)
    await sql`insert into public.user_roles (user_id, role) values (${person.id}, ${person.role})`;
}

/** Inserts every account of `actors.ts`. */
export async function insertTestAccounts(sql: Connection | Transaction): Promise<void> {
  for (const person of [...Object.values(peopleByActor), ...Object.values(targetPeople)])
    await insertPerson(sql, person);
}

/** Returns the data of a new account for one test, and inserts nothing. */
export function createUnsavedPerson(role: string | null = null): TestPerson {
  const id = crypto.randomUUID();
  return { id, email: `${id}@test.obouo.example`, firstName: 'Yao', lastName: 'Passager', role };
}

/** Inserts a new account with this role for one test, and returns it. */
export async function insertNewPerson(
  sql: Connection | Transaction,
  role: string | null = null,
): Promise<TestPerson> {
  const person = createUnsavedPerson(role);
  await insertPerson(sql, person);
  return person;
}

/** Inserts a new person whose custom role has these permissions. */
export async function insertPersonWithPermissions(
  tx: Transaction,
  ...permissions: readonly string[]
): Promise<TestPerson> {
  return insertNewPerson(tx, await insertRole(tx, permissions));
}

interface InvitationDraft {
  role: string;
  invitedBy: string;
  email?: string;
  /** SQL interval since the invitation was sent. */
  age?: string;
}

/** Inserts an invitation of this age without running triggers. Returns its id. */
export async function insertInvitation(
  tx: Transaction,
  { role, invitedBy, email = `${crypto.randomUUID()}@example.org`, age = '1 hour' }: InvitationDraft,
): Promise<string> {
  const id = crypto.randomUUID();
  await withoutTriggers(tx)`
      insert into public.invitations (id, email, role, invited_by, created_at, sent_at, expires_at)
      select ${id}, ${email}, ${role}, ${invitedBy}, sent, sent, sent + interval '7 days'
      from (select now() - ${age}::interval as sent) as moment`;
  return id;
}

/** Values of a text to insert; each has a default. */
export interface TestContentValues {
  id?: string;
  /** A colleague unless another account, or null, is given. */
  author?: string | null;
  status?: 'draft' | 'published' | 'archived';
  title?: string;
  slug?: string;
}

/** Inserts a text, bypassing grants and row security. Returns its id. */
export async function insertContent(tx: Transaction, draft: TestContentValues = {}): Promise<string> {
  const {
    id = crypto.randomUUID(),
    author = targetPeople.colleague.id,
    title = 'Un titre',
    slug = `un-titre-${id}`,
    status = 'draft',
  } = draft;
  const row = { id, title, slug, content: 'Un texte.', author_id: author, status };
  await tx`insert into public.content ${tx(row)}`;
  return id;
}

/** Moves the dates of a text into the past, because the clock of a transaction stands still. */
export const moveContentDatesBack = (tx: Transaction, id: string, interval: string) =>
  withoutTriggers(tx)`
      update public.content
      set publish_at = publish_at - ${interval}::interval, unpublish_at = unpublish_at - ${interval}::interval,
        first_published_at = first_published_at - ${interval}::interval
      where id = ${id}`;

/** Inserts the working copy of a content, bypassing grants and row security. Returns its id. */
export async function insertCopy(
  tx: Transaction,
  original: string,
  updateAt: string | null = null,
): Promise<string> {
  const id = crypto.randomUUID();
  await tx`
    insert into public.content (id, title, slug, content, author_id, copy_of, copied_version, update_at)
    select ${id}, title, slug, content, author_id, id, version, ${updateAt}
    from public.content where id = ${original}`;
  return id;
}

/** Returns the columns with the name and the address of a new stored file. */
export function createMediaFileColumns(extension = 'png') {
  const filename = `1763712345678-${crypto.randomUUID()}.${extension}`;
  return { filename, file_path: getMediaAddress(filename) };
}

/** Returns the address of a library file in the project. */
export const getMediaAddress = (filename: string) =>
  `https://project.example/storage/v1/object/public/media/uploads/${filename}`;

/** Inserts a library file, bypassing grants and row security. Returns its id. */
export async function insertMedia(tx: Transaction, uploader: string | null): Promise<string> {
  const id = crypto.randomUUID();
  const { filename, file_path } = createMediaFileColumns();
  await tx`
    insert into public.media_library (
      id, filename, original_filename, file_path, mime_type, file_size, media_type, uploaded_by
    ) values (${id}, ${filename}, 'Affiche.png', ${file_path}, 'image/png', 2048, 'image', ${uploader})`;
  return id;
}

/** Deletes a text or a file into its bin, in the name of this account. Returns its id. */
export async function deleteIntoBin(tx: Transaction, deletedBy: string, table: string, id: string) {
  await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub: deletedBy })}, true)`;
  await tx`delete from ${tx(`public.${table}`)} where id = ${id}`;
  await tx`select set_config('request.jwt.claims', '', true)`;
  return id;
}

/** Inserts a newsletter subscription and returns its id. */
export async function insertSubscription(
  tx: Transaction,
  email: string,
  { isActive = true } = {},
): Promise<string> {
  const id = crypto.randomUUID();
  await tx`
    insert into public.newsletter_subscriptions (id, email, is_active) values (${id}, ${email}, ${isActive})`;
  return id;
}

/** Complete row of `contact_messages`. */
export const messageRow = contactMessageAccessRules.form.row;

/** A complete row of each table that a form dialog of the site fills (specification 3). */
export const dialogFormRowsByTable = {
  business_contacts: businessContactAccessRules.form.row,
  press_contacts: pressContactAccessRules.form.row,
  job_applications: jobApplicationAccessRules.form.row,
};

/** Returns the row of a choice about cookies, made a minute ago. */
export const createConsentProof = () => ({
  id: crypto.randomUUID(),
  version: 1,
  performance: false,
  functionality: true,
  advertising: false,
  // in the format of Postgres, in which the permission matrix compares rows
  decided_at: `${new Date(Date.now() - 60_000).toISOString().slice(0, 19)}+00:00`,
});

/** Inserts a custom role with these permissions. Returns its key. */
export async function insertRole(tx: Transaction, permissions: readonly string[]): Promise<string> {
  const key = `role_${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;
  await tx`insert into public.roles (key, label) values (${key}, 'Rôle sur mesure')`;
  await tx`
    insert into public.role_permissions (role, permission) select ${key}, unnest(${permissions}::text[])`;
  return key;
}

/** Inserts a category and returns its id. */
export async function insertCategory(
  tx: Transaction,
  { parent = null, name = 'Une rubrique' }: { parent?: string | null; name?: string } = {},
): Promise<string> {
  const id = crypto.randomUUID();
  await tx`
    insert into public.categories (id, name, slug, parent_id) values (${id}, ${name}, ${`rubrique-${id}`}, ${parent})`;
  return id;
}

/** Inserts a programme in a distant year. Returns its id. */
export async function insertProgramme(
  tx: Transaction,
  {
    channel = 'marmite',
    starts = '2030-05-05T20:00:00Z',
    minutes = 45,
    title = 'La Cuisine de tantie Rose',
  } = {},
): Promise<string> {
  const id = crypto.randomUUID();
  const ends = new Date(Date.parse(starts) + minutes * 60_000);
  await tx`
    insert into public.programmes (id, channel, starts_at, ends_at, title)
    values (${id}, ${channel}, ${starts}, ${ends}, ${title})`;
  return id;
}

/** Inserts a tag and returns its id. */
export async function insertTag(tx: Transaction, name = 'Une étiquette'): Promise<string> {
  const id = crypto.randomUUID();
  await tx`insert into public.tags (id, name, slug) values (${id}, ${name}, ${`etiquette-${id}`})`;
  return id;
}

/**
 * Sets the seconds until the allowance of a sender is full again. Each request adds the `gap` of its kind
 * (private.rate_limits). With (burst − 1) × gap seconds, exactly one request is left.
 */
export const setAllowanceRefillTime = (
  tx: Transaction,
  kind: string,
  sender: string,
  secondsUntilFull: number,
) => tx`
  insert into private.rate_limit_buckets (sender, full_at)
  values (private.hash_sender(${kind}, ${sender}), now() + ${secondsUntilFull} * interval '1 second')
  on conflict (sender) do update set full_at = excluded.full_at`;

/** Gives a text a category, a tag and a cover, and returns their ids. */
export async function addCategoryTagAndCover(tx: Transaction, text: string) {
  const category = await insertCategory(tx);
  const tag = await insertTag(tx);
  const cover = await insertMedia(tx, null);
  await tx`update public.content set category_id = ${category}, cover_media_id = ${cover} where id = ${text}`;
  await tx`insert into public.content_tags values (${text}, ${tag})`;
  return { category, tag, cover };
}
