import { expect, it } from 'vitest';
import { toCsvBlob } from '@/admin/lib/csv';
import { decodeText } from './decode-text';
import { parseGuide, writeGuide } from './guide-csv';

const HEAD = 'chaine;jour;debut;fin;titre;genre;resume;a_ne_pas_manquer';
const parseLines = (...lines: string[]) => parseGuide([HEAD, ...lines].join('\r\n'));
const listErrors = (...lines: string[]) =>
  parseLines(...lines).errors.map(({ line, text }) => `${line} ${text}`);
const formatSpans = (guide: ReturnType<typeof parseLines>) =>
  guide.programmes.map(({ starts_at, ends_at }) => `${starts_at.slice(0, 16)} ${ends_at.slice(0, 16)}`);

it('parses the separators, dates, times and booleans of spreadsheets', () => {
  const expected = {
    ...{ channel: 'obouo-tv', title: 'Qui dit mieux ?', kind: 'Jeu', summary: '', highlight: true },
    ...{ starts_at: '2026-11-24T19:00:00.000Z', ends_at: '2026-11-24T19:40:00.000Z' },
  };
  for (const line of [
    'Obouo TV;24/11/2026;19:00;19:40;Qui dit mieux ?;Jeu;;oui',
    'obouo-tv;2026-11-24;19h;19h40;Qui dit mieux ?;Jeu;;X',
    'OBOUO TV;24.11.26;19:00:00;19 h 40;"Qui dit mieux ?";Jeu;;VRAI',
  ]) {
    expect(parseLines(line).errors).toEqual([]);
    expect(parseLines(line).programmes).toEqual([{ ...expected, line: 2 }]);
  }
  const reorderedFile =
    'Titre,Chaîne,Début,Fin,À ne pas manquer,Jour,Genre\nQui dit mieux ?,Obouo TV,19:00,19:40,1,24/11/2026,Jeu';
  expect(parseGuide(reorderedFile).programmes).toEqual([{ ...expected, line: 2 }]);
});

it('sorts programmes after midnight into the evening of their day', () => {
  const guide = parseLines(
    'Hivowood;24/11/2026;00:55;05:00;La Nuit des courts;;;',
    'Hivowood;24/11/2026;23:20;00:55;Ciné-mémoire;;;',
    'Hivowood;24/11/2026;21:40;;Dernier taxi pour Yaba;;;',
  );
  expect(guide.errors).toEqual([]);
  expect(formatSpans(guide)).toEqual([
    '2026-11-24T21:40 2026-11-24T23:20',
    '2026-11-24T23:20 2026-11-25T00:55',
    '2026-11-25T00:55 2026-11-25T05:00',
  ]);
});

it('reports the problem and the line number of each invalid line', () => {
  expect(
    listErrors(
      'Canal 9;24/11/2026;19:00;20:00;Un;;;',
      'Hivowood;31/02/2026;19:00;20:00;Deux;;;',
      'Hivowood;24/11/2026;25:00;26:00;Trois;;;',
      '"Hivowood";24/11/2026;08:00;09:00;"Un titre\r\nde deux lignes";;;',
      'Hivowood;24/11/2026;19:00;tard;Cinq;;;',
      '',
      'Hivowood;24/11/2026;19:00;19:00;Sept;;;',
      'Hivowood;24/11/2026;19:00;20:00; ;;;',
      `Hivowood;24/11/2026;19:00;20:00;${'a'.repeat(161)};;;`,
      'Hivowood;24/11/2026;19:00;20:00;Dix;;;peut-être',
      'Hivowood;24/11/2026;20:00;;Onze;;;',
    ),
  ).toEqual([
    '2 chaîne inconnue\u00a0: «\u00a0Canal 9\u00a0»',
    '3 jour illisible\u00a0: «\u00a031/02/2026\u00a0»',
    '4 heure de début illisible\u00a0: «\u00a025:00\u00a0»',
    '7 heure de fin illisible\u00a0: «\u00a0tard\u00a0»',
    '9 la fin est la même heure que le début',
    '10 le titre manque',
    '11 titre de plus de 160 caractères',
    '12 «\u00a0oui\u00a0» ou «\u00a0non\u00a0» attendu, et non «\u00a0peut-être\u00a0»',
    '13 la dernière émission du jour doit dire quand elle finit',
  ]);
});

it('reports overlapping programmes, also across two days', () => {
  expect(
    listErrors(
      'Marmite Channel;24/11/2026;20:00;21:00;Un;;;',
      'Marmite Channel;24/11/2026;20:59;21:30;Deux;;;',
      'Hivowood;24/11/2026;20:00;21:00;Ailleurs;;;',
      'Hivowood;24/11/2026;04:00;06:00;La nuit;;;',
      'Hivowood;25/11/2026;05:30;07:00;Le matin;;;',
    ),
  ).toEqual(['3 chevauche la ligne 2', '6 chevauche la ligne 5']);
});

