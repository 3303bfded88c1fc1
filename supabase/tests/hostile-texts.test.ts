import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { hostileLineArbitrary } from '../../tests/support/hostile-texts.ts';
import { cleanEmail, cleanText, removeControlCharacters } from '../functions/_shared/plain-text.ts';
import { peopleByActor } from './support/actors.ts';
import { expectRefusal } from './support/database.ts';
import { insertContent } from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';

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
