// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEventHandler } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import collection from '@/copy/collections/partners';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { answerNoRow, loseAnswer, stubApi } from '../../../../../tests/support/stub-api';
import type { StoredCollectionDraft } from '../api/drafts';
import { type CollectionFormState, useCollectionForm } from '../use-collection-form';
import { CollectionDraftPanel } from './draft-panel';

/** Editor without a draft or a change. Tests replace what they need. */
const emptyEditor = {
  draft: undefined,
  unansweredDrafts: [],
  hasUnsavedChanges: false,
  isSavingDraft: false,
  isSubmitting: false,
};

const createPanel = (editor: object, handleSubmit?: FormEventHandler) => (
  <form onSubmit={handleSubmit}>
    <CollectionDraftPanel
      collection={collection}
      editor={{ ...emptyEditor, ...editor } as unknown as CollectionFormState}
    />
    <button type="submit">Publier</button>
  </form>
);
const renderPanel = (editor: object, handleSubmit?: FormEventHandler) =>
  renderAdmin(createPanel(editor, handleSubmit));

it('saves a draft on Enter in the date, instead of publishing', async () => {
  const handleSubmit = vi.fn();
  const saveDraft = vi.fn();
  renderPanel({ hasUnsavedChanges: true, saveDraft }, handleSubmit);
  const dateField = screen.getByLabelText('Mettre en ligne le');
  fireEvent.change(dateField, { target: { value: '2099-03-01T10:00' } });
  await userEvent.type(dateField, '{Enter}');
  expect(saveDraft).toHaveBeenCalledExactlyOnceWith(new Date(2099, 2, 1, 10).toISOString());
  expect(handleSubmit).not.toHaveBeenCalled();
});

it('forgets a typed date when the draft is published', () => {
  const draft = { key: 'questions', publish_at: null, version: 1 };
  const { rerender } = renderPanel({ draft });
  const dateField = screen.getByLabelText('Mettre en ligne le');
  fireEvent.change(dateField, { target: { value: '2099-03-01T10:00' } });
  rerender(createPanel({ draft: undefined }));
  expect(dateField).toHaveValue('');
});

const expectDisabled = (name: string) =>
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');

it('disables its buttons during a publication', () => {
  const draft = { key: 'questions', publish_at: null, version: 1 };
  renderPanel({ draft, hasUnsavedChanges: true, isSubmitting: true });
  expectDisabled('Enregistrer le brouillon');
  expectDisabled('Abandonner le brouillon');
});

it('does not discard a newer draft of a colleague', async () => {
  let isDeleted = false;
  stubApi(({ url, method }) => {
    if (method !== 'DELETE') {
      const colleagueDraft = { key: 'questions', version: 2 };
      return /\?select=version&/.test(url.href) ? colleagueDraft : [colleagueDraft];
    }
    isDeleted = !/version=eq\.1/.test(url.href);
    return isDeleted ? [{ key: 'questions' }] : [];
  });
  const showLiveValues = vi.fn();
  const draft = { key: 'questions', publish_at: null, version: 1 };
  renderPanel({ draft, showLiveValues });
  await userEvent.click(screen.getByRole('button', { name: 'Abandonner le brouillon' }));
  const dialog = screen.getByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Abandonner le brouillon' }));
  expect(await screen.findByText(/Une autre personne a enregistré une modification/)).toBeVisible();
  expect(isDeleted).toBe(false);
  expect(showLiveValues).not.toHaveBeenCalled();
});

it.each([
  ['reached the database', 1],
  ['never reached the database', 0],
])('discards a first draft whose unanswered save %s', async (_title, storedVersion) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  let version = storedVersion;
  stubApi(({ url, method, isSingle }) => {
    if (method === 'DELETE' && !url.href.includes(`version=eq.${version}`)) return [];
    if (version === 0 && isSingle) return answerNoRow();
    const storedDraft = { version, value: collection.initial, base_version: 0, publish_at: null };
    const rows = version === 0 ? [] : [storedDraft];
    if (method === 'DELETE') version = 0;
    return isSingle ? storedDraft : rows;
  });
  const showLiveValues = vi.fn();
  const unansweredDrafts = [{ value: collection.initial, liveVersion: 0, publishAt: null }];
  renderPanel({ hasUnsavedChanges: true, unansweredDrafts, showLiveValues });
  await userEvent.click(screen.getByRole('button', { name: 'Abandonner le brouillon' }));
  const dialog = screen.getByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Abandonner le brouillon' }));
  await vi.waitFor(() => expect(showLiveValues).toHaveBeenCalledOnce());
  expect(version).toBe(0);
});

it('keeps the instant of an unchanged date in the hour that occurs twice', async () => {
  vi.stubEnv('TZ', 'Europe/Paris');
  const saveDraft = vi.fn();
  // In Paris it is 02:30 for the second time.
  const draft = { key: 'questions', publish_at: '2026-10-25T01:30:00+00:00', version: 1 };
  renderPanel({ draft, hasUnsavedChanges: true, saveDraft });
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }));
  expect(saveDraft).toHaveBeenCalledExactlyOnceWith(draft.publish_at);
});

