import type { Locator, Page } from '@playwright/test';
import { grantRole, signUpByRequest } from '../support/accounts.ts';
import { confirmAccountByMail, createSecretKeyClient } from '../support/backend.ts';
import { getDemoEmail, signInToDashboard } from '../support/staff.ts';
import { insertJobApplication } from '../support/submissions.ts';
import { createUniqueEmail, expect, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

/** Maximum number of presses for each task, from the dashboard to the confirmed save. */
const maxPresses = {
  offer: 5,
  question: 5,
  application: 5,
  erasure: 5,
  import: 5,
  programme: 4,
  invitation: 4,
  suspension: 3,
  maintenance: 3,
  phone: 2,
};
/** Maximum for all tasks together. It is below the sum of the maxima above: not every task may reach its own. */
const MAX_TOTAL_PRESSES = 34;

/** Day of the programmes, far from those of other tests. */
const PROGRAMME_DAY = '2031-03-04';

type Press = (control: Locator) => Promise<void>;
type Task = (press: Press) => Promise<void>;

const dialog = (page: Page) => page.getByRole('dialog');

/** Searches in the palette and presses the result, which counts as one press. */
async function pressPaletteResult(page: Page, press: Press, words: string, label: string) {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(words);
  await press(page.getByRole('option', { name: label }));
}

/** Chooses an option of a menu. Counts one press, because a person can choose the option by typing. */
async function chooseOption(press: Press, menu: Locator, option: string | { index: number }) {
  await press(menu);
  await menu.selectOption(option);
}

/** Answers saves of collections without storing them, because other tests change the same lists. */
const answerCollectionSaves = (page: Page) =>
  page.route('**/rest/v1/rpc/save_collection*', (route) => {
    const { collection_key: key, new_value: value } = route.request().postDataJSON();
    return route.fulfill({ json: [{ key, value, version: 1, updated_at: new Date().toISOString() }] });
  });

/** Answers saves of the settings without storing them, because all tests share one site. */
const answerSettingsSaves = (page: Page) =>
  page.route('**/rest/v1/site_settings?*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    const changes = route.request().postDataJSON();
    const answer = await route.fetch({ method: 'GET', postData: null });
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...changes } });
  });

