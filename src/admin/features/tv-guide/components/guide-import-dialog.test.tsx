// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createStoredTestProgramme } from '../../../../../tests/support/create-test-programme';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { loseAnswer, refuse, stubApi } from '../../../../../tests/support/stub-api';
import type { ProgrammeData } from '../guide-model';
import { GuideImportDialog } from './guide-import-dialog';

/** Renders the dialog. Returns its query client and the mock of `onClose`. */
function renderDialog() {
  const onClose = vi.fn();
  const { client } = renderAdmin(<GuideImportDialog onClose={onClose} onImported={vi.fn()} />);
  return { client, onClose };
}

it('reports a file that the browser cannot read', async () => {
  renderDialog();
  const file = new File(['chaine;jour'], 'guide.csv', { type: 'text/csv' });
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
  await userEvent.upload(screen.getByLabelText('Fichier CSV'), file);
  expect(await screen.findByRole('alert')).toHaveTextContent('Ce fichier n’a pas pu être lu.');
});

const uploadFile = (content: string, name = 'guide.csv') =>
  userEvent.upload(screen.getByLabelText('Fichier CSV'), new File([content], name));
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Importer' }));
const HEADER_LINE = 'chaine;jour;debut;fin;titre\n';

/** Programme in the guide before the import. */
const formerProgramme = createStoredTestProgramme('Ancien film', '2026-11-24T20:00', '2026-11-24T22:00');

it('refuses a workbook, then a file with an unknown channel', async () => {
  stubApi(() => []);
  renderDialog();
  await uploadFile('PK\u0003\u0004', 'guide.xlsx');
  expect(await screen.findByRole('alert')).toHaveTextContent('Enregistrez-le en CSV');
  await uploadFile(`${HEADER_LINE}Canal 9;24/11/2026;20:00;21:00;Intrus\n`);
  expect(screen.getByRole('alert')).toHaveTextContent('Ligne 2 : chaîne inconnue');
});

it('asks to which night the hours after midnight belong before it imports them', async () => {
  const requests = vi.fn(() => []);
  stubApi(requests);
  renderDialog();
  await uploadFile(`${HEADER_LINE}Hivowood;24/11/2026;00:30;02:00;Marché de nuit\n`);
  const night = 'Nuit du lundi 23 novembre au mardi 24 novembre';
  await screen.findByLabelText(new RegExp(night));
  await submit();
  expect(screen.getByRole('alert')).toHaveTextContent('Dites d’abord quelle nuit passent ces émissions.');
  expect(requests).not.toHaveBeenCalled();
  await userEvent.click(screen.getByLabelText(new RegExp(night)));
  const preview = await screen.findByRole('region', { name: 'Aperçu\u00a0: Hivowood' });
  expect(within(preview).getByRole('listitem')).toHaveTextContent(`${night}00:30–02:00Marché de nuit`);
});

/** Stubs the guide. Refuses an import that expects other stored programmes. */
function stubGuide() {
  const guide = [formerProgramme];
  const handleImport = vi.fn();
  stubApi(({ url, body }) => {
    if (!url.href.includes('/rpc/import_programmes')) return guide;
    handleImport();
    const { expected_programmes } = body;
    const expectedIds = expected_programmes.map(({ id }: { id: string }) => id);
    return expectedIds.join() === guide.map(({ id }) => id).join()
      ? { added: [], removed: guide }
      : refuse(409, 'PT409');
  });
  return { guide, handleImport };
}

it('refuses to add a programme that overlaps with a stored one', async () => {
  const { handleImport } = stubGuide();
  renderDialog();
  await uploadFile(`${HEADER_LINE}Hivowood;24/11/2026;20:00;21:00;Nouveau film\n`);
  await userEvent.click(await screen.findByLabelText(/Les garder/));
  const overlap = await screen.findByText(/^chevauche .*«\sAncien film\s»/);
  expect(overlap).toHaveTextContent(/^Ligne 2/);
  await submit();
  expect(handleImport).not.toHaveBeenCalled();
});

it('shows a programme that a colleague added after the preview, before it removes it', async () => {
  const { guide } = stubGuide();
  const { client, onClose } = renderDialog();
  await uploadFile(`${HEADER_LINE}Hivowood;24/11/2026;20:00;21:00;Nouveau film\n`);
  expect(await screen.findByText('1 émission ajoutée, 1 remplacée.')).toBeVisible();
  guide.push(createStoredTestProgramme('Ajout tardif', '2026-11-24T22:00', '2026-11-24T23:00'));
  await submit();
  expect(await screen.findByText(/Le guide a changé depuis l’aperçu/)).toBeVisible();
  // The query client of the back office reads the guide again after a failure.
  await act(() => client.invalidateQueries());
  expect(await screen.findByText(/«\sAjout tardif\s»/)).toHaveTextContent(/^Retirées/);
  await submit();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
});