describe('the panel of a stored draft', () => {
  const initialDraft: StoredCollectionDraft = {
    key: collection.key,
    value: collection.initial as unknown as StoredCollectionDraft['value'],
    base_version: 0,
    publish_at: null,
    version: 1,
    updated_at: '2026-01-01T00:00:00+00:00',
  };
  let storedDraft: typeof initialDraft | undefined;
  let losesAnswers = false;

  function DraftEditor() {
    const editor = useCollectionForm({ collection, row: undefined, initialDraft });
    return (
      <>
        <button type="button" onClick={() => editor.toggleItemHidden(0)}>
          Masquer
        </button>
        <p>{editor.values.items.map(({ hidden }) => (hidden ? 'masqué' : 'visible')).join(' ')}</p>
        <CollectionDraftPanel collection={collection} editor={editor} />
      </>
    );
  }

  const pressButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const [firstItem, secondItem, ...otherItems] = collection.initial.items;
  const items = [firstItem, { ...secondItem, hidden: true }, ...otherItems];
  const draftWithHiddenSecondItem = {
    ...initialDraft,
    value: { ...collection.initial, items } as unknown as StoredCollectionDraft['value'],
  };

  beforeEach(() => {
    storedDraft = initialDraft;
    losesAnswers = false;
    stubApi(({ url, method, body, isSingle }) => {
      if (method === 'GET') return isSingle ? storedDraft : [storedDraft].filter(Boolean);
      if (!storedDraft || !url.href.includes(`version=eq.${storedDraft.version}`)) return [];
      const changedDraft = { ...storedDraft, ...body, version: storedDraft.version + 1 };
      storedDraft = method === 'DELETE' ? undefined : changedDraft;
      return losesAnswers ? loseAnswer() : [changedDraft];
    });
    renderAdmin(<DraftEditor />);
  });

  it('discards the draft whose save had no answer', async () => {
    await pressButton('Masquer');
    losesAnswers = true;
    await pressButton('Enregistrer le brouillon');
    await vi.waitFor(() => expect(storedDraft?.version).toBe(2));
    losesAnswers = false;
    await vi.waitFor(() =>
      expect(screen.getByRole('button', { name: 'Abandonner le brouillon' })).not.toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
    await pressButton('Abandonner le brouillon');
    const question = screen.getByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Abandonner le brouillon' }));
    await vi.waitFor(() => expect(storedDraft).toBeUndefined());
  });

  it('saves again when a change is undone after a save without an answer', async () => {
    await pressButton('Masquer');
    losesAnswers = true;
    await pressButton('Enregistrer le brouillon');
    await vi.waitFor(() => expect(storedDraft?.version).toBe(2));
    losesAnswers = false;
    await pressButton('Masquer');
    await pressButton('Enregistrer le brouillon');
    await vi.waitFor(() => expect(storedDraft).toMatchObject({ version: 3, value: collection.initial }));
  });

  it('merges the typed draft with the draft of a colleague', async () => {
    await pressButton('Masquer');
    storedDraft = { ...draftWithHiddenSecondItem, publish_at: '2099-03-01T10:00:00+00:00', version: 2 };
    await pressButton('Enregistrer le brouillon');
    await screen.findByRole('dialog', { name: 'Ce contenu a changé entre-temps' });
    await pressButton('Enregistrer ma version quand même');
    await vi.waitFor(() => expect(storedDraft?.version).toBe(3));
    expect(screen.getByText(/^masqué masqué/)).toBeVisible();
    expect(storedDraft.publish_at).toBe('2099-03-01T10:00:00+00:00');
    expect(screen.queryByRole('dialog')).toBe(null);
  });

  it('keeps the typed date when a colleague removed the stored date', async () => {
    const dateField = screen.getByLabelText('Mettre en ligne le');
    fireEvent.change(dateField, { target: { value: '2099-03-01T10:00' } });
    await pressButton('Enregistrer le brouillon');
    await vi.waitFor(() => expect(storedDraft?.version).toBe(2));
    fireEvent.change(dateField, { target: { value: '2099-04-01T10:00' } });
    storedDraft = { ...draftWithHiddenSecondItem, version: 3 };
    await pressButton('Enregistrer le brouillon');
    await screen.findByRole('dialog', { name: 'Ce contenu a changé entre-temps' });
    await pressButton('Enregistrer ma version quand même');
    await vi.waitFor(() => expect(storedDraft?.version).toBe(4));
    expect(storedDraft.publish_at).toBe(new Date('2099-04-01T10:00').toISOString());
    expect(dateField).toHaveValue('2099-04-01T10:00');
  });

  it('replaces the typed draft by the draft of a colleague', async () => {
    await pressButton('Masquer');
    storedDraft = { ...draftWithHiddenSecondItem, publish_at: '2099-03-01T10:00:00+00:00', version: 2 };
    await pressButton('Enregistrer le brouillon');
    await screen.findByRole('dialog', { name: 'Ce contenu a changé entre-temps' });
    await pressButton('Recharger');
    expect(await screen.findByText(/^visible masqué/)).toBeVisible();
    expect(screen.getByLabelText('Mettre en ligne le')).not.toHaveValue('');
    expectDisabled('Enregistrer le brouillon');
  });
});
