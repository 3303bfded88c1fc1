import { expect, it } from 'vitest';
import { hasRoute } from '@/app/has-route';
import { routes } from '@/app/routes';
import { adminNavigation, existingGroups } from '@/config/admin-navigation';

/** Full paths of the table's own pages, the catch-all ones aside. */
function pathsOf(table: typeof routes, base = ''): string[] {
  return table.flatMap(({ path, index, children = [] }) => {
    if (path === '*') return [];
    const full = path ? `${base}/${path}` : base;
    return children.length > 0 ? pathsOf(children, full) : index || path ? [full || '/'] : [];
  });
}

it('shows exactly the entries of the sidebar that the route table answers', () => {
  const table = pathsOf(routes);
  const shown = existingGroups(hasRoute).flatMap(({ links }) => links.map((link) => link.path));
  const wanted = adminNavigation
    .flatMap(({ links }) => links.map((link) => link.path))
    .filter((path) => table.includes(path));
  expect(shown).toEqual(wanted);
  expect(shown).toContain('/admin');
  expect(shown).toContain('/admin/content');
});

it('takes the not-found page for no page', () => {
  expect(hasRoute('/admin/inconnu')).toBe(false);
});
