import { describe, expect, it } from 'vitest';
import { toCsvBlob } from '@/admin/lib/csv';
import { decodeText } from './decode-text';
import { formatGuideCsv, parseGuideCsv } from './guide-csv';
import type { NightDateRule } from './night-date-rule';

const HEADER_LINE = 'chaine;jour;debut;fin;titre;genre;resume;a_ne_pas_manquer';
const parseLines = (...lines: string[]) => parseGuideCsv([HEADER_LINE, ...lines].join('\r\n'));
const listErrors = (...lines: string[]) =>
  parseLines(...lines).errors.map(({ line, text }) => `${line} ${text}`);
const formatSpans = (guide: ReturnType<typeof parseLines>) =>
  guide.programmes.map(({ starts_at, ends_at }) => `${starts_at.slice(0, 16)} ${ends_at.slice(0, 16)}`);

it('parses the separators, dates, times and booleans of spreadsheets', () => {
  const expected = {
    channel: 'obouo-tv',
    title: 'Qui dit mieux ?',
    kind: 'Jeu',
    summary: '',
    highlight: true,
    starts_at: '2026-11-24T19:00:00.000Z',
    ends_at: '2026-11-24T19:40:00.000Z',
  };
  const line = 'OBOUO TV;24.11.26;19:00:00;19h40;"Qui dit mieux ?";Jeu;;VRAI';
  expect(parseLines(line)).toMatchObject({ errors: [], programmes: [{ ...expected, line: 2 }] });
  const reorderedFile =
    'Titre,Chaîne,Début,Fin,À ne pas manquer,Jour,Genre\nQui dit mieux ?,Obouo TV,19:00,19:40,1,24/11/2026,Jeu';
  expect(parseGuideCsv(reorderedFile).programmes).toEqual([{ ...expected, line: 2 }]);
  expect(parseGuideCsv(reorderedFile.replaceAll(',', '\t')).programmes).toEqual([{ ...expected, line: 2 }]);
});

it('sorts programmes after midnight to the end of their broadcast day', () => {
  const guide = parseLines(
    'Hivowood;24/11/2026;23:20;00:55;Ciné-mémoire;;;',
    'Hivowood;24/11/2026;00:55;05:00;La Nuit des courts;;;',
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
      'Hivowood;24/11/2026;31:00;26:00;Trois;;;',
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
    '3 ce jour n’existe pas\u00a0: «\u00a031/02/2026\u00a0»',
    '4 heure de début illisible\u00a0: «\u00a031:00\u00a0» (dans le tableur, mettez la colonne au format heure)',
    '7 heure de fin illisible\u00a0: «\u00a0tard\u00a0» (dans le tableur, mettez la colonne au format heure)',
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
      'Hivowood;24/11/2026;28:00;06:00;La nuit;;;',
      'Hivowood;25/11/2026;05:30;07:00;Le matin;;;',
    ),
  ).toEqual(['3 chevauche la ligne 2', '6 chevauche la ligne 5']);
});

const NO_PROGRAMME = { line: 0, text: 'Ce fichier ne contient aucune émission.' };
const TOO_MANY_LINES = `${HEADER_LINE}${'\nHivowood;24/11/2026;20:00;21:00;Un;;;'.repeat(5001)}`;

it.each([
  ['no text', '', NO_PROGRAMME],
  ['blank lines only', '\r\n \r\n', NO_PROGRAMME],
  ['a header only', HEADER_LINE, NO_PROGRAMME],
  ['no title column', 'A\n\nchaine;jour;debut', { line: 3, text: 'la colonne «\u00a0titre\u00a0» manque' }],
  ['two columns missing', 'chaine;debut', { line: 1, text: 'ces colonnes manquent\u00a0: jour, titre' }],
  ['too many lines', TOO_MANY_LINES, { line: 0, text: expect.stringContaining('5\u00a0000 lignes') }],
])('refuses a file with %s', (_, file, error) => {
  expect(parseGuideCsv(file).errors).toEqual([error]);
});

