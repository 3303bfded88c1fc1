import { createSecretKeyClient } from './backend.ts';
import { createChangedCollectionRows } from './collections.ts';
import { insertContent } from './content.ts';
import type { IsolatedSite } from './isolated-site.ts';
import { insertImageIntoLibrary } from './media.ts';
import { publishNumberedTexts } from './numbered-texts.ts';
import { createUniqueWord } from './unique-word.ts';

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

/**
 * Publishes texts, pictures and collections on an isolated site, for one build. Returns the texts that
 * tests name, the former slug of `article`, and every online text but `unreadableText`, newest first.
 */
export async function publishTestRecords({ origin: url, sql }: IsolatedSite) {
  const article = await insertContent(url, {
    title: articleTitle,
    status: 'published',
    content: '## Une partie\n\nLe texte </script> entier.',
  });
  const staffPage = await insertContent(url, {
    title: `Une page ${uniqueRecordsWord}`,
    status: 'published',
    content_type: 'page',
  });
  const draft = await insertContent(url, { title: `Un brouillon ${uniqueRecordsWord}` });
  const signedText = await insertContent(url, {
    title: `Un titre bien plus long ${uniqueRecordsWord}`,
    status: 'published',
  });
  const formerSlug = article.slug;
  article.slug = `${formerSlug}-nouvelle`;
  const cover_media_id = await insertImageIntoLibrary(url, uniqueRecordsWord);
  const contentTable = createSecretKeyClient(url).from('content');
  const articleChanges = { slug: article.slug, cover_media_id, pinned: true };
  await contentTable.update(articleChanges).eq('id', article.id).throwOnError();
  const seoChanges = {
    seo_title: `L'essentiel ${uniqueRecordsWord}`,
    seo_description: 'En bref : tout.',
    byline: "Awa N'Diaye",
    share_media_id: await insertImageIntoLibrary(url, `${uniqueRecordsWord}-partage`),
  };
  await contentTable.update(seoChanges).eq('id', signedText.id).throwOnError();
  const portrait = await insertImageIntoLibrary(url, `${uniqueRecordsWord}-portrait`);
  await createSecretKeyClient(url)
    .from('site_collections')
    .insert(buildCollectionRows(portrait))
    .throwOnError();
  const textWithoutCover = await insertContent(url, {
    title: `Sans image ${uniqueRecordsWord}`,
    status: 'published',
  });
  // the row of this cover names a rendition that the storage does not have
  const missingCover = await insertImageIntoLibrary(url, `${uniqueRecordsWord}-perdue`);
  await createSecretKeyClient(url)
    .from('media_library')
    .update({ renditions: [{ name: '0123abcd-800.webp', width: 800, height: 600 }] })
    .eq('id', missingCover)
    .throwOnError();
  await contentTable.update({ cover_media_id: missingCover }).eq('id', textWithoutCover.id).throwOnError();
  await sql`update public.site_settings set ${sql(CHANGED_SETTINGS)}`;
  // a row may name another host: the build still reads the file from the project
  await sql`
    update public.media_library set file_path = replace(file_path, ${url}, 'http://127.0.0.1:9')
    where id = ${seoChanges.share_media_id}`;
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
  // the parser refuses so many characters of references, the database accepts them
  const references = `[a]: /${'b'.repeat(100_000)}\n\n${'[a]\n\n'.repeat(6)}`;
  const unreadableText = await insertContent(url, {
    title: `Illisible ${uniqueRecordsWord}`,
    status: 'published',
    content_type: 'page',
    content: references,
  });
  return {
    article,
    staffPage,
    signedText,
    textWithoutCover,
    unreadableText,
    draft,
    formerSlug,
    online,
  };
}
