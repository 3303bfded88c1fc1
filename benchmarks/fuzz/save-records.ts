import sharp from 'sharp';
import { createApiClient } from '../../e2e/support/backend.ts';
import { channels } from '../../src/copy/channels.ts';
import type { Collection } from '../../src/copy/collection.ts';
import { EVENING_START_TIME, toGuideDay, toGuideInstant } from '../../src/shared/lib/guide-day.ts';
import type { Json } from '../../src/types/database.ts';
import { DEMO_PASSWORD, demoAccounts } from '../../supabase/local/demo-accounts.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import type { SampleGenerators } from './records.ts';
import { createTally, extractRefusingRuleName, incrementReasonCount, type Tally } from './tally.ts';

/** Parallel requests. */
const CONCURRENCY = 8;
/** Files of the library. Few are enough: the build encodes each picture once. */
const FILE_COUNT = 24;
/** Number of categories, and of tags. */
const CATEGORY_COUNT = 24;
/** Longest text, in characters. */
const MAX_TEXT_LENGTH = 20_000;
const PROGRAMME_DURATION_MS = 5 * 60_000;

type Client = ReturnType<typeof createApiClient>;
interface Account {
  api: Client;
  id: string;
}
type Answer = PromiseLike<{ error: { code?: string; message: string } | null; data: unknown }>;

/** Signs in to several accounts, because the journal limits the lines of one account. */
async function signInStaff(url: string): Promise<[Account, ...Account[]]> {
  const roles = ['super_admin', 'admin', 'editor'];
  const accounts: Account[] = [];
  for (const { email, role } of demoAccounts) {
    if (!roles.includes(String(role))) continue;
    const api = createApiClient(url, LOCAL_PUBLISHABLE_KEY);
    const { data, error } = await api.auth.signInWithPassword({ email, password: DEMO_PASSWORD });
    if (error) throw error;
    accounts.push({ api, id: data.user.id });
  }
  const [first, ...others] = accounts;
  if (!first) throw new Error('no demo account');
  return [first, ...others];
}