it('refuses missing columns, unclosed quotes, empty files and too many lines', () => {
  expect(parseGuide('').errors).toEqual([{ line: 1, text: 'la colonne «\u00a0chaine\u00a0» manque' }]);
  expect(parseGuide('chaine;jour;debut\nHivowood;24/11/2026;20:00').errors[0]?.text).toContain('titre');
  expect(listErrors()).toEqual(['0 Ce fichier ne contient aucune émission.']);
  expect(listErrors('Hivowood;24/11/2026;20:00;21:00;"Jamais fermé;;;')).not.toEqual([]);
  const tooManyLines = Array.from({ length: 5001 }, () => 'Hivowood;24/11/2026;20:00;21:00;Un;;;');
  expect(listErrors(...tooManyLines)).toEqual([expect.stringContaining('5 000 lignes')]);
});

it.each([
  ['\n', '\r\n'],
  ['\r\n', '\n'],
  ['\r', '\n'],
  ['\n', '\r'],
])('reads every line of a file that mixes the line breaks %j and %j', (firstBreak, otherBreak) => {
  const head = 'chaine;jour;debut;fin;titre';
  const lines = ['Hivowood;24/11/2026;08:00;09:00;Un', 'Hivowood;24/11/2026;09:00;10:00;"Deux\r\nsuite"'];
  const guide = parseGuide(
    `${head}${firstBreak}${lines.join(otherBreak)}${otherBreak}Canal 9;24/11/2026;10:00;11:00;Trois${firstBreak}`,
  );
  expect(guide.programmes.map(({ line, title }) => [line, title])).toEqual([
    [2, 'Un'],
    [3, 'Deux\nsuite'],
  ]);
  expect(guide.errors.map(({ line }) => line)).toEqual([5]);
});

it('refuses a line with shifted cells', () => {
  expect(
    listErrors(
      'Hivowood;24/11/2026;08:00;09:00;Ciné ; mémoire;Film;;oui',
      'Hivowood;24/11/2026;09:00;10:00;Sans genre;Un résumé;oui',
      // Spreadsheets keep or drop empty cells at the end of a line.
      'Hivowood;24/11/2026;10:00;11:00;Trop de vide;;;;;',
      'Hivowood;24/11/2026;11:00;12:00;Sans rien',
    ),
  ).toEqual([
    '2 plus de cellules que de colonnes\u00a0: un texte qui contient le séparateur se met entre guillemets',
    '3 une cellule manque avant «\u00a0oui\u00a0»',
  ]);
});

it('names the line of an open quote and continues after a misplaced one', () => {
  expect(
    listErrors(
      'Hivowood;24/11/2026;08:00;09:00;Un;;;',
      'Hivowood;24/11/2026;09:00;10:00;"Deux;;;',
      'Hivowood;24/11/2026;10:00;11:00;Trois;;;',
    ),
  ).toEqual(['3 un guillemet n’est pas fermé']);
  expect(
    listErrors(
      'Hivowood;24/11/2026;08:00;09:00;"Un" deux;;;',
      'Hivowood;24/11/2026;09:00;10:00;"Trois";;;',
      'Canal 9;24/11/2026;10:00;11:00;Quatre;;;',
    ),
  ).toEqual(['2 un guillemet n’est pas fermé', '4 chaîne inconnue\u00a0: «\u00a0Canal 9\u00a0»']);
  expect(parseGuide(`"${HEAD}\r\nHivowood;24/11/2026;08:00;09:00;Un;;;`).errors).toEqual([
    { line: 1, text: 'un guillemet n’est pas fermé' },
  ]);
});

it('parses its own export unchanged, with formulas escaped', async () => {
  const commonFields = { kind: 'Débat ; direct', summary: 'Première ligne\nseconde « ligne »' };
  const programmes = [
    {
      title: '=1+1',
      starts_at: '2026-11-24T23:30:00.000Z',
      ends_at: '2026-11-25T00:30:00.000Z',
      highlight: true,
    },
    {
      title: '"Toi',
      starts_at: '2026-11-25T00:30:00.000Z',
      ends_at: '2026-11-25T05:00:00.000Z',
      highlight: false,
    },
  ].map((one) => ({ channel: 'inspiration' as const, ...commonFields, ...one }));
  const file = toCsvBlob([writeGuide(programmes)]);
  const text = decodeText(new Uint8Array(await file.arrayBuffer())) ?? '';
  expect(text).not.toContain(';=1+1');
  expect(parseGuide(text)).toEqual({
    errors: [],
    programmes: programmes.map((one, index) => ({ ...one, line: [2, 4][index] })),
  });
});

it('decodes UTF-8, UTF-16 and Windows-1252, and rejects binary files', () => {
  const bytes = (...codes: number[]) => new Uint8Array(codes);
  const utf8 = new TextEncoder().encode('Chaîne');
  expect(decodeText(utf8)).toBe('Chaîne');
  expect(decodeText(bytes(0xef, 0xbb, 0xbf, ...utf8))).toBe('Chaîne');
  // Windows-1252: é and œ
  expect(decodeText(bytes(0xe9, 0x9c))).toBe('éœ');
  expect(decodeText(bytes(0xff, 0xfe, 0xe9, 0x00))).toBe('é');
  // First bytes of an Excel workbook.
  expect(decodeText(bytes(0x50, 0x4b, 0x03, 0x04, 0x00, 0xe9))).toBeNull();
});
