import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { markdownLimits } from '../../src/shared/article/text-limits.ts';
import { findExceededMarkdownLimit } from '../../src/shared/article/unreadable-reason.ts';
import {
  hostileLineArbitrary,
  hostileMarkdownArbitrary,
  hostileMarkdownBuilders,
} from '../../tests/support/hostile-texts.ts';
import { cleanEmail, cleanText, removeControlCharacters } from '../functions/_shared/plain-text.ts';
import { peopleByActor } from './support/actors.ts';
import { expectRefusal, type Transaction } from './support/database.ts';
import { insertContent } from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';

async function loadUnreadableReasons(tx: Transaction, texts: string[]) {
  const rows = await tx`
    select private.unreadable_reason(text) as reason
    from unnest(${texts}::text[]) with ordinality as sample (text, place) order by place`;
  return rows.map(({ reason }) => reason);
}

/** Texts at a limit, and just beyond it. */
const limitTexts = [
  'a'.repeat(200_000),
  '\n'.repeat(markdownLimits.lines - 1),
  '\n'.repeat(markdownLimits.lines),
  `${'> '.repeat(markdownLimits.nesting)}a`,
  `${'> '.repeat(markdownLimits.nesting + 1)}a`,
  `${'- '.repeat(markdownLimits.nesting)}a`,
  `${'- '.repeat(markdownLimits.nesting + 1)}a`,
  '- '.repeat(60),
  `${' '.repeat(80)}- a`,
  `${'|a'.repeat(50)}\n${'|-'.repeat(50)}`,
  `${'|a'.repeat(51)}\n${'|-'.repeat(51)}`,
  '*'.repeat(1999),
  '*'.repeat(2000),
  '*'.repeat(40),
  'a\n=\n\n'.repeat(100),
  'a\n=\n\n'.repeat(101),
  'a <!b\n\n'.repeat(100),
  'a <!b\n\n'.repeat(101),
  '> - a\n>   - b\n>     - c\n'.repeat(50),
];

describe('texts in Markdown', () => {
  it('are refused for equal reasons by the database and by the parser', async ({ tx }) => {
    const repeatedSamples = Object.values(hostileMarkdownBuilders).flatMap((generate) => [
      generate(200),
      generate(4000),
    ]);
    const random = fc.sample(hostileMarkdownArbitrary, { numRuns: 400, seed: 42 });
    const texts = [...limitTexts, ...repeatedSamples, ...random].map(removeControlCharacters);
    const expected = texts.map(findExceededMarkdownLimit);
    expect(new Set(expected)).toEqual(new Set([null, 'nesting', 'table', 'lines', 'marks']));
    expect(await loadUnreadableReasons(tx, texts)).toEqual(expected);
  });

  it('are checked within a second, however long they are', async ({ tx }) => {
    const texts = Object.values(hostileMarkdownBuilders).map((generate) =>
      removeControlCharacters(generate(200_000)).slice(0, 200_000),
    );
    // `offset 0` makes Postgres read the clock before it checks the text
    const [slowest] = await tx`
      select max(extract(epoch from clock_timestamp() - started)) as seconds
      from unnest(${texts}::text[]) as text,
        lateral (select clock_timestamp() as started offset 0) as clock,
        lateral (select private.unreadable_reason(text) offset 0) as checked`;
    expect(Number(slowest?.seconds)).toBeLessThan(1);
  });
});

const REFUSED_CHARACTERS = [
  '\u0001',
  '\u0008',
  '\u000b',
  '\r',
  '\u001f',
  '\u007f',
  '\u0085',
  '\u202e',
  '\u2066',
  '\uffff',
];

describe('control characters', () => {
  it.for(REFUSED_CHARACTERS.map((character) => [`U+${character.charCodeAt(0).toString(16)}`, character]))(
    'are refused: %s',
    async ([_code, character], { tx }) => {
      const id = await insertContent(tx, { author: peopleByActor.editor.id, status: 'draft' });
      await expectRefusal(tx, 'editor', '23514')`
        update public.content set title = ${`a${character}b`} where id = ${id}`;
      await expectRefusal(tx, 'editor', '23514')`
        insert into public.site_collections (key, label, value)
        values ('hostile', 'Hostile', jsonb_build_object('a', ${`a${character}b`}::text))`;
    },
  );

  it('are refused in a column added later, once its migration renews the check', async ({ tx }) => {
    await tx`create table public.with_texts (name text)`;
    await tx`select private.require_plain_text('public.with_texts')`;
    await tx`alter table public.with_texts add column country text`;
    await tx`select private.require_plain_text('public.with_texts')`;
    await expectRefusal(
      tx,
      'superuser',
      '23514',
    )`insert into public.with_texts (country) values (${'a\u0001b'})`;
  });

  it('are gone from a text that the forms cleaned', async ({ tx }) => {
    const lines = fc.sample(hostileLineArbitrary, { numRuns: 300, seed: 42 }).map(removeControlCharacters);
    const id = await insertContent(tx, { author: peopleByActor.editor.id, status: 'draft' });
    await tx`
        update public.content set excerpt = left(cleaned, 2000)
        from unnest(${lines}::text[]) as cleaned where id = ${id}`;
    // the letters of an escape are no control character
    const [row] = await tx`
        insert into public.site_collections (key, label, value)
        values ('hostile', 'Hostile', ${tx.json({ lines, typed: '\\u000b \\\\b \t\n' })}) returning value`;
    expect(row?.value.lines).toEqual(lines);
  });
});

it('typed texts and addresses are cleaned alike by the forms and by the database', async ({ tx }) => {
  // PostgreSQL stores neither U+0000 nor half of a character
  const samples = fc
    .sample(hostileLineArbitrary, { numRuns: 2000, seed: 42 })
    .map((line) => line.replaceAll(/[\0\p{Cs}]/gu, ''));
  const blanks = [...'\u00ad\u034f\u061c\u1160\u180e\u2007\u200b\u2028\u2800\u3000\u3164\ufeff\uffa0\ufe0f'];
  const texts = [
    ...samples,
    ...blanks,
    ...blanks.map((blank) => `${blank}é${blank}.${blank}`),
    '０９',
    '＋２２５',
    ' \n ❤️ ',
  ];
  const rows = await tx`
    select private.clean_text(text) as text, private.clean_email(text) as email
    from unnest(${texts}::text[]) with ordinality as sample (text, place) order by place`;
  expect(rows).toEqual(texts.map((text) => ({ text: cleanText(text), email: cleanEmail(text) })));
});
