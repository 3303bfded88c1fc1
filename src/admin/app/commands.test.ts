import { expect, it, vi } from 'vitest';
import type { ScreenAccessRights } from '@/admin/config/screen-access';
import { adminScreens } from '@/app/routes';
import aboutFiguresCollection from '@/copy/collections/about-figures';
import { listFigurePaletteCommands } from './collection-figure-commands';
import {
  findPaletteCommands,
  listActionPaletteCommands,
  listCollectionPaletteCommands,
  listScreenPaletteCommands,
  listSettingPaletteCommands,
} from './commands';

vi.mock('@/admin/lib/supabase', () => ({ supabase: {} }));

const superAdmin: ScreenAccessRights = { permissions: ['all'], hasNoRole: false };
const listCommands = (user: ScreenAccessRights) => [
  ...listScreenPaletteCommands(user),
  ...listActionPaletteCommands(user.permissions, { onShortcuts: () => {}, onSignOut: () => {} }),
  ...listCollectionPaletteCommands(),
  ...listSettingPaletteCommands(user.permissions),
];
const commands = listCommands(superAdmin);
const findLabels = (query: string) => findPaletteCommands(query, commands).map(({ label }) => label);

it.each([
  ['offres', 'Offres d’emploi'],
  ['equipe', 'Équipe dirigeante'],
  ['équipe', 'Utilisateurs'],
  ['chiffres', 'Tableau de bord'],
  ['abonnés', 'Newsletter'],
  ['cv', 'Candidatures'],
  ['mots cles', 'Tags'],
  ['maintenance', 'Mode maintenance'],
  ['telephone', 'Téléphone'],
  ['faq', 'Questions fréquentes'],
  ['rgpd', 'Formulaires'],
  ['recrutement', 'Candidatures'],
  ['nouvelle offre', 'Ajouter une offre d’emploi'],
  ['importer programme', 'Importer un guide TV'],
])('« %s » finds the command « %s »', (query, label) => {
  expect(findLabels(query)).toContain(label);
});

it.each([
  ['45,2', '€45.2M (+127%) Chiffre d’affaires projeté · Projections pour les investisseurs'],
  ['€45.2M', '€45.2M (+127%) Chiffre d’affaires projeté · Projections pour les investisseurs'],
  ['1:8.5', '1:8.5 CAC/LTV · Ratios pour les investisseurs'],
  ['140k', '€140K Fonds propres · Ratios pour les investisseurs'],
  ['24/7', '24/7 chaînes en direct · Chiffres de la plateforme'],
  ['95 %', '95% de satisfaction · Chiffres de la page Carrières'],
  ['3000', '3000€ Budget formation · Avantages de la page Carrières'],
])('« %s » finds the figure « %s »', (query, label) => {
  expect(findPaletteCommands(query, listFigurePaletteCommands()).map((command) => command.label)[0]).toBe(
    label,
  );
});

it('finds no figure for a number with another word', () => {
  expect(findPaletteCommands('3000 euros', listFigurePaletteCommands())).toEqual([]);
});

it('finds a figure that staff changed by its new number only', () => {
  const { initial } = aboutFiguresCollection;
  const items = initial.items.map((item) => ({ ...item, value: item.value.replace('2.5M', '3.1M') }));
  const figures = listFigurePaletteCommands([
    { key: aboutFiguresCollection.key, value: { ...initial, items } },
  ]);
  expect(findPaletteCommands('3.1M', figures)).toHaveLength(1);
  expect(findPaletteCommands('2.5M', figures)).toHaveLength(0);
});

it('lists label matches before keyword matches', () => {
  const labels = findLabels('contacts').filter((label) => ['Formulaires', 'Contacts Presse'].includes(label));
  expect(labels).toEqual(['Contacts Presse', 'Formulaires']);
});

it('lists every screen of the route table with search keywords', () => {
  const screenCommands = listScreenPaletteCommands(superAdmin);
  const withoutKeywords = screenCommands.filter(({ keywords }) => !keywords);
  expect(withoutKeywords.map(({ label }) => label)).toEqual([]);
  // an address with a parameter opens an editor from its list
  const paths = adminScreens.map(([path]) => `/admin/${path}`).filter((path) => !path.includes(':'));
  expect(screenCommands.map(({ id }) => id)).toEqual(expect.arrayContaining(paths));
});

it('tells screens with the same name apart by their place in the sidebar', () => {
  const bins = listScreenPaletteCommands(superAdmin).filter(({ label }) => label === 'Corbeille');
  expect(bins.map(({ note }) => note)).toEqual(['Contenu', 'Médias']);
});

it('opens only addresses of the back office', () => {
  const addresses = commands.map(({ action }) => action).filter((action) => typeof action === 'string');
  expect(addresses.filter((address) => !address.startsWith('/admin'))).toEqual([]);
});

it('offers only the readable tabs of the inbox', () => {
  const labels = listScreenPaletteCommands({ permissions: ['forms_press'], hasNoRole: false }).map(
    ({ label }) => label,
  );
  expect(labels).toContain('Contacts Presse');
  expect(labels).not.toContain('Candidatures');
});

it('offers an editor only the screens, settings and tasks of the role', () => {
  const editor: ScreenAccessRights = {
    permissions: ['content_create', 'content_edit', 'media_upload'],
    hasNoRole: false,
  };
  const labels = listCommands(editor).map(({ label }) => label);
  const hiddenLabels = commands.map(({ label }) => label).filter((label) => !labels.includes(label));
  expect(hiddenLabels).toEqual(
    expect.arrayContaining([
      'Utilisateurs',
      'Activité',
      'Formulaires',
      'Mode maintenance',
      'Inviter une personne',
    ]),
  );
  expect(labels).toEqual(
    expect.arrayContaining(['Contenu', 'Rôles', 'Paramètres', 'Ajouter une offre d’emploi']),
  );
});

it('offers only the dashboard to a person without a role', () => {
  const screens = listScreenPaletteCommands({ permissions: [], hasNoRole: true });
  expect(screens.map(({ label }) => label)).toEqual(['Tableau de bord']);
});