test('each of the ten frequent tasks stays within its number of presses', async ({ page, baseURL }) => {
  const database = createSecretKeyClient(baseURL);
  const uniqueWord = createUniqueWord();
  await insertJobApplication(baseURL, uniqueWord);
  const colleague = await signUpByRequest(baseURL, 'Suspendue');
  await confirmAccountByMail(baseURL, colleague.email);
  await grantRole(baseURL, colleague, 'editor');
  await answerSettingsSaves(page);
  await answerCollectionSaves(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInToDashboard(page, getDemoEmail('super_admin'));

  const dashboardLink = page.getByRole('navigation').getByRole('link', { name: 'Tableau de bord' }).first();
  const pressShortcut = async (press: Press, label: string) => {
    // unsaved text of the task before would open a dialog here; this click is not counted
    await dashboardLink.click();
    await press(
      page.getByRole('navigation', { name: 'Tâches fréquentes' }).getByRole('link', { name: label }),
    );
  };
  const field = (name: string) => page.getByRole('textbox', { name }).last();
  const fillItem = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) await field(label).fill(value);
  };
  const publish: Task = async (press) => {
    const button = page.getByRole('button', { name: 'Publier', exact: true });
    await press(button);
    await expect(page.getByText('Fiche publiée').first()).toBeVisible();
    await expect(button).toBeDisabled();
  };

  const tasks: Record<keyof typeof maxPresses, Task> = {
    async offer(press) {
      await pressShortcut(press, 'Ajouter une offre d’emploi');
      await expect(field('Intitulé du poste')).toBeFocused();
      await chooseOption(press, page.getByLabel('Département').last(), 'creative');
      await chooseOption(press, page.getByLabel('Niveau').last(), 'Senior');
      await fillItem({
        'Intitulé du poste': 'Monteuse',
        Lieu: 'Abidjan, Côte d’Ivoire',
        'Le poste, en quelques phrases': 'Monter nos séries.',
        Missions: 'Monter',
        Profil: 'Patiente',
        Compétences: 'Avid',
      });
      await publish(press);
    },
    async question(press) {
      await pressShortcut(press, 'Ajouter une question fréquente');
      await expect(field('Question')).toBeFocused();
      await chooseOption(press, page.getByLabel('Domaine').last(), { index: 1 });
      await fillItem({ Question: 'Où êtes-vous ?', Réponse: 'À Abidjan et à Paris.' });
      await publish(press);
    },
    async application(press) {
      await pressPaletteResult(page, press, 'candidatures', 'Candidatures');
      await press(
        page
          .getByRole('row', { name: new RegExp(uniqueWord) })
          .getByRole('button', { name: 'Changer le statut' }),
      );
      await press(page.getByRole('button', { name: 'En cours', exact: true }));
      await expect(page.getByText('Suivi enregistré')).toBeVisible();
    },
    async erasure(press) {
      await pressPaletteResult(page, press, 'candidatures', 'Candidatures');
      await press(page.getByRole('searchbox'));
      await page.keyboard.type(uniqueWord);
      await press(page.getByRole('row', { name: new RegExp(uniqueWord) }).getByRole('link'));
      await press(dialog(page).getByRole('button', { name: 'Effacer cette personne' }));
      await press(page.getByRole('alertdialog').getByRole('button', { name: 'Tout effacer' }));
      await expect(page.getByText('Données effacées')).toBeVisible();
    },
    async import(press) {
      await pressShortcut(press, 'Importer un guide TV');
      const chooser = page.waitForEvent('filechooser');
      await press(dialog(page).locator('input[type=file] + label'));
      const lines = [
        'chaine;jour;debut;fin;titre',
        `Marmite Channel;${PROGRAMME_DAY};10:00;11:00;Import ${uniqueWord}`,
      ];
      await (await chooser).setFiles({
        name: 'grille.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(lines.join('\r\n')),
      });
      await expect(dialog(page).getByRole('status')).toHaveText('1 émission ajoutée.');
      await press(dialog(page).getByRole('button', { name: 'Importer', exact: true }));
      await expect(dialog(page)).toBeHidden();
    },
    async programme(press) {
      await pressShortcut(press, 'Ajouter une émission');
      await expect(dialog(page).getByLabel('Jour')).toBeFocused();
      await dialog(page).getByLabel('Jour').fill(PROGRAMME_DAY);
      await dialog(page).getByLabel('Début').fill('10:00');
      await dialog(page).getByLabel('Fin').fill('11:00');
      await dialog(page).getByLabel('Titre').fill(`Émission ${uniqueWord}`);
      await press(dialog(page).getByRole('button', { name: 'Enregistrer' }));
      await expect(dialog(page)).toBeHidden();
    },
    async invitation(press) {
      await pressShortcut(press, 'Inviter une personne');
      await expect(dialog(page).getByLabel('E-mail')).toBeFocused();
      await page.keyboard.type(createUniqueEmail('invitee'));
      await chooseOption(press, dialog(page).getByLabel('Rôle'), 'editor');
      await press(dialog(page).getByRole('button', { name: 'Envoyer l’invitation' }));
      await expect(page.getByText('Invitation envoyée')).toBeVisible();
      await expect(dialog(page)).toBeHidden();
    },
    async suspension(press) {
      await pressPaletteResult(page, press, colleague.lastName, colleague.name);
      await press(page.getByRole('button', { name: `Gérer le compte\u00a0: ${colleague.name}` }));
      await press(dialog(page).getByRole('button', { name: 'Suspendre le compte' }));
      await expect(dialog(page)).toBeHidden();
    },
    async maintenance(press) {
      await pressPaletteResult(page, press, 'maintenance', 'Mode maintenance');
      await press(page.getByRole('switch', { name: 'Mode maintenance' }));
      await press(page.getByRole('alertdialog').getByRole('button', { name: 'Mettre en maintenance' }));
      await expect(page.getByText('Paramètres sauvegardés avec succès')).toBeVisible();
    },
    async phone(press) {
      await pressPaletteResult(page, press, 'téléphone', 'Téléphone');
      await expect(page.getByLabel('Téléphone')).toBeFocused();
      await page.keyboard.type('+225 01 02 03 04 05');
      await press(page.getByRole('button', { name: 'Sauvegarder' }));
      await expect(page.getByRole('button', { name: 'Sauvegarder' })).toBeDisabled();
    },
  };

  const pressCounts: Record<string, number> = {};
  for (const [name, runTask] of Object.entries(tasks)) {
    await test.step(name, async () => {
      pressCounts[name] = 0;
      await runTask(async (control) => {
        pressCounts[name] = (pressCounts[name] ?? 0) + 1;
        await control.click();
      });
    });
  }
  await database.from('programmes').delete().like('title', `%${uniqueWord}`);

  for (const [name, limit] of Object.entries(maxPresses)) {
    expect(pressCounts[name], name).toBeLessThanOrEqual(limit);
  }
  const sum = Object.values(pressCounts).reduce((total, count) => total + count, 0);
  expect(sum, JSON.stringify(pressCounts)).toBeLessThanOrEqual(MAX_TOTAL_PRESSES);
});