it.each([
  ['\n', '\r\n'],
  ['\r\n', '\n'],
  ['\r', '\n'],
  ['\n', '\r'],
])('reads every line of a file that mixes the line breaks %j and %j', (firstBreak, otherBreak) => {
  const head = 'chaine;jour;debut;fin;titre';
  const lines = ['Hivowood;24/11/2026;08:00;09:00;Un', 'Hivowood;24/11/2026;09:00;10:00;"Deux\r\nsuite"'];
  const guide = parseGuideCsv(
    `${head}${firstBreak}${lines.join(otherBreak)}${otherBreak}Canal 9;24/11/2026;10:00;11:00;Trois${firstBreak}`,
  );
  expect(guide.programmes.map(({ line, title }) => [line, title])).toEqual([
    [2, 'Un'],
    [3, 'Deux suite'],
  ]);
  expect(guide.errors.map(({ line }) => line)).toEqual([5]);
});

it('keeps the line breaks of a summary, not of a title or kind', () => {
  const [programme] = parseLines(
    'Hivowood;24/11/2026;08:00;09:00;"Un \r\n titre";"Série\nlongue";"Un\nrésumé";',
  ).programmes;
  expect(programme).toMatchObject({ title: 'Un titre', kind: 'Série longue', summary: 'Un\nrésumé' });
});

