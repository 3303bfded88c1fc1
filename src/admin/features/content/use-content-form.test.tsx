// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { slugText } from '@/copy/admin/slug';
import { notify } from '@/shared/components/notify';
import { AuthContext, type AuthState } from '../auth/auth-context';
import { type ContentRow, fetchContentById } from './api/content-queries';
import { newContentValues } from './content-schema';
import { useContentForm } from './use-content-form';

const { tag_ids: _, publish_at: __, unpublish_at: ___, update_at: ____, ...newFields } = newContentValues;
const original: ContentRow = {
  ...newFields,
  id: 'original',
  title: 'Titre',
  slug: 'titre',
  status: 'draft',
  author_id: 'personne',
  publish_at: null,
  unpublish_at: null,
  update_at: null,
  published_at: null,
  first_published_at: null,
  created_at: '2026-01-01T10:00:00+00:00',
  updated_at: '2026-01-01T10:00:00+00:00',
  autosaved_at: null,
  copy_of: null,
  copied_version: null,
  version: 1,
  content_tags: [],
};
const online: ContentRow = {
  ...original,
  status: 'published',
  first_published_at: '2026-01-01T10:00:00+00:00',
};
const copy: ContentRow = { ...original, id: 'copy', copy_of: 'original', copied_version: 1 };

type Call = {
  fields: Partial<ContentRow>;
  text_id?: string;
  copy_id?: string;
  base_version: number;
  as_copy?: boolean;
};

const HOUR_MS = 60 * 60 * 1000;

/** Database of texts whose next answers `nextAnswers` replaces, after the change. */
const database = {
  rows: [] as ContentRow[],
  /** Milliseconds by which its clock is ahead of the clock of the browser. */
  offsetMs: 0,
  nextAnswers: [] as (() => Response | Promise<Response>)[],

  save({ fields, text_id, base_version, as_copy }: Call): ContentRow | undefined {
    const stored = this.rows.find(({ id, version }) => id === text_id && version === base_version);
    if (!stored || (as_copy && this.rows.some(({ copy_of }) => copy_of === text_id))) return;
    const base = as_copy
      ? { ...copy, id: 'second copy', copied_version: stored.version, version: 0 }
      : stored;
    const saved = { ...base, ...fields, version: base.version + 1 };
    if (saved.status === 'published' && saved.publish_at && Date.parse(saved.publish_at) <= Date.now())
      Object.assign(saved, { first_published_at: saved.publish_at, publish_at: null });
    this.rows = [...this.rows.filter(({ id }) => id !== saved.id), saved];
    return saved;
  },

  publishCopy({ fields, copy_id, base_version }: Call): ContentRow | undefined {
    const stored = this.rows.find(({ id, version }) => id === copy_id && version === base_version);
    const target = this.rows.find(({ id }) => id === stored?.copy_of);
    if (!target) return;
    this.rows = this.rows.filter(({ id }) => id !== copy_id);
    const { id, version } = target;
    return this.save({ fields: { ...fields, status: 'published' }, text_id: id, base_version: version });
  },

  async answer(address: URL, { body }: RequestInit): Promise<Response> {
    const [, name] = /rest\/v1\/(?:rpc\/)?(\w+)/.exec(address.pathname) ?? [];
    if (name === 'content') {
      const [id, copyOf] = ['id', 'copy_of'].map((column) => address.searchParams.get(column)?.slice(3));
      const rows = this.rows.filter((row) => (id ? row.id === id : row.copy_of === copyOf));
      if (!id) return Response.json(rows);
      return rows[0] ? Response.json(rows[0]) : Response.json({ code: 'PGRST116' }, { status: 406 });
    }
    if (name !== 'save_content' && name !== 'publish_copy') return Response.json([]);
    const call: Call = JSON.parse(String(body));
    const row = name === 'publish_copy' ? this.publishCopy(call) : this.save(call);
    const replacedAnswer = this.nextAnswers.shift();
    if (replacedAnswer) return replacedAnswer();
    return row ? Response.json(row) : Response.json({ code: 'PGRST116' }, { status: 406 });
  },
};

const loseAnswer = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(notify, 'success').mockReturnValue(undefined as never);
  vi.spyOn(notify, 'error').mockReturnValue(undefined as never);
  Object.assign(database, { nextAnswers: [], offsetMs: 0 });
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const response = await database.answer(new URL(String(input)), init);
    response.headers.set('Date', new Date(Date.now() + database.offsetMs).toUTCString());
    return response;
  });
});

