import { insertContent } from '../support/content.ts';
import { insertImageIntoLibrary } from '../support/media.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { INBOX_REQUEST_PATTERN, insertBusinessRequest } from '../support/submissions.ts';
import { expect, openPath, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

type Role = 'admin' | 'editor' | 'contributor' | 'moderator' | null;

/** Main action of a screen, the roles that may do it, and what the others read. The super admin may do all. */
interface ScreenAccess {
  path: string;
  /** Label of its link in the sidebar; without one the test opens the address. */
  link?: string;
  action: string;
  actionRoles: readonly Role[];
  /** Text for the other roles. */
  otherText: string;
  textWithoutRole: string;
}

const READ_ONLY = 'Votre rôle permet de consulter';
const NO_ROLE = 'attend un rôle';
const RESERVED = 'Accès réservé';
const NOT_MANAGER = 'Seuls les administrateurs';
const NO_JOURNAL = 'Le journal est réservé aux administrateurs.';
const NO_CONTACT = 'Aucun contact business';

const screens: readonly ScreenAccess[] = [
  {
    path: '/admin/content',
    link: 'Contenu',
    action: 'Nouveau contenu',
    actionRoles: ['admin', 'editor', 'contributor'],
    otherText: 'contenus',
    textWithoutRole: NO_ROLE,
  },
  {
    path: '/admin/content/nouveau',
    action: 'Enregistrer',
    actionRoles: ['admin', 'editor', 'contributor'],
    otherText: RESERVED,
    textWithoutRole: RESERVED,
  },
  {
    path: '/admin/media',
    link: 'Médias',
    action: 'Ajouter des fichiers',
    actionRoles: ['admin', 'editor'],
    otherText: 'fichiers',
    textWithoutRole: NO_ROLE,
  },
  {
    path: '/admin/categories',
    link: 'Catégories',
    action: 'Nouvelle catégorie',
    actionRoles: ['admin'],
    otherText: READ_ONLY,
    textWithoutRole: NO_ROLE,
  },
  {
    path: '/admin/tags',
    link: 'Tags',
    action: 'Nouveau tag',
    actionRoles: ['admin'],
    otherText: READ_ONLY,
    textWithoutRole: NO_ROLE,
  },
  {
    path: '/admin/settings',
    link: 'Paramètres',
    action: 'Sauvegarder',
    actionRoles: ['admin'],
    otherText: READ_ONLY,
    textWithoutRole: NO_ROLE,
  },
  {
    path: '/admin/forms',
    link: 'Formulaires',
    action: 'Exporter en CSV',
    actionRoles: [],
    otherText: NO_CONTACT,
    textWithoutRole: NO_CONTACT,
  },
  {
    path: '/admin/users',
    link: 'Utilisateurs',
    action: 'Inviter',
    actionRoles: ['admin'],
    otherText: NOT_MANAGER,
    textWithoutRole: NO_ROLE,
  },
  {
    path: '/admin/roles',
    link: 'Rôles',
    action: 'Nouveau rôle',
    actionRoles: [],
    otherText: 'Seul un super admin crée, modifie ou supprime les rôles.',
    textWithoutRole: RESERVED,
  },
  {
    path: '/admin/activity',
    link: 'Activité',
    action: 'Exporter en CSV',
    actionRoles: ['admin'],
    otherText: NO_JOURNAL,
    textWithoutRole: NO_JOURNAL,
  },
];

const MAIN_ACTIONS =
  /^(Nouveau contenu|Enregistrer|Ajouter des fichiers|Nouvelle catégorie|Nouveau tag|Sauvegarder|Inviter|Nouveau rôle|Fichiers orphelins|(Modifier|Supprimer|Fusionner) (le rôle|«).*|Assigner un rôle.*|Exporter en (CSV|JSON))$/;

// the super admin has no test here, because other tests use every action
for (const role of ['admin', 'editor', 'contributor', 'moderator', null] satisfies Role[]) {
  test(`${role ?? 'a person without a role'}: each screen offers the actions of the role`, async ({
    page,
    baseURL,
  }) => {
    const uniqueWord = createUniqueWord();
    await insertContent(baseURL, { author: getDemoEmail('admin') });
    await insertImageIntoLibrary(baseURL, uniqueWord);
    await insertBusinessRequest(baseURL, uniqueWord);
    await signInByRequest(page, getDemoEmail(role));
    const requestedUrls: string[] = [];
    page.on('request', (request) => {
      if (INBOX_REQUEST_PATTERN.test(request.url())) requestedUrls.push(request.url());
    });
    const heading = (title: string) => page.getByRole('heading', { name: title, exact: true });
    await page.goto('/admin');
    await expect(heading('Tableau de bord')).toBeVisible();
    await expect(heading('Dernières activités')).toHaveCount(role === 'admin' ? 1 : 0);
    for (const { path, link, action, actionRoles, otherText, textWithoutRole } of screens) {
      if (link) {
        await page.getByRole('navigation').getByRole('link', { name: link, exact: true }).first().click();
        await expect(page).toHaveURL(path);
        // navigation moves the focus to the heading
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      } else await openPath(page, path);
      const main = page.getByRole('main');
      const findAction = (words: string | RegExp) =>
        main.getByRole('button', { name: words }).or(main.getByRole('link', { name: words }));
      if (actionRoles.includes(role)) {
        await expect(findAction(action).first(), path).toBeVisible();
      } else {
        // waits for the text, because a loading screen has no action either
        await expect(main, path).toContainText(role ? otherText : textWithoutRole);
        await expect(findAction(MAIN_ACTIONS), path).toHaveCount(0);
        if (path === '/admin/settings' && role) {
          await expect(main.getByLabel('Titre du site')).not.toBeEditable();
          await expect(main.getByRole('switch', { name: 'Inscription ouverte' })).toBeDisabled();
        }
      }
    }
    expect(requestedUrls).toEqual([]);
  });
}
