import { insertContent } from '../support/content.ts';
import { insertImageIntoLibrary } from '../support/media.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { INBOX_REQUEST_PATTERN, insertBusinessRequest } from '../support/submissions.ts';
import { expect, openPath, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

/** Main action of a screen, the strongest role that may not use it, and the texts that say so. */
interface ScreenAccess {
  path: string;
  /** Label of its link in the sidebar; without one the test opens the address. */
  link?: string;
  action: string;
  refusedRole: 'admin' | 'editor' | 'moderator';
  /** Text for the refused role. */
  refusal: string;
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
    refusedRole: 'moderator',
    refusal: 'contenus',
    textWithoutRole: NO_ROLE,
  },
  {
    path: '/admin/content/nouveau',
    action: 'Enregistrer',
    refusedRole: 'moderator',
    refusal: RESERVED,
    textWithoutRole: RESERVED,
  },
  {
    path: '/admin/media',
    link: 'Médias',
    action: 'Ajouter des fichiers',
    refusedRole: 'moderator',
    refusal: 'fichiers',
    textWithoutRole: NO_ROLE,
  },
  {
    path: '/admin/categories',
    link: 'Catégories',
    action: 'Nouvelle catégorie',
    refusedRole: 'editor',
    refusal: READ_ONLY,
    textWithoutRole: NO_ROLE,
  },
  {
    path: '/admin/tags',
    link: 'Tags',
    action: 'Nouveau tag',
    refusedRole: 'editor',
    refusal: READ_ONLY,
    textWithoutRole: NO_ROLE,
  },
  {
    path: '/admin/settings',
    link: 'Paramètres',
    action: 'Sauvegarder',
    refusedRole: 'editor',
    refusal: READ_ONLY,
    textWithoutRole: NO_ROLE,
  },
  {
    path: '/admin/forms',
    link: 'Formulaires',
    action: 'Exporter en CSV',
    refusedRole: 'admin',
    refusal: NO_CONTACT,
    textWithoutRole: NO_CONTACT,
  },
  {
    path: '/admin/users',
    link: 'Utilisateurs',
    action: 'Inviter',
    refusedRole: 'editor',
    refusal: NOT_MANAGER,
    textWithoutRole: NO_ROLE,
  },
  {
    path: '/admin/roles',
    link: 'Rôles',
    action: 'Nouveau rôle',
    refusedRole: 'admin',
    refusal: 'Seul un super admin crée, modifie ou supprime les rôles.',
    textWithoutRole: RESERVED,
  },
  {
    path: '/admin/activity',
    link: 'Activité',
    action: 'Exporter en CSV',
    refusedRole: 'editor',
    refusal: NO_JOURNAL,
    textWithoutRole: NO_JOURNAL,
  },
];

/** Names of the buttons and links that change something, on any of these screens. */
const MAIN_ACTIONS =
  /^(Nouveau contenu|Enregistrer|Ajouter des fichiers|Nouvelle catégorie|Nouveau tag|Sauvegarder|Inviter|Nouveau rôle|Fichiers orphelins|(Modifier|Supprimer|Fusionner) (le rôle|«).*|Assigner un rôle.*|Exporter en (CSV|JSON))$/;

// The spec of each screen uses the action with a role that may use it.
test('each screen refuses its actions to the strongest role without them, and says why', async ({
  page,
  baseURL,
}) => {
  const uniqueWord = createUniqueWord();
  await insertContent(baseURL, { author: getDemoEmail('contributor'), title: uniqueWord });
  await insertImageIntoLibrary(baseURL, uniqueWord);
  await insertBusinessRequest(baseURL, uniqueWord);
  const inboxUrls: string[] = [];
  page.on('request', (request) => {
    if (INBOX_REQUEST_PATTERN.test(request.url())) inboxUrls.push(request.url());
  });
  const main = page.getByRole('main');
  const heading = (title: string) => page.getByRole('heading', { name: title, exact: true });
  const findAction = (words: string | RegExp) =>
    main.getByRole('button', { name: words }).or(main.getByRole('link', { name: words }));
  for (const role of ['admin', 'editor', 'contributor', 'moderator', null] as const) {
    await test.step(role ?? 'without a role', async () => {
      await signInByRequest(page, getDemoEmail(role));
      if (role === 'admin' || role === 'editor') {
        await page.goto('/admin');
        await expect(main.getByRole('listitem').filter({ hasText: 'Contenus publiés' })).toBeVisible();
        await expect(heading('Dernières activités')).toHaveCount(role === 'admin' ? 1 : 0);
      } else if (role === 'contributor') {
        await page.goto(`/admin/content?q=${uniqueWord}`);
        await page.getByRole('checkbox', { name: 'Sélectionner la page' }).check();
        await expect(findAction('Nouveau contenu')).toBeVisible();
        await expect(main.getByRole('button', { name: 'Supprimer', exact: true })).toBeVisible();
        await expect(findAction('Publier')).toHaveCount(0);
      } else await page.goto('/admin/activity');
      for (const { path, link, action, refusedRole, refusal, textWithoutRole } of screens) {
        if (role && role !== refusedRole) continue;
        if (link) {
          await page.getByRole('navigation').getByRole('link', { name: link, exact: true }).first().click();
          await expect(page).toHaveURL(path);
          // navigation moves the focus to the heading
          await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        } else await openPath(page, path);
        // waits for the text first, because a loading screen has no action either
        await expect(main, path).toContainText(role ? refusal : textWithoutRole);
        await expect(findAction(action), path).toHaveCount(0);
        await expect(findAction(MAIN_ACTIONS), path).toHaveCount(0);
        if (path === '/admin/settings' && role) {
          await expect(main.getByLabel('Titre du site')).not.toBeEditable();
          await expect(main.getByRole('switch', { name: 'Inscription ouverte' })).toBeDisabled();
        }
      }
    });
  }
  expect(inboxUrls).toEqual([]);
});