const signedIn = {
  isLoading: false,
  user: { id: 'personne' } as AuthState['user'],
  needsMfaChallenge: false,
};

const editorRights = { canEditText: true, canEditAny: true, canPublish: true, canDelete: true };
const contributorRights = { canEditText: true, canEditAny: false, canPublish: false, canDelete: false };

/** Renders the form of the last row of the database, for an editor. */
const renderForm = (...rows: ContentRow[]) => renderFormWithRights(editorRights, ...rows);

function renderFormWithRights(rights: typeof editorRights, ...rows: ContentRow[]) {
  database.rows = rows;
  const client = new QueryClient();
  let auth: AuthState = signedIn;
  const { result, rerender } = renderHook(
    () => useContentForm({ row: rows.at(-1), rights, onRowChange: () => undefined }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>
          <AuthContext value={auth}>{children}</AuthContext>
        </QueryClientProvider>
      ),
    },
  );
  function setUser(user: AuthState['user']) {
    auth = { ...signedIn, user };
    rerender();
  }
  const type = (values: Partial<typeof newContentValues>) =>
    act(() => {
      for (const [name, value] of Object.entries(values))
        result.current.form.setValue(name as keyof typeof newContentValues, value);
    });
  /** Calls the action, and waits for its requests. */
  const run = (action: (form: typeof result.current) => unknown = () => undefined) =>
    act(async () => {
      void action(result.current);
      await vi.advanceTimersByTimeAsync(100);
    });
  return { result, type, run, setUser };
}

it('recognises its automatic save when a later save waited for the lost answer', async () => {
  const { result, type, run } = renderForm(original);
  let breakConnection: (cause: Error) => void = () => undefined;
  database.nextAnswers = [() => new Promise((_resolve, reject) => (breakConnection = reject))];
  type({ content: 'Un.' });
  await act(() => vi.advanceTimersByTimeAsync(3100));
  type({ content: 'Un, deux.' });
  await run(({ submit }) => submit());
  await run(() => breakConnection(new TypeError('Failed to fetch')));
  expect(result.current.conflict).toBe(null);
  expect(database.rows).toMatchObject([{ content: 'Un, deux.', version: 3 }]);
});

it('takes its own save for no conflict when a gateway answered for the database', async () => {
  const { result, type, run } = renderForm(original);
  database.nextAnswers = [() => new Response('', { status: 504 })];
  type({ content: 'Un.' });
  await run(({ submit }) => submit());
  type({ content: 'Un, deux.' });
  await run(({ submit }) => submit());
  expect(result.current.conflict).toBe(null);
  expect(database.rows).toMatchObject([{ content: 'Un, deux.', version: 3 }]);
});

it('saves automatically a change that is taken back after a gateway answered', async () => {
  const { type } = renderForm(original);
  database.nextAnswers = [() => new Response('', { status: 502 })];
  for (const content of ['Un.', original.content]) {
    type({ content });
    await act(() => vi.advanceTimersByTimeAsync(3100));
  }
  expect(database.rows).toMatchObject([{ content: original.content, version: 3 }]);
});

it('recognises its own publication at a past date when the answer was lost', async () => {
  const { result, type, run } = renderForm(original);
  database.nextAnswers = [loseAnswer];
  type({ content: 'Un.', status: 'published', publish_at: '2026-01-02T10:00' });
  await run(({ submit }) => submit());
  await run(({ submit }) => submit());
  expect(result.current.conflict).toBe(null);
  expect(result.current.isDirty).toBe(false);
  expect(database.rows).toMatchObject([{ content: 'Un.', version: 2 }]);
});

it('updates the original again when the answer to the first update was lost', async () => {
  const { result, type, run } = renderForm(online, copy);
  database.nextAnswers = [loseAnswer];
  type({ content: 'Un.' });
  await run(({ publish }) => publish());
  type({ content: 'Un, deux.' });
  await run(({ publish }) => publish());
  expect(result.current.conflict).toBe(null);
  expect(database.rows).toMatchObject([{ id: 'original', content: 'Un, deux.', status: 'published' }]);
});

it('saves to a second copy after a lost publication of the first', async () => {
  const { result, type, run } = renderForm(online, copy);
  database.nextAnswers = [loseAnswer];
  type({ content: 'Un.' });
  await run(({ publish }) => publish());
  type({ content: 'Un, deux.' });
  await run(({ submit }) => submit());
  expect(result.current.conflict).toBe(null);
  expect(database.rows).toMatchObject([
    { id: 'original', content: 'Un.', status: 'published' },
    { id: 'second copy', content: 'Un, deux.', status: 'draft' },
  ]);
});

