import { readFile } from 'node:fs/promises';
import { readDefaultArticles } from '../../build/read-articles.ts';

const SLUGS = ['hivowood-fespaco', 'obouo-play-africa-digital-awards', 'studio-post-production'];

/** Paragraphs and `##` headings of three default articles. */
const blocks: readonly string[] = readDefaultArticles()
  .filter(({ slug }) => SLUGS.includes(slug))
  .flatMap(({ content }) => content.split('\n\n'))
  .filter((block) => !block.startsWith('- '));

/** Headings that `createWordHtml` adds to the sample file. */
export const wordDocumentHeadings: readonly string[] = blocks.flatMap((block) =>
  block.startsWith('## ') ? [block.slice(3)] : [],
);

/** Returns the HTML that Word put into the clipboard. */
export const readWordClipboard = (): Promise<string> =>
  readFile(new URL('../../src/admin/features/content/rich/clipboard/word.html', import.meta.url), 'utf8');

/** Returns the clipboard HTML of a Word document of 1,200 words: titles, lists, a table. */
export async function createWordHtml(): Promise<string> {
  const sample = await readWordClipboard();
  const body = blocks.map((block) =>
    block.startsWith('## ')
      ? `<h2>${block.slice(3)}<o:p></o:p></h2>`
      : `<p class=MsoNormal>${block}<o:p></o:p></p>`,
  );
  return sample.replace('<!--EndFragment-->', `${body.join('\n')}\n<!--EndFragment-->`);
}
