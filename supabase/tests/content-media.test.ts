import { expect } from 'vitest';
import { targetPeople } from './support/actors.ts';
import { getOnlyRow, runAs, type Transaction } from './support/database.ts';
import { insertContent, insertMedia } from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';

const { colleague } = targetPeople;

async function insertFile(tx: Transaction) {
  const id = await insertMedia(tx, null);
  const { file_path } = getOnlyRow(await tx`select file_path from public.media_library where id = ${id}`);
  return { id, url: String(file_path) };
}

async function loadMediaIds(tx: Transaction, content: string): Promise<string[]> {
  const rows = await tx`select media_id from public.content_media where content_id = ${content} order by 1`;
  return rows.map((row) => row.media_id);
}

const updateText = (tx: Transaction, content: string, text: string) =>
  runAs(tx, 'editor')`update public.content set content = ${text} where id = ${content}`;

it('a save records the files whose addresses the text contains', async ({ tx }) => {
  const first = await insertFile(tx);
  const second = await insertFile(tx);
  const content = await insertContent(tx, { author: colleague.id });
  await updateText(tx, content, `![Une](${first.url}) et ![encore](${first.url}), ${second.url}.`);
  expect(await loadMediaIds(tx, content)).toEqual([first.id, second.id].sort());
  await updateText(tx, content, `[notice](${second.url} "La notice")`);
  expect(await loadMediaIds(tx, content)).toEqual([second.id]);
  await updateText(tx, content, 'Plus rien.');
  expect(await loadMediaIds(tx, content)).toEqual([]);
});

it('a save records a file whose address has the host of an earlier project', async ({ tx }) => {
  const file = await insertFile(tx);
  const content = await insertContent(tx, { author: colleague.id });
  const { pathname } = new URL(file.url);
  await updateText(tx, content, `![Une](https://earlier.example${pathname})`);
  expect(await loadMediaIds(tx, content)).toEqual([file.id]);
});

it('a new text records its known files, and ignores unknown ones', async ({ tx }) => {
  const file = await insertFile(tx);
  const text = `![a](${file.url}) ![b](${file.url.replace('.png', '0.png')})`;
  const row = getOnlyRow(
    await tx`
    insert into public.content (title, slug, content, author_id) values ('T', 'avec-fichier', ${text}, ${colleague.id})
    returning id`,
  );
  expect(await loadMediaIds(tx, row.id)).toEqual([file.id]);
  await tx`delete from public.media_library where id = ${file.id}`;
  expect(await loadMediaIds(tx, row.id)).toEqual([]);
});
