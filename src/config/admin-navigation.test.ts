import { expect, it } from 'vitest';
import { adminNavigation, existingGroups, isActiveLink } from './admin-navigation';

it('holds the ten entries of the specification in their groups', () => {
  expect(adminNavigation.map(({ label, links }) => [label, links.map((link) => link.label)])).toEqual([
    ['Général', ['Tableau de bord']],
    ['Contenu', ['Contenu', 'Médias', 'Catégories', 'Tags', 'Formulaires']],
    ['Administration', ['Utilisateurs', 'Rôles', 'Paramètres', 'Activité']],
  ]);
});

it('drops entries without a page, and groups without entries', () => {
  const groups = existingGroups((path) => path === '/admin' || path === '/admin/tags');
  expect(groups.map(({ links }) => links.map((link) => link.path))).toEqual([['/admin'], ['/admin/tags']]);
});

it.each([
  ['/admin', '/admin', true],
  ['/admin', '/admin/', true],
  ['/admin', '/admin/content', false],
  ['/admin/content', '/admin/content', true],
  ['/admin/content', '/admin/content/brouillons', true],
  ['/admin/content', '/admin/contents', false],
  ['/admin/tags', '/admin/content', false],
])('entry %s on %s is active: %s', (path, pathname, active) => {
  expect(isActiveLink(path, pathname)).toBe(active);
});