it('reports that a colleague has imported the same file since the preview', async () => {
  const { guide } = stubGuide();
  const { onClose } = renderDialog();
  await uploadFile(`${HEADER_LINE}Hivowood;24/11/2026;20:00;21:00;Nouveau film\n`);
  await screen.findByText('1 émission ajoutée, 1 remplacée.');
  guide[0] = createStoredTestProgramme('Nouveau film', '2026-11-24T20:00', '2026-11-24T21:00');
  await submit();
  expect(await screen.findByText(/Le guide a changé depuis l’aperçu/)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

it('reads the guide one day beyond both ends of a file', async () => {
  const requestedSpans: string[] = [];
  stubApi(({ url }) => {
    requestedSpans.push(String(url.searchParams.getAll('starts_at')));
    return [];
  });
  renderDialog();
  await uploadFile(
    `${HEADER_LINE}Hivowood;24/11/2026;20:00;21:00;Un\nHivowood;25/11/2062;20:00;21:00;Deux\n`,
  );
  await screen.findByText(/^2 émissions ajoutées/);
  expect(requestedSpans).toEqual(['gte.2026-11-23T05:00:00.000Z,lt.2062-11-27T05:00:00.000Z']);
});

it('keeps the last chosen file when an earlier file opens later', async () => {
  stubApi(() => []);
  renderDialog();
  const slowFile = new File([HEADER_LINE], 'lent.csv');
  let openSlowFile = (_content: ArrayBuffer) => {};
  vi.spyOn(slowFile, 'arrayBuffer').mockReturnValue(
    new Promise((resolve) => {
      openSlowFile = resolve;
    }),
  );
  await userEvent.upload(screen.getByLabelText('Fichier CSV'), slowFile);
  await uploadFile(`${HEADER_LINE}Hivowood;24/11/2026;20:00;21:00;Un\n`);
  expect(await screen.findByText(/^1 émission ajoutée/)).toBeVisible();
  await act(async () => openSlowFile(new ArrayBuffer(0)));
  expect(screen.getByText(/^Fichier choisi/)).toHaveTextContent('guide.csv');
});

it('compares again with the guide after a failed comparison', async () => {
  let isDown = true;
  stubApi(() => (isDown ? Response.json({}, { status: 500 }) : []));
  renderDialog();
  await uploadFile(`${HEADER_LINE}Hivowood;24/11/2026;20:00;21:00;Un\n`);
  expect(await screen.findByText(/La comparaison avec le guide a échoué/)).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText(/^1 émission ajoutée/)).toBeVisible();
});

describe('an import whose answer was lost', () => {
  const otherProgramme = createStoredTestProgramme('Veillée', '2026-11-24T18:00', '2026-11-24T19:00');

  /** Imports a film twice, because the first answer is lost. Returns the change that « Annuler » undoes. */
  async function importTwice({ shouldReplace }: { shouldReplace: boolean }) {
    let guide = [shouldReplace ? formerProgramme : otherProgramme];
    let importCount = 0;
    stubApi(({ url, body }) => {
      if (!url.href.includes('/rpc/import_programmes')) return guide;
      const { programmes, expected_programmes } = body;
      const removed = shouldReplace ? guide : [];
      const expectedIds = expected_programmes.map(({ id }: { id: string }) => id);
      if (expectedIds.join() !== removed.map(({ id }) => id).join()) return refuse(409, 'PT409');
      if (!shouldReplace && importCount > 0) return refuse(409, '23P01');
      importCount += 1;
      const added = programmes.map((programme: ProgrammeData) => ({
        ...programme,
        id: `import ${importCount}`,
        version: 1,
      }));
      guide = [...(shouldReplace ? [] : guide), ...added];
      if (importCount === 1) return loseAnswer();
      return { added, removed };
    });
    const { client, onClose } = renderDialog();
    await uploadFile(`${HEADER_LINE}Hivowood;24/11/2026;20:00;21:00;Nouveau film\n`);
    if (!shouldReplace) await userEvent.click(await screen.findByLabelText(/Les garder/));
    await screen.findByText(/^1 émission ajoutée/);
    await submit();
    await screen.findByText(/Connexion impossible/);
    // The query client of the back office reads the guide again after a failure.
    await act(() => client.invalidateQueries());
    await submit();
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    return client.getMutationCache().getAll().at(-1)?.state.data;
  }

  it('is recognised, so its undo restores the former guide', async () => {
    expect(await importTwice({ shouldReplace: true })).toMatchObject({
      added: [{ id: 'import 1', version: 1 }],
      removed: [{ title: 'Ancien film' }],
    });
  });

  it('is recognised when it keeps the other programmes of the day', async () => {
    expect(await importTwice({ shouldReplace: false })).toMatchObject({
      added: [{ id: 'import 1', version: 1 }],
      removed: [],
    });
  });
});
