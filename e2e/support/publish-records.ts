import postgres from 'postgres';
import { database } from './backend.ts';
import { buildChangedRows } from './collections.ts';
import { insertContent, uniqueMark } from './content.ts';
import { storeImage } from './media.ts';
import { publishNumberedTexts } from './numbered-texts.ts';

/** Row of a text that is online. */
export interface PublishedRow {
  slug: string;
  title: string;
  content_type: 'article' | 'page' | 'news';
  at: Date;
  pinned: boolean;
}

export const recordsMark = uniqueMark();
const title = `Une nouvelle <b>bâtie</b> & ${recordsMark} : l'essai`;
/** Title with the typography that the site applies. */
export const typesetTitle = `Une nouvelle <b>bâtie</b> & ${recordsMark}\u00a0: l’essai`;
/** Each setting that the site prints, with a value that no page contains otherwise. */
export const CHANGED_SETTINGS = {
  title: `Maison ${recordsMark}`,
  description: `Une présentation ${recordsMark}.`,
  email: `redaction-${recordsMark}@groupe-obouo.example`,
  phone: '+225 98 76 54 32 10',
  address: `7 rue ${recordsMark}, 75008 Paris, France`,
  facebook: `https://facebook.example/${recordsMark}`,
  twitter: `https://twitter.example/${recordsMark}`,
  instagram: `https://instagram.example/${recordsMark}`,
  youtube: `https://youtube.example/${recordsMark}`,
  linkedin: `https://linkedin.example/${recordsMark}`,
};
export const CHANGED_SENTENCE = 'Une autre phrase d’essai';

/**
 * Publishes texts, pictures and collections in the empty project at `url`, for one build. Returns the texts that
 * tests name, the former slug of `article`, and every online text, newest first.
 */
export async function publishTestRecords(url: string, databaseUrl: string) {
  const article = await insertContent(url, {
    title,
    status: 'published',
    content: '## Une partie\n\nLe texte </script> entier.',
  });
  const staffPage = await insertContent(url, {
    title: `Une page ${recordsMark}`,
    status: 'published',
    content_type: 'page',
  });
  const draft = await insertContent(url, { title: `Un brouillon ${recordsMark}` });
  const signedText = await insertContent(url, {
    title: `Un titre bien plus long ${recordsMark}`,
    status: 'published',
  });
  const formerSlug = article.slug;
  article.slug = `${formerSlug}-nouvelle`;
  const cover_media_id = await storeImage(url, recordsMark);
  const contentTable = database(url).from('content');
  const articleChanges = { slug: article.slug, cover_media_id, pinned: true };
  await contentTable.update(articleChanges).eq('id', article.id).throwOnError();
  const seoChanges = {
    seo_title: `L'essentiel ${recordsMark}`,
    seo_description: 'En bref : tout.',
    byline: "Awa N'Diaye",
    share_media_id: await storeImage(url, `${recordsMark}-partage`),
  };
  await contentTable.update(seoChanges).eq('id', signedText.id).throwOnError();
  const portrait = await storeImage(url, `${recordsMark}-portrait`);
  const person = { name: `Awa ${recordsMark}`, role: 'Directrice', bio: 'Elle lit "tout".', portrait };
  const value = {
    texts: { title: '{nombre} personne décide' },
    items: [
      { id: 'awa', ...person },
      { id: 'a-venir', ...person, name: 'À venir', hidden: true },
    ],
  };
  const changedCollections = [
    { key: 'equipe', label: 'Équipe', value },
    { key: 'sans-definition', label: 'D’une autre version du site', value: {} },
    ...buildChangedRows(CHANGED_SENTENCE, portrait, 'equipe'),
  ];
  await database(url).from('site_collections').insert(changedCollections).throwOnError();
  const textWithoutCover = await insertContent(url, {
    title: `Sans image ${recordsMark}`,
    status: 'published',
  });
  const lostCover = await storeImage(url, `${recordsMark}-perdue`);
  await database(url)
    .from('media_library')
    .update({ renditions: [{ name: '0123abcd-800.webp', width: 800, height: 600 }] })
    .eq('id', lostCover)
    .throwOnError();
  await contentTable.update({ cover_media_id: lostCover }).eq('id', textWithoutCover.id).throwOnError();
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  await sql`update public.site_settings set ${sql(CHANGED_SETTINGS)}`;
  // a row may name another host: the build still reads the file from the project
  await sql`
    update public.media_library set file_path = replace(file_path, ${url}, 'http://127.0.0.1:9')
    where id = ${seoChanges.share_media_id}`;
  await publishNumberedTexts(sql);
  await sql`insert into public.content (title, slug, content, status, published_at, publish_at)
    values ('À venir', 'a-venir', 'Un texte.', 'published', now(), now() + interval '1 day')`;
  const online = await sql<PublishedRow[]>`
    select slug, title, content_type, first_published_at as at, pinned from private.online_content
    order by first_published_at desc, id`;
  await sql.end();
  // a limit of the parser, which the database does not check
  const references = `[a]: /${'b'.repeat(100_000)}\n\n${'[a]\n\n'.repeat(6)}`;
  const unreadableText = await insertContent(url, {
    title: `Illisible ${recordsMark}`,
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
