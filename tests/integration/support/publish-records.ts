import type { Sql } from 'postgres';
import { createSecretKeyClient } from '../../../e2e/support/backend.ts';
import { insertImageIntoLibrary } from '../../../e2e/support/media.ts';
import { createUniqueWord } from '../../../e2e/support/unique-word.ts';
import type { Database } from '../../../src/types/database.ts';
import { createChangedCollectionRows } from './changed-collections.ts';

/** Row of a text that is online, as the tests compare it with the built files. */
export interface ExpectedOnlineText {
  slug: string;
  title: string;
  content_type: 'article' | 'page' | 'news';
  first_published_at: Date;
  pinned: boolean;
}

/** Word that only the records of these tests contain. */
export const uniqueRecordsWord = createUniqueWord();
const articleTitle = `Une nouvelle <b>bâtie</b> & ${uniqueRecordsWord} : l'essai`;
/** Title of `article` as the site prints it, with French typography. */
export const expectedArticleTitle = `Une nouvelle <b>bâtie</b> & ${uniqueRecordsWord}\u00a0: l’essai`;
/** Each setting that the site prints, with a value that only these settings have. */
export const CHANGED_SETTINGS = {
  title: `Maison ${uniqueRecordsWord}`,
  description: `Une présentation ${uniqueRecordsWord}.`,
  email: `redaction-${uniqueRecordsWord}@groupe-obouo.example`,
  phone: '+225 98 76 54 32 10',
  address: `7 rue ${uniqueRecordsWord}, 75008 Paris, France`,
  facebook: `https://facebook.example/${uniqueRecordsWord}`,
  twitter: `https://twitter.example/${uniqueRecordsWord}`,
  instagram: `https://instagram.example/${uniqueRecordsWord}`,
  youtube: `https://youtube.example/${uniqueRecordsWord}`,
  linkedin: `https://linkedin.example/${uniqueRecordsWord}`,
};
/** Sentence that each changed collection with texts shows, except the team. */
export const CHANGED_SENTENCE = 'Une autre phrase d’essai';

/** Returns a changed row of every collection, and a row of an unknown collection. The team hides one of two people. */
function buildCollectionRows(portrait: string) {
  const person = { name: `Awa ${uniqueRecordsWord}`, role: 'Directrice', bio: 'Elle lit "tout".', portrait };
  const value = {
    texts: { title: '{nombre} personne décide' },
    items: [
      { id: 'awa', ...person },
      { id: 'a-venir', ...person, name: 'À venir', hidden: true },
    ],
  };
  return [
    { key: 'equipe', label: 'Équipe', value },
    { key: 'sans-definition', label: 'D’une autre version du site', value: {} },
    ...createChangedCollectionRows(CHANGED_SENTENCE, portrait, { except: 'equipe' }),
  ];
}

/** Publishes 80 texts of three types, « Série 1 » to « Série 80 », each a day older than the one before. */
async function publishNumberedTexts(sql: Sql): Promise<void> {
  await sql`
    insert into public.content (title, slug, content, content_type, status, published_at, category_id)
    select 'Série ' || number, 'serie-' || number, 'Un texte.',
      (array['article', 'news', 'article', 'page'])[1 + number % 4]::public.content_type, 'published', now(),
      case when number % 5 > 0 then (select id from public.categories order by id offset number % 10 limit 1) end
    from generate_series(1, 80) as number`;
  // a trigger would keep the current dates
  await sql`alter table public.content disable trigger user`;
  await sql`
    update public.content set first_published_at = now() - split_part(slug, '-', 2)::int * interval '1 day'
    where slug like 'serie-%'`;
  await sql`alter table public.content enable trigger user`;
}

/**
 * Publishes texts, pictures and collections on a backend, for one build. Returns the texts that tests name, the former
 * slug of `article`, and every online text, newest first.
 */
export async function publishTestRecords(url: string, sql: Sql) {
  const database = createSecretKeyClient(url);
  const insertText = async (row: Partial<Database['public']['Tables']['content']['Insert']>) => {
    const slug = `essai-${createUniqueWord()}`;
    const text = { title: '', slug, content: 'Un texte.', excerpt: 'Un extrait.', ...row };
    const published_at = row.status === 'draft' ? null : new Date().toISOString();
    const { data } = await database
      .from('content')
      .insert({ status: 'published', published_at, ...text })
      .select('id')
      .single()
      .throwOnError();
    return { id: data.id, slug };
  };
  const updateText = (id: string, changes: Database['public']['Tables']['content']['Update']) =>
    database.from('content').update(changes).eq('id', id).throwOnError();

  const article = await insertText({
    title: articleTitle,
    content: '## Une partie\n\nLe texte </script> entier.',
  });
  const staffPage = await insertText({ title: `Une page ${uniqueRecordsWord}`, content_type: 'page' });
  const draft = await insertText({ title: `Un brouillon ${uniqueRecordsWord}`, status: 'draft' });
  const signedText = await insertText({ title: `Un titre bien plus long ${uniqueRecordsWord}` });
  const formerSlug = article.slug;
  article.slug = `${formerSlug}-nouvelle`;
  const cover_media_id = await insertImageIntoLibrary(url, uniqueRecordsWord);
  await updateText(article.id, { slug: article.slug, cover_media_id, pinned: true });
  const pageFieldChanges = {
    seo_title: `L'essentiel ${uniqueRecordsWord}`,
    seo_description: 'En bref : tout.',
    byline: "Awa N'Diaye",
    share_media_id: await insertImageIntoLibrary(url, `${uniqueRecordsWord}-partage`),
  };
  await updateText(signedText.id, pageFieldChanges);
  const portrait = await insertImageIntoLibrary(url, `${uniqueRecordsWord}-portrait`);
  await database.from('site_collections').insert(buildCollectionRows(portrait)).throwOnError();
  await sql`update public.site_settings set ${sql(CHANGED_SETTINGS)}`;
  // a row may name another host: the build still reads the file from the project
  await sql`
    update public.media_library set file_path = replace(file_path, ${url}, 'http://127.0.0.1:9')
    where id = ${pageFieldChanges.share_media_id}`;
  await publishNumberedTexts(sql);
  // The build draws a share image for each text without a cover, which takes a fifth of a second.
  await sql`
    update public.content set cover_media_id = ${cover_media_id}
    where slug like 'serie-%' and split_part(slug, '-', 2)::int % 10 > 0`;
  await sql`insert into public.content (title, slug, content, status, published_at, publish_at)
    values ('À venir', 'a-venir', 'Un texte.', 'published', now(), now() + interval '1 day')`;
  const online = await sql<ExpectedOnlineText[]>`
    select slug, title, content_type, first_published_at, pinned from private.online_content
    order by first_published_at desc, id`;
  return { article, staffPage, signedText, draft, formerSlug, online };
}
