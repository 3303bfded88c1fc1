import { expect, it } from 'vitest';
import { findCommands, listCollectionCommands, listScreenCommands, listSettingCommands } from './commands';
import { lazyScreenImports } from './screens';

const commands = [...listScreenCommands(undefined), ...listCollectionCommands(), ...listSettingCommands()];
const findLabels = (query: string) => findCommands(query, commands).map(({ label }) => label);

it.each([
  ['offres', 'Offres d’emploi'],
  ['equipe', 'Équipe dirigeante'],
  ['équipe', 'Utilisateurs'],
  ['chiffres', 'Tableau de bord'],
  ['lettre', 'Newsletters'],
  ['abonnés', 'Newsletter'],
  ['cv', 'Candidatures'],
  ['photos', 'Médias'],
  ['mots cles', 'Tags'],
  ['journal', 'Activité'],
  ['grille', 'Guide TV'],
  ['maintenance', 'Mode maintenance'],
  ['telephone', 'Téléphone'],
  ['faq', 'Questions fréquentes'],
  ['questions', 'Questions fréquentes'],
  ['bureaux', 'Bureaux'],
])('finds by « %s » the command « %s »', (query, label) => {
  expect(findLabels(query)).toContain(label);
});

it('lists label matches before keyword matches', () => {
  expect(findLabels('newsletter').slice(0, 2)).toEqual(['Newsletters', 'Newsletter']);
});

it('has other words for each screen', () => {
  const withoutKeywords = listScreenCommands(undefined).filter(({ keywords }) => !keywords);
  expect(withoutKeywords.map(({ label }) => label)).toEqual([]);
  // all screens but shell, sign-in, and the details of a row
  expect(Object.keys(lazyScreenImports)).toHaveLength(listScreenCommands(undefined).length - 4 + 8);
});

it('offers only the readable tabs of the inbox', () => {
  const labels = listScreenCommands(['forms_press']).map(({ label }) => label);
  expect(labels).toContain('Contacts Presse');
  expect(labels).not.toContain('Candidatures');
});
