import { readFile } from 'node:fs/promises';
import { article as festival } from '../../src/copy/articles/hivowood-fespaco.ts';
import { article as awards } from '../../src/copy/articles/obouo-play-africa-digital-awards.ts';
import { article as studio } from '../../src/copy/articles/studio-post-production.ts';

/** What the document below says beside the committed sample. */
export const wordStories = [festival, awards, studio];

/** What Word puts on the clipboard of a document of 1,200 words: titles, lists, a table. */
export async function wordDocument(): Promise<string> {
  const sample = await readFile(
    new URL('../../src/admin/features/content/rich/clipboard/word.html', import.meta.url),
    'utf8',
  );
  const paragraph = (words: string) => `<p class=MsoNormal>${words}<o:p></o:p></p>`;
  const body = wordStories.flatMap(({ lead, sections }) => [
    paragraph(lead),
    ...sections.flatMap(({ title, paragraphs }) => [
      `<h2>${title}<o:p></o:p></h2>`,
      ...paragraphs.map(paragraph),
    ]),
  ]);
  return sample.replace('<!--EndFragment-->', `${body.join('\n')}\n<!--EndFragment-->`);
}
