import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createPageDataLoaders } from '@/app/page-data';
import { createRoutes } from '@/app/routes';
import { adminNavigation, isActiveLink } from './admin-navigation';

it('lists the entries of the sidebar in their groups', () => {
  expect(adminNavigation.map(({ label, links }) => [label, links.map((link) => link.label)])).toEqual([
    ['Général', ['Tableau de bord']],
    ['Contenu', ['Contenu', 'Médias', 'Catégories', 'Tags', 'Formulaires']],
    ['Administration', ['Utilisateurs', 'Rôles', 'Paramètres', 'Activité']],
  ]);
});

const routes = createRoutes(createPageDataLoaders().loaders);

it('links only to paths of the route table', () => {
  for (const { path } of adminNavigation.flatMap(({ links }) => links)) {
    expect(matchRoutes(routes, path)?.at(-1)?.route.path, path).not.toBe('*');
  }
});

it.each([
  ['/admin', '/admin', true],
  ['/admin', '/admin/', true],
  ['/admin', '/admin/content', false],
  ['/admin/content', '/admin/content', true],
  ['/admin/content', '/admin/content/brouillons', true],
  ['/admin/content', '/admin/contents', false],
  ['/admin/tags', '/admin/content', false],
])('the link to %s on the page %s is active: %s', (path, pathname, isActive) => {
  expect(isActiveLink(path, pathname)).toBe(isActive);
});
