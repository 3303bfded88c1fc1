import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { insertBusinessRequest, insertContactMessage, openInbox, readCsv } from '../support/submissions.ts';
import { expect, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

test('an exported file has every row, and no cell is a formula', async ({ page, baseURL }) => {
  const uniqueWord = createUniqueWord();
  await insertBusinessRequest(baseURL, uniqueWord, {
    last_name: '=HYPERLINK("http://x")',
    phone: '+225 07',
    company: '@SUM(A1)',
    message: '-1;"guillemets"\nligne 2 é ’',
  });
  await insertContactMessage(baseURL, uniqueWord, '\t=cmd|calc');
  await signInByRequest(page, getDemoEmail('super_admin'));
  await openInbox(page, `?q=${uniqueWord}`);
  await expect(page.locator('table tbody tr')).toHaveCount(2);
  const downloadPromise = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter en CSV' }).click();
  const download = await downloadPromise;
  expect(download.suggestedFilename()).toMatch(/^obouo-business-\d{4}-\d{2}-\d{2}\.csv$/);
  const { bytes, rows } = await readCsv(download);
  // Excel reads the file as UTF-8 only with this byte order mark
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const [head = [], ...lines] = rows;
  expect(lines).toHaveLength(2);
  const cell = (line: number, column: string) => lines[line]?.[head.indexOf(column)];
  expect([cell(0, 'Origine'), cell(1, 'Origine')]).toEqual(['Page Contact', 'Formulaire business']);
  expect(cell(0, 'Sujet')).toBe("'\t'=cmd|calc");
  expect(cell(1, 'Nom')).toBe('\'=HYPERLINK("http://x")');
  expect(cell(1, 'Téléphone')).toBe("'+225 07");
  expect(cell(1, 'Entreprise')).toBe("'@SUM(A1)");
  expect(cell(1, 'Message')).toBe('\'-1;"guillemets"\nligne 2 é ’');
  expect(cell(1, 'Statut')).toBe('Nouveau');
});
