import { expect, it } from 'vitest';
import { createStoredTestProgramme, createTestProgramme } from './create-test-programme';
import { describeUndoRemainder } from './undo-remainder';

const evening = createTestProgramme('Soirée', '2026-11-28T20:00', '2026-11-28T21:00');
const blockingProgramme = createStoredTestProgramme('Direct', '2026-11-28T20:30', '2026-11-28T22:00');

it.each([
  [
    'a taken time',
    { keptCount: 0, unrestoredProgrammes: [evening], blockingProgramme },
    '« Direct » (samedi 28 novembre, 20:30–22:00) occupe l’horaire de « Soirée » (samedi 28 novembre, 20:00–21:00).',
  ],
  [
    'changed programmes',
    { keptCount: 2, unrestoredProgrammes: [], blockingProgramme: null },
    '2 émissions importées restent, car elles ont changé depuis.',
  ],
  [
    'two missing programmes',
    { keptCount: 0, unrestoredProgrammes: [evening, evening], blockingProgramme: null },
    '« Soirée » (samedi 28 novembre, 20:00–21:00) n’est pas revenue. 1 autre émission n’est pas revenue.',
  ],
])('describes %s after an undo', (_, result, sentence) => {
  const plainText = describeUndoRemainder(result)
    .replace(/[\u2066-\u2069]/g, '')
    .replaceAll('\u00a0', ' ');
  expect(plainText).toBe(sentence);
});