it('keeps no backup of an online text once a copy holds what was typed', async () => {
  const { type, run } = renderForm(online);
  type({ content: 'Un.' });
  window.dispatchEvent(new Event('pagehide'));
  expect(Object.keys(localStorage)).toEqual([expect.stringMatching(/original$/)]);
  await run(({ submit }) => submit());
  expect(Object.keys(localStorage)).toEqual([]);
});

it.each([
  ['online', 'an editor', editorRights, ['original']],
  ['in a copy', 'a contributor', contributorRights, ['original', 'second copy']],
] as const)('restores a revision of an online text %s for %s', async (...values) => {
  const [, , rights, ids] = values;
  const { result, run } = renderFormWithRights(rights, online);
  await run(({ restore }) => restore({ content: 'Avant.', slug: 'avant', status: 'archived' }));
  expect(database.rows.map(({ id }) => id)).toEqual(ids);
  expect(database.rows.at(-1)).toMatchObject({ content: 'Avant.', slug: 'titre' });
  expect(database.rows[0]?.status).toBe('published');
  expect(result.current.conflict).toBe(null);
});

it('repeats a save that waited for the network after a new sign-in', async () => {
  const { result, type, run, setUser } = renderForm(original);
  database.nextAnswers = [loseAnswer];
  type({ content: 'Un.' });
  await run(({ submit }) => submit());
  database.rows = [original];
  setUser(null);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  setUser(signedIn.user);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(result.current.isWaitingForNetwork).toBe(false);
  expect(database.rows).toMatchObject([{ content: 'Un.', version: 2 }]);
});

it('saves automatically after a new sign-in what was typed without a session', async () => {
  const { type, setUser } = renderForm(original);
  setUser(null);
  type({ content: 'Un.' });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  setUser(signedIn.user);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(database.rows).toMatchObject([{ content: 'Un.', version: 2 }]);
});

it.each([
  ['saves over a scheduled text', 'ahead', -1, 1, ['original']],
  ['saves to a copy of an online text', 'behind', 1, -1, ['original', 'second copy']],
] as const)('%s when the clock of the device is an hour %s', async (...values) => {
  const [, , clockOffset, hoursToPublication, ids] = values;
  // Half an hour before or after the publication.
  const publishAt = new Date(Date.now() + clockOffset * HOUR_MS + (hoursToPublication * HOUR_MS) / 2);
  const { type, run } = renderForm({ ...online, publish_at: publishAt.toISOString() });
  database.offsetMs = clockOffset * HOUR_MS;
  await run(() => fetchContentById('original'));
  type({ content: 'Un.' });
  await run(({ submit }) => submit());
  expect(database.rows.map(({ id }) => id)).toEqual(ids);
  expect(database.rows.at(-1)).toMatchObject({ content: 'Un.' });
});

it('repeats a failed automatic save and does not publish the text', async () => {
  const { result, type } = renderForm(original);
  database.nextAnswers = [loseAnswer];
  type({ content: 'Un.' });
  await act(() => vi.advanceTimersByTimeAsync(3100));
  database.rows = [original];
  type({ status: 'published' });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(database.rows).toMatchObject([{ content: 'Un.', status: 'draft', version: 2 }]);
  expect(result.current.isDirty).toBe(true);
});

it('sends an update that waited for the network, and keeps what was typed since', async () => {
  const { result, type, run } = renderForm(online);
  database.nextAnswers = [loseAnswer];
  type({ content: 'Un.' });
  await run(({ publish }) => publish());
  database.rows = [online];
  type({ content: 'Un, deux.' });
  // an automatic save would take the place of the update
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(database.rows).toEqual([online]);
  await act(() => vi.advanceTimersByTimeAsync(5100));
  expect(database.rows).toMatchObject([{ content: 'Un.', status: 'published', version: 2 }]);
  expect(result.current.values.content).toBe('Un, deux.');
});

it('reports what a colleague saved while a save waited for the network', async () => {
  const { result, type, run } = renderForm(original);
  database.nextAnswers = [loseAnswer];
  type({ content: 'Un.' });
  await run(({ submit }) => submit());
  database.rows = [{ ...original, content: 'Collègue.', version: 2 }];
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(result.current.conflict).toMatchObject({ row: { content: 'Collègue.' }, isDialogOpen: true });
  expect(database.rows).toMatchObject([{ content: 'Collègue.', version: 2 }]);
});

