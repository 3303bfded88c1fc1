import type { Locator, Page } from '@playwright/test';
import { database } from './support/backend.ts';
import * as faults from './support/faults.ts';
import { expectFormValues, expectToast, fillForm, openForm } from './support/form-dialog.ts';
import * as job from './support/job-form.ts';
import { expect, hydrated, test, uniqueEmail } from './support/test.ts';

type Values = Readonly<Record<string, string | true>>;

interface Form {
  table:
    | 'newsletter_subscriptions'
    | 'contact_messages'
    | 'business_contacts'
    | 'press_contacts'
    | 'job_applications';
  path: string;
  open: (page: Page) => Promise<Locator>;
  values: (email: string) => Values;
  submit: string;
  success: string;
}

const person = (email: string) => ({ Prénom: 'Aminata', Nom: 'Koné', Email: email });
const inMain = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).first();

const forms: readonly Form[] = [
  {
    table: 'newsletter_subscriptions',
    path: '/cookies',
    open: async (page) => {
      await hydrated(page);
      return page.getByRole('contentinfo');
    },
    values: (email) => ({ 'Votre adresse email': email }),
    submit: 'S’inscrire',
    success: 'Inscription réussie !',
  },
  {
    table: 'contact_messages',
    path: '/contact',
    open: async (page) => page.getByRole('form', { name: 'Écrivez-nous' }),
    values: (email) => ({ 'Nom complet': 'Awa Diop', Email: email, Sujet: 'Visite', Message: 'Bonjour' }),
    submit: 'Envoyer le message',
    success: 'Message envoyé !',
  },
  {
    table: 'business_contacts',
    path: '/distribution',
    open: (page) =>
      openForm(page, page.locator('main button[aria-haspopup="dialog"]').first(), 'Parlons de votre projet'),
    values: (email) => ({ ...person(email), Budget: 'À discuter', Message: 'Un projet' }),
    submit: 'Envoyer la demande',
    success: 'Demande envoyée !',
  },
  {
    table: 'press_contacts',
    path: '/presse',
    open: async (page) => {
      await hydrated(page);
      return openForm(page, inMain(page, 'Contact Presse'), 'Contact presse');
    },
    values: (email) => ({ ...person(email), Média: 'Podcast', Message: 'Un portrait' }),
    submit: 'Envoyer la demande',
    success: 'Demande envoyée !',
  },
  {
    table: 'job_applications',
    path: '/carrieres',
    open: job.open,
    values: (email) => ({ ...job.required(email), Compétences: 'Montage' }),
    submit: job.SEND,
    success: 'Candidature envoyée !',
  },
];

test.use({ expectedLogs: [/^form: /] });

/** What each form could take for a row, or write twice; the rest is treated in one place, and tried on two forms. */
const { cut, misshapen, lost } = faults;
const whole = ['contact_messages', 'business_contacts'];

for (const { table, path, open, values, submit, success } of forms) {
  test(`${table}: whatever befalls the call, the text stays, and sent again it is one row`, async ({
    page,
    baseURL,
  }) => {
    const email = uniqueEmail('panne');
    const typed = values(email);
    await page.goto(path);
    await hydrated(page);
    const form = await open(page);
    await fillForm(form, typed);
    const button = form.getByRole('button', { name: submit });
    // each one ends in the same words
    for (const [name, fault] of Object.entries(
      whole.includes(table) ? faults.everyFault : { cut, misshapen, lost },
    )) {
      await test.step(name, async () => {
        const mend = await faults.inject(page, new RegExp(`/rest/v1/${table}`), fault);
        const takeTime = name === 'silent' ? await faults.hurry(page) : undefined;
        const failed = page.waitForEvent('console', (line) => line.text().startsWith('form:'));
        // by key: a pointer that rests on the messages of the last fault keeps them there, before the button
        await button.press('Enter');
        await failed;
        await expectToast(page, 'Erreur', 'Une erreur est survenue. Veuillez réessayer.');
        await expect(button).toBeEnabled();
        const wait = form.getByText('Réessayez dans 42 secondes : ce que vous avez écrit reste');
        await expect(wait).toHaveCount(name === 'limited' ? 1 : 0);
        await mend();
        await takeTime?.();
      });
    }
    // nothing typed them again in between
    await expectFormValues(form, typed);
    await button.press('Enter');
    await expectToast(page, success, '');
    const { count } = await database(baseURL)
      .from(table)
      .select('*', { count: 'exact', head: true })
      .eq('email', email);
    expect(count).toBe(1);
  });
}
