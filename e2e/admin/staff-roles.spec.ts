import { requestAsSignedIn } from '../support/accounts.ts';
import { getDatabase } from '../support/backend.ts';
import { insertContent } from '../support/content.ts';
import { storeImage } from '../support/media.ts';
import { demoEmail, openSession } from '../support/staff.ts';
import { addBusinessRequest } from '../support/submissions.ts';
import { expect, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

type Role = 'super_admin' | 'admin' | 'editor' | 'contributor' | 'moderator' | null;

/** Main action of one screen for each role that may do it, and the text that other roles read. */
interface ScreenAccess {
  path: string;
  /** Label of its link in the sidebar; without one the test opens the address. */
  link?: string;
  actionByRole: Partial<Record<string, string>>;
  textByRole: Partial<Record<string, string>>;
}

const READ_ONLY = 'Votre rôle permet de consulter';
const NO_ROLE = 'attend un rôle';
const NOT_MANAGER = 'Seuls les administrateurs';
const NO_JOURNAL = 'Le journal est réservé aux administrateurs.';
const NO_CONTACT = 'Aucun contact business';

const screens: readonly ScreenAccess[] = [
  {
    path: '/admin/content',
    link: 'Contenu',
    actionByRole: {
      super_admin: 'Nouveau contenu',
      admin: 'Nouveau contenu',
      editor: 'Nouveau contenu',
      contributor: 'Nouveau contenu',
    },
    textByRole: { moderator: 'contenus', none: NO_ROLE },
  },
  {
    path: '/admin/content/nouveau',
    actionByRole: {
      super_admin: 'Enregistrer',
      admin: 'Enregistrer',
      editor: 'Enregistrer',
      contributor: 'Enregistrer',
    },
    textByRole: { moderator: 'Accès réservé', none: 'Accès réservé' },
  },
  {
    path: '/admin/media',
    link: 'Médias',
    actionByRole: {
      super_admin: 'Ajouter des fichiers',
      admin: 'Ajouter des fichiers',
      editor: 'Ajouter des fichiers',
    },
    textByRole: { contributor: 'fichiers', moderator: 'fichiers', none: NO_ROLE },
  },
  {
    path: '/admin/categories',
    link: 'Catégories',
    actionByRole: { super_admin: 'Nouvelle catégorie', admin: 'Nouvelle catégorie' },
    textByRole: { editor: READ_ONLY, contributor: READ_ONLY, moderator: READ_ONLY, none: NO_ROLE },
  },
  {
    path: '/admin/tags',
    link: 'Tags',
    actionByRole: { super_admin: 'Nouveau tag', admin: 'Nouveau tag' },
    textByRole: { editor: READ_ONLY, contributor: READ_ONLY, moderator: READ_ONLY, none: NO_ROLE },
  },
  {
    path: '/admin/settings',
    link: 'Paramètres',
    actionByRole: { super_admin: 'Sauvegarder', admin: 'Sauvegarder' },
    textByRole: { editor: READ_ONLY, contributor: READ_ONLY, moderator: READ_ONLY, none: NO_ROLE },
  },
  {
    path: '/admin/forms',
    link: 'Formulaires',
    actionByRole: { super_admin: 'Exporter en CSV' },
    textByRole: {
      admin: NO_CONTACT,
      editor: NO_CONTACT,
      contributor: NO_CONTACT,
      moderator: NO_CONTACT,
      none: NO_CONTACT,
    },
  },
  {
    path: '/admin/users',
    link: 'Utilisateurs',
    actionByRole: { super_admin: 'Inviter', admin: 'Inviter' },
    textByRole: { editor: NOT_MANAGER, contributor: NOT_MANAGER, moderator: NOT_MANAGER, none: NO_ROLE },
  },
  {
    path: '/admin/roles',
    link: 'Rôles',
    actionByRole: { super_admin: 'Nouveau rôle' },
    // every role sees the cards that describe the roles
    textByRole: {
      admin: 'Seul un super admin crée, modifie ou supprime les rôles.',
      editor: 'Éditeur',
      contributor: 'Éditeur',
      moderator: 'Éditeur',
      none: 'Accès réservé',
    },
  },
  {
    path: '/admin/activity',
    link: 'Activité',
    actionByRole: { super_admin: 'Exporter en CSV', admin: 'Exporter en CSV' },
    textByRole: { editor: NO_JOURNAL, contributor: NO_JOURNAL, moderator: NO_JOURNAL, none: NO_JOURNAL },
  },
];

const MAIN_ACTIONS =
  /^(Nouveau contenu|Enregistrer|Ajouter des fichiers|Nouvelle catégorie|Nouveau tag|Sauvegarder|Inviter|Nouveau rôle|Fichiers orphelins|(Modifier|Supprimer|Fusionner) (le rôle|«).*|Assigner un rôle.*|Exporter en (CSV|JSON))$/;

/** Requests for the rows that visitors sent. */
const INBOX_REQUESTS =
  /\/rest\/v1\/(rpc\/\w*submission|\w+_contacts|contact_messages|job_applications|newsletter_)/;

const STAFF = ['super_admin', 'admin', 'editor', 'contributor', 'moderator'];
const MANAGERS = ['super_admin', 'admin'];
const EDITORS = [...MANAGERS, 'editor'];

/** Request to the API without a screen, and the roles that may send it. */
interface Attempt {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Table, and the query of its rows. */
  path: string;
  row?: object;
  allowedRoles: readonly string[];
}

const listAttempts = (text: { id: string }, uniqueWord: string): Attempt[] => [
  {
    method: 'PATCH',
    path: `content?id=eq.${text.id}`,
    row: { title: `Repris ${uniqueWord}` },
    allowedRoles: EDITORS,
  },
  {
    method: 'PATCH',
    path: `content?id=eq.${text.id}`,
    row: { author_id: null },
    allowedRoles: [],
  },
  {
    method: 'PATCH',
    path: 'site_settings?id=eq.true',
    row: { maintenance_mode: false },
    allowedRoles: MANAGERS,
  },
  { method: 'POST', path: 'categories', row: { name: uniqueWord, slug: uniqueWord }, allowedRoles: MANAGERS },
  { method: 'POST', path: 'tags', row: { name: uniqueWord, slug: uniqueWord }, allowedRoles: MANAGERS },
  {
    method: 'POST',
    path: 'roles',
    row: { key: uniqueWord, label: uniqueWord },
    allowedRoles: ['super_admin'],
  },
  { method: 'POST', path: 'activity_log', row: { action: 'create', type: 'content' }, allowedRoles: [] },
  { method: 'GET', path: `content?select=id&id=eq.${text.id}`, allowedRoles: [...EDITORS, 'moderator'] },
  { method: 'GET', path: 'media_library?select=id&limit=1', allowedRoles: STAFF },
  { method: 'GET', path: 'business_contacts?select=id&limit=1', allowedRoles: ['super_admin'] },
  { method: 'GET', path: 'activity_log?select=id&limit=1', allowedRoles: MANAGERS },
  { method: 'DELETE', path: `content?id=eq.${text.id}`, allowedRoles: MANAGERS },
];

test('the inbox of a super admin sends the requests forbidden to other roles', async ({ page }) => {
  await openSession(page, demoEmail('super_admin'));
  const request = page.waitForRequest(INBOX_REQUESTS);
  await page.goto('/admin/forms');
  expect((await request).url()).toContain('submissions');
});

// not the super admin, whose actions all other tests use
for (const role of ['admin', 'editor', 'contributor', 'moderator', null] as Role[]) {
  test(`${role ?? 'a person without a role'}: screens and database allow the same actions`, async ({
    page,
    baseURL,
  }) => {
    const name = role ?? 'none';
    const uniqueWord = createUniqueWord();
    const text = await insertContent(baseURL, { author: demoEmail('admin') });
    await storeImage(baseURL, uniqueWord);
    await addBusinessRequest(baseURL, uniqueWord);
    await openSession(page, demoEmail(role));
    const requestedUrls: string[] = [];
    page.on('request', (request) => {
      if (INBOX_REQUESTS.test(request.url())) requestedUrls.push(request.url());
    });
    const heading = (title: string) => page.getByRole('heading', { name: title, exact: true });
    await page.goto('/admin');
    await expect(heading('Tableau de bord')).toBeVisible();
    await expect(heading('Dernières activités')).toHaveCount(MANAGERS.includes(name) ? 1 : 0);
    for (const { path, link, actionByRole, textByRole } of screens) {
      if (link) {
        await page.getByRole('navigation').getByRole('link', { name: link, exact: true }).first().click();
        await expect(page).toHaveURL(path);
        // navigation moves the focus to the heading
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      } else await page.goto(path);
      const main = page.getByRole('main');
      if (textByRole[name]) await expect(main, path).toContainText(textByRole[name]);
      const action = actionByRole[name];
      // The test needs an action or a text to wait for. A loading screen also has no action.
      expect(action ?? textByRole[name], `${path} ${name}`).toBeDefined();
      const findAction = (words: string | RegExp) =>
        main.getByRole('button', { name: words }).or(main.getByRole('link', { name: words }));
      if (action) await expect(findAction(action).first(), path).toBeVisible();
      else await expect(findAction(MAIN_ACTIONS), path).toHaveCount(0);
      if (textByRole[name] === READ_ONLY && path === '/admin/settings') {
        await expect(main.getByLabel('Titre du site')).not.toBeEditable();
        await expect(main.getByRole('switch', { name: 'Inscription ouverte' })).toBeDisabled();
      }
    }
    expect(requestedUrls).toEqual([]);
    for (const { method, path, row, allowedRoles } of listAttempts(text, uniqueWord)) {
      const { status, rowCount } = await requestAsSignedIn(page, method, path, row);
      const hasSucceeded = status < 300 && rowCount > 0;
      expect(hasSucceeded, `${method} ${path} ${JSON.stringify(row)}`).toBe(allowedRoles.includes(name));
    }
    await getDatabase(baseURL).from('categories').delete().eq('slug', uniqueWord);
    await getDatabase(baseURL).from('tags').delete().eq('slug', uniqueWord);
    await getDatabase(baseURL).from('roles').delete().eq('key', uniqueWord);
  });
}