it('reports what a colleague saved in the same copy', async () => {
  const { result, type, run } = renderForm(online, copy);
  database.rows = [online, { ...copy, content: 'Collègue.', version: 2 }];
  type({ content: 'Un.' });
  await run(({ submit }) => submit());
  expect(result.current.conflict?.row).toMatchObject({ id: 'copy', content: 'Collègue.' });
});

it('opens the copy that a colleague made, and offers the typed text', async () => {
  const { result, type, run } = renderForm({ ...copy, content: 'Collègue.' }, online);
  type({ content: 'Un.' });
  await run(({ submit }) => submit());
  expect(result.current.conflict?.row.id).toBe('copy');
  await run(({ reload }) => reload());
  expect(result.current).toMatchObject({ storedRow: { id: 'copy' }, values: { content: 'Collègue.' } });
  await run(({ restoreBackup }) => restoreBackup());
  expect(result.current.values.content).toBe('Un.');
});

const newerText: ContentRow = { ...online, content: 'En ligne.', version: 2 };

it('saves to a new copy when the copy ended meanwhile', async () => {
  const { result, type, run } = renderForm(online, copy);
  database.rows = [newerText];
  type({ content: 'Un.' });
  await run(({ submit }) => submit());
  expect(result.current.conflict?.row.id).toBe('original');
  await run(({ overwrite }) => overwrite());
  expect(database.rows).toMatchObject([newerText, { id: 'second copy', content: 'Un.', copied_version: 2 }]);
});

it('opens the original when its copy ended meanwhile, and offers the typed text', async () => {
  const { result, type, run } = renderForm(online, copy);
  database.rows = [newerText];
  type({ content: 'Un.' });
  await run(({ publish }) => publish());
  await run(({ reload }) => reload());
  expect(result.current).toMatchObject({ storedRow: { id: 'original' }, values: { content: 'En ligne.' } });
  await run(({ restoreBackup }) => restoreBackup());
  expect(result.current.values).toMatchObject({ content: 'Un.', status: 'published' });
  expect(database.rows).toEqual([newerText]);
});

it.each([
  ['23505', slugText.taken],
  ['23P01', slugText.usedByRedirect],
])('shows the refusal %s of the address at its field', async (code, message) => {
  const { result, type, run } = renderForm(original);
  database.nextAnswers = [() => Response.json({ code }, { status: 409 })];
  type({ slug: 'pris' });
  await run(({ submit }) => submit());
  expect(result.current.field('slug').error).toBe(message);
});

it('updates an online text with one request and one toast', async () => {
  const answer = vi.spyOn(database, 'answer');
  const success = vi.spyOn(notify, 'success').mockClear();
  const { type, run } = renderForm(online);
  type({ content: 'Un.' });
  await run(({ publish }) => publish());
  expect(database.rows).toMatchObject([{ content: 'Un.', version: 2 }]);
  expect(answer).toHaveBeenCalledOnce();
  expect(success).toHaveBeenCalledOnce();
});

it('lets the person save during an automatic save and its retry', async () => {
  const { result, type, run } = renderForm(original);
  let breakConnection: (cause: Error) => void = () => undefined;
  const wait = () => new Promise<Response>((_resolve, reject) => (breakConnection = reject));
  database.nextAnswers = [wait, wait];
  type({ content: 'Un.' });
  await act(() => vi.advanceTimersByTimeAsync(3100));
  expect(database.rows).toMatchObject([{ content: 'Un.', version: 2 }]);
  expect(result.current.isSubmitting).toBe(false);
  await act(async () => breakConnection(new TypeError('Failed to fetch')));
  await act(() => vi.advanceTimersByTimeAsync(10_100));
  expect(database.nextAnswers).toEqual([]);
  expect(result.current.isSubmitting).toBe(false);
  await run(({ submit }) => submit());
  expect(result.current.isSubmitting).toBe(true);
});

it('shows no toast for an automatic save', async () => {
  const success = vi.spyOn(notify, 'success').mockClear();
  const { type } = renderForm(original);
  type({ content: 'Un.' });
  await act(() => vi.advanceTimersByTimeAsync(3100));
  expect(database.rows).toMatchObject([{ content: 'Un.', version: 2 }]);
  expect(success).not.toHaveBeenCalled();
});