it('reports an overlap with a programme of the same start without an end', () => {
  expect(listErrors('Hivowood;24/11/2026;20:00;;Un;;;', 'Hivowood;24/11/2026;20:00;21:00;Deux;;;')).toEqual([
    '3 chevauche la ligne 2',
  ]);
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

it('reports the line of an unclosed quote', () => {
  expect(
    listErrors(
      'Hivowood;24/11/2026;08:00;09:00;Un;;;',
      'Hivowood;24/11/2026;09:00;10:00;"Deux;;;',
      'Hivowood;24/11/2026;10:00;11:00;Trois;;;',
    ),
  ).toEqual(['3 un guillemet n’est pas fermé']);
  expect(parseGuideCsv(`"${HEADER_LINE}\r\nHivowood;24/11/2026;08:00;09:00;Un;;;`).errors).toEqual([
    { line: 1, text: 'un guillemet n’est pas fermé' },
  ]);
});

it('continues after a misplaced quote', () => {
  expect(
    listErrors(
      'Hivowood;24/11/2026;08:00;09:00;"Un" deux;;;',
      'Hivowood;24/11/2026;09:00;10:00;"Trois";;;',
      'Canal 9;24/11/2026;10:00;11:00;Quatre;;;',
    ),
  ).toEqual(['2 un guillemet n’est pas fermé', '4 chaîne inconnue\u00a0: «\u00a0Canal 9\u00a0»']);
});

it('parses its own export unchanged, with formulas escaped', async () => {
  const programmes = [
    { title: '=1+1', starts_at: '2026-11-24T23:30:00.000Z', ends_at: '2026-11-25T00:30:00.000Z' },
    // Starts after a gap: as 00:45 instead of 24:45, this line would not show the date rule of the file.
    { title: '"Toi', starts_at: '2026-11-25T00:45:00.000Z', ends_at: '2026-11-25T05:00:00.000Z' },
    {
      title: "'- 18 ans', le débat",
      starts_at: '2026-11-25T05:00:00.000Z',
      ends_at: '2026-11-26T05:00:00.000Z',
    },
    { title: "''@toi", starts_at: '2026-11-26T05:30:00.000Z', ends_at: '2026-11-26T06:00:00.000Z' },
  ].map((programme, index) => ({
    channel: 'inspiration' as const,
    kind: 'Débat ; -direct',
    summary: "Première ligne, +1\n- seconde « ligne »|'=trois",
    highlight: index === 0,
    ...programme,
  }));
  const file = toCsvBlob([formatGuideCsv(programmes)]);
  const text = decodeText(new Uint8Array(await file.arrayBuffer())) ?? '';
  expect(text).not.toMatch(/[;,|\n"]\s*[=+@-]/);
  expect(text).toContain(';23:30;24:30;');
  expect(text).toContain(';24:45;29:00;');
  // The header is line 1. Each summary has a line break, so each programme takes two lines.
  expect(parseGuideCsv(text)).toEqual({
    errors: [],
    night: null,
    programmes: programmes.map((programme, index) => ({ ...programme, line: 2 + 2 * index })),
  });
});

it('keeps the apostrophe that an author typed before a title', () => {
  const [programme] = parseLines("Hivowood;24/11/2026;20:00;21:00;'- 18 ans';;;").programmes;
  expect(programme?.title).toBe("'- 18 ans'");
});

it.each([
  ['the line of Excel', 'sep=;\r\n', 3],
  ['the line of Excel, saved again', '"sep=;";;;;;;;\r\n', 3],
  ['a title and an empty line', 'Grille, semaine 49, en « prime »\r\n;;;;;;;\r\n\r\n', 5],
  ['a title of two lines', '"Grille\nsemaine 49";;;;;;;\r\n', 4],
])('finds the header below %s', (_, above, line) => {
  const guide = parseGuideCsv(`${above}${HEADER_LINE}\r\nHivowood;24/11/2026;20:00;21:00;Un, deux;;;`);
  expect(guide.errors).toEqual([]);
  expect(guide.programmes.map(({ line: parsedLine, title }) => [parsedLine, title])).toEqual([
    [line, 'Un, deux'],
  ]);
});

it('reads 24:30 to 29:59 as hours of the broadcast day', () => {
  const guide = parseLines(
    'Hivowood;24/11/2026;23:20;24:30;Un;;;',
    'Hivowood;24/11/2026;24:30;01:15;Deux;;;',
    'Hivowood;24/11/2026;25h15;;Trois;;;',
    'Hivowood;24/11/2026;28:00;29:59;Quatre;;;',
  );
  expect(guide).toMatchObject({ errors: [], night: null });
  expect(formatSpans(guide)).toEqual([
    '2026-11-24T23:20 2026-11-25T00:30',
    '2026-11-25T00:30 2026-11-25T01:15',
    '2026-11-25T01:15 2026-11-25T04:00',
    '2026-11-25T04:00 2026-11-25T05:59',
  ]);
  expect(
    listErrors('Hivowood;24/11/2026;26:00;25:00;Avant;;;', 'Marmite;24/11/2026;05:00;29:30;Trop long;;;'),
  ).toEqual([
    '2 la fin doit suivre le début de 24\u00a0heures au plus',
    '3 la fin doit suivre le début de 24\u00a0heures au plus',
  ]);
});

describe('a file with hours from midnight to five', () => {
  const evening = 'Hivowood;24/11/2026;23:20;00:55;Ciné-mémoire;;;';
  const sameDate = 'Hivowood;24/11/2026;00:55;05:00;La Nuit des courts;;;';
  const nextDate = 'Hivowood;25/11/2026;00:55;05:00;La Nuit des courts;;;';
  const expected = ['2026-11-24T23:20 2026-11-25T00:55', '2026-11-25T00:55 2026-11-25T05:00'];

  it.each([
    ['broadcast', sameDate],
    ['calendar', nextDate],
  ])('detects the %s rule when a night line starts where the evening ends', (dateRule, night) => {
    const guide = parseLines(evening, night);
    expect(guide.night).toMatchObject({ detectedRule: dateRule, example: { line: 3 } });
    expect(formatSpans(guide)).toEqual(expected);
  });

  it.each<[NightDateRule, string]>([
    ['broadcast', '2026-11-25T00:55 2026-11-25T05:00'],
    ['calendar', '2026-11-24T00:55 2026-11-24T05:00'],
  ])('has no programmes before the choice, then those of the %s rule', (dateRule, expectedSpan) => {
    const text = [HEADER_LINE, sameDate].join('\n');
    expect(parseGuideCsv(text)).toMatchObject({
      programmes: [],
      errors: [],
      night: { detectedRule: null },
    });
    expect(formatSpans(parseGuideCsv(text, dateRule))).toEqual([expectedSpan]);
  });

  it('uses the chosen date rule instead of the detected rule', () => {
    const guide = parseGuideCsv([HEADER_LINE, evening, nextDate].join('\n'), 'broadcast');
    expect(formatSpans(guide)).toEqual([expected[0], '2026-11-26T00:55 2026-11-26T05:00']);
  });
});
