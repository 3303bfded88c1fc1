import { createSecretKeyClient } from '../support/backend.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { openInbox } from '../support/submissions.ts';
import { expect, openPath, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

// The picture does not load, so a page that runs its script sets `window.taken`.
const SCRIPT = '<img src=x onerror="window.taken=1">';
const LAST_NAME = 'A<b>wa</b>';

test('scripts in submissions are shown as text and never run', async ({ page, baseURL }) => {
  const uniqueWord = createUniqueWord();
  const database = createSecretKeyClient(baseURL);
  const person = { first_name: SCRIPT, last_name: LAST_NAME, email: `${uniqueWord}@exemple.com` };
  const rows = {
    contact_messages: { name: SCRIPT, email: person.email, subject: SCRIPT, message: SCRIPT },
    business_contacts: {
      ...person,
      phone: SCRIPT,
      company: SCRIPT,
      position: SCRIPT,
      subject: 'Publicité',
      message: SCRIPT,
    },
    press_contacts: {
      ...person,
      phone: SCRIPT,
      media: 'Radio',
      position: SCRIPT,
      subject: SCRIPT,
      message: SCRIPT,
    },
    job_applications: {
      ...person,
      phone: SCRIPT,
      address: SCRIPT,
      city: SCRIPT,
      job_title: SCRIPT,
      skills: SCRIPT,
      motivation: SCRIPT,
      cover_letter: SCRIPT,
      gdpr_consent: true,
    },
  } as const;
  expect((await database.from('contact_messages').insert(rows.contact_messages)).error).toBeNull();
  expect((await database.from('business_contacts').insert(rows.business_contacts)).error).toBeNull();
  expect((await database.from('press_contacts').insert(rows.press_contacts)).error).toBeNull();
  expect((await database.from('job_applications').insert(rows.job_applications)).error).toBeNull();
  const text = {
    title: SCRIPT,
    slug: uniqueWord,
    content: `${SCRIPT}\n\n[lien](javascript:window.taken=1)`,
    excerpt: SCRIPT,
  };
  const article = await database.from('content').insert(text).select('id').single();
  expect(article.error).toBeNull();

  const expectNoScriptRan = async () => {
    await expect(page.getByText(SCRIPT).first()).toBeVisible();
    expect(await page.evaluate(() => 'taken' in window)).toBe(false);
    await expect(page.locator('img[src="x"], a[href^="javascript:"]')).toHaveCount(0);
  };

  await signInByRequest(page, getDemoEmail('super_admin'));
  await openInbox(page, `?q=${uniqueWord}`);
  for (const [tab, entryCount] of [
    // the message of the contact page is in this tab too
    ['Contacts Business', 2],
    ['Contacts Presse', 1],
    ['Candidatures', 1],
  ] as const) {
    await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    await expect(page.locator('table tbody tr')).toHaveCount(entryCount);
    await expectNoScriptRan();
    for (let entry = 0; entry < entryCount; entry += 1) {
      await page.locator('table tbody tr').nth(entry).getByRole('link').first().click();
      await expect(page.getByRole('dialog').getByText(SCRIPT).first()).toBeVisible();
      await expectNoScriptRan();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  }
  await openPath(page, `/admin/content?q=${encodeURIComponent('onerror')}`);
  await expectNoScriptRan();
  await openPath(page, `/admin/content/${article.data?.id}`);
  await expect(page.getByRole('textbox', { name: 'Titre', exact: true })).toHaveValue(SCRIPT);
  expect(await page.evaluate(() => 'taken' in window)).toBe(false);
  await openPath(page, '/admin/activity');
  await expectNoScriptRan();

  await database.rpc('erase_person', { person: person.email });
  await database.from('content').delete().eq('slug', uniqueWord);
});
