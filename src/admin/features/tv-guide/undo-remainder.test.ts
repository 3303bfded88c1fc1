import { expect, it } from 'vitest';
import {
  createStoredTestProgramme,
  createTestProgramme,
} from '../../../../tests/support/create-test-programme';
import { chooseUndoRemainderTitle, describeUndoRemainder } from './undo-remainder';

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

it.each([
  ['a deletion whose time is taken', 'Un horaire est déjà pris', 0, [evening], 0, [evening]],
  ['a part of an import', 'Le guide n’est revenu qu’en partie', 2, [evening], 2, []],
  ['an import whose programmes all changed', 'Impossible d’annuler', 2, [evening], 2, [evening]],
  ['an import that only added', 'Impossible d’annuler', 1, [], 1, []],
])('titles the undo of %s « %s »', (_, title, addedCount, removed, keptCount, unrestoredProgrammes) => {
  const added = Array(addedCount).fill({ id: 'import', version: 1 });
  const remainder = { keptCount, unrestoredProgrammes, blockingProgramme: null };
  expect(chooseUndoRemainderTitle({ added, removed }, remainder)).toEqual({ title });
});