async function inParallel<Item>(items: readonly Item[], task: (item: Item, index: number) => Promise<void>) {
  let next = 0;
  const work = async () => {
    for (let index = next++; index < items.length; index = next++) await task(items[index] as Item, index);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}

interface SaveOptions {
  url: string;
  samples: SampleGenerators;
  collections: readonly Collection[];
  /** Number of texts, collections and programmes. */
  count: number;
}

/** Saves records through the API as staff. Returns the counts of saved and refused ones, and the saved media. */
export async function saveRecords({ url, samples, collections, count }: SaveOptions) {
  const accounts = await signInStaff(url);
  const [{ api: admin }] = accounts;
  const pickAccount = (index: number) => accounts[index % accounts.length] ?? accounts[0];
  const tallies: Record<string, Tally> = {};
  const save = async (kind: string, answer: Answer): Promise<unknown> => {
    tallies[kind] ??= createTally();
    const { error, data } = await answer;
    if (error) incrementReasonCount(tallies[kind].refusals, extractRefusingRuleName(error));
    // a save that names an old version returns no row
    else if (Array.isArray(data) && data.length === 0)
      incrementReasonCount(tallies[kind].refusals, 'another version');
    else tallies[kind].saved += 1;
    return error ? null : data;
  };
  const programmeCount = Math.min(Math.round(count / 10), 500);
  const collectionCount = Math.round(count / 10);
  const textCount = count - programmeCount - collectionCount;

  const pictureFile = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#963' } })
    .jpeg()
    .toBuffer();
  // a valid picture, a truncated one, another format, and a row without a file
  const fileBodies = [
    pictureFile,
    pictureFile.subarray(0, 400),
    Buffer.from('<svg onload="alert(1)">'),
    null,
  ];
  const media: { id: string; file_path: string }[] = [];
  await inParallel(
    samples.media(FILE_COUNT),
    async ({ original_filename, alt_text, ...captionFields }, index) => {
      const { api, id } = pickAccount(index);
      const filename = `${1_763_712_000_000 + index}-image.jpg`;
      const file = fileBodies[index % fileBodies.length];
      const bucket = api.storage.from('media');
      if (file) await bucket.upload(`uploads/${filename}`, file, { contentType: 'image/jpeg' });
      const row = {
        filename,
        original_filename,
        alt_text,
        mime_type: 'image/jpeg',
        media_type: 'image' as const,
        uploaded_by: id,
        file_path: bucket.getPublicUrl(`uploads/${filename}`).data.publicUrl,
        file_size: 400,
      };
      const savedRow = await save(
        'media',
        api.from('media_library').insert(row).select('id, file_path').single(),
      );
      if (!savedRow) return;
      const savedFile = savedRow as (typeof media)[number];
      media.push(savedFile);
      await save('caption', api.from('media_library').update(captionFields).eq('id', savedFile.id));
    },
  );

  const names = samples.lines(CATEGORY_COUNT);
  const categories: string[] = [];
  const tags: string[] = [];
  await inParallel(names, async (name, index) => {
    const row = { name, slug: `rubrique-${index}` };
    const category = await save('category', admin.from('categories').insert(row).select('id').single());
    if (category) categories.push((category as { id: string }).id);
    const tag = await save('tag', admin.from('tags').insert(row).select('id').single());
    if (tag) tags.push((tag as { id: string }).id);
    await save(
      'settings',
      admin.from('site_settings').update({ title: name, description: name }).eq('id', true),
    );
  });

  const pick = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % items.length];
  await inParallel(samples.texts(textCount, MAX_TEXT_LENGTH), async (text, index) => {
    const { api, id: author_id } = pickAccount(index);
    const picture = index % 6 === 0 ? pick(media, index) : undefined;
    const content = picture ? `${text.content}\n\n![${text.title}](${picture.file_path})\n` : text.content;
    const fields = {
      ...text,
      content,
      author_id,
      status: 'published',
      category_id: (index % 3 === 0 && pick(categories, index)) || null,
      cover_media_id: (index % 4 === 0 && pick(media, index / 4)?.id) || null,
    };
    const tags_added = tags.slice(index % 9, (index % 9) + (index % 4));
    const savedRows = await save('text', api.rpc('save_content', { fields, tags_added }));
    const [row] = (savedRows ?? []) as { id: string; slug: string; version: number }[];
    if (!row || index % 8 !== 0) return;
    // creates redirects: some lead back to the first address, and another text takes one of the old addresses
    const changeSlug = async (slug: string, base_version: number) =>
      save('move', api.rpc('save_content', { fields: { slug }, text_id: row.id, base_version }));
    await changeSlug(`${row.slug}-b`, row.version);
    await changeSlug(`${row.slug}-c`, row.version + 1);
    if (index % 16 === 0) await changeSlug(row.slug, row.version + 2);
    const otherFields = { ...fields, slug: `${row.slug}-b`, cover_media_id: null };
    if (index % 24 === 0) await save('move', api.rpc('save_content', { fields: otherFields }));
  });

  const valuesPerCollection = Math.ceil(collectionCount / collections.length);
  await inParallel(collections, async (collection, index) => {
    const { api } = pickAccount(index);
    let version = 0;
    for (const value of samples.collections(collection, valuesPerCollection)) {
      const { key: collection_key, label: collection_label } = collection;
      const rpcArguments = {
        collection_key,
        collection_label,
        base_version: version,
        new_value: value as unknown as NonNullable<Json>,
      };
      const savedRows = (await save('collection', api.rpc('save_collection', rpcArguments))) as
        | { version: number }[]
        | null;
      version = savedRows?.[0]?.version ?? version;
    }
  });

  await inParallel(samples.programmes(programmeCount), async (programmeFields, index) => {
    const channel = channels[index % channels.length]?.key;
    const start =
      toGuideInstant(toGuideDay(Date.now()), EVENING_START_TIME) +
      Math.floor(index / channels.length) * PROGRAMME_DURATION_MS;
    const [starts_at, ends_at] = [start, start + PROGRAMME_DURATION_MS].map((at) =>
      new Date(at).toISOString(),
    );
    const programmes = [{ ...programmeFields, channel, starts_at, ends_at }] as Json[];
    await save('programme', pickAccount(index).api.rpc('import_programmes', { programmes }));
  });
  return { tallies, media };
}
