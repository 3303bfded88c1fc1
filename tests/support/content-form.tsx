import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, vi } from 'vitest';
import { AuthContext, type AuthState } from '@/admin/features/auth/auth-context';
import type { ContentRow } from '@/admin/features/content/api/content-queries';
import { newContentValues } from '@/admin/features/content/content-schema';
import { useContentForm } from '@/admin/features/content/use-content-form';
import { notify } from '@/shared/components/notify';
import { type ApiRequest, answerNoRow, stubApi } from './stub-api';

const { tag_ids: _, publish_at: __, unpublish_at: ___, update_at: ____, ...newFields } = newContentValues;
/** Stored draft. */
export const original: ContentRow = {
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
/** The same text, online. */
export const online: ContentRow = {
  ...original,
  status: 'published',
  first_published_at: '2026-01-01T10:00:00+00:00',
};
/** Working copy of `online`. */
export const copy: ContentRow = { ...original, id: 'copy', copy_of: 'original', copied_version: 1 };

type SaveCall = {
  fields: Partial<ContentRow>;
  text_id?: string;
  copy_id?: string;
  base_version: number;
  as_copy?: boolean;
};

/** Fake database of texts. It stores a change even when one of `nextAnswers` replaces its answer. */
export const database = {
  rows: [] as ContentRow[],
  /** Milliseconds added to the time in the header `Date` of its answers. */
  offsetMs: 0,
  nextAnswers: [] as (() => unknown)[],

  save({ fields, text_id, base_version, as_copy }: SaveCall): ContentRow | undefined {
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

  publishCopy({ fields, copy_id, base_version }: SaveCall): ContentRow | undefined {
    const stored = this.rows.find(({ id, version }) => id === copy_id && version === base_version);
    const target = this.rows.find(({ id }) => id === stored?.copy_of);
    if (!target) return;
    this.rows = this.rows.filter(({ id }) => id !== copy_id);
    const { id, version } = target;
    return this.save({ fields: { ...fields, status: 'published' }, text_id: id, base_version: version });
  },

  answer({ url, body, isSingle }: ApiRequest): unknown {
    const [, name] = /rest\/v1\/(?:rpc\/)?(\w+)/.exec(url.pathname) ?? [];
    if (name === 'content') {
      const [id, copyOf] = ['id', 'copy_of'].map((column) => url.searchParams.get(column)?.slice(3));
      const rows = this.rows.filter((row) => (id ? row.id === id : row.copy_of === copyOf));
      return isSingle ? (rows[0] ?? answerNoRow()) : rows;
    }
    if (name !== 'save_content' && name !== 'publish_copy') return [];
    const row = name === 'publish_copy' ? this.publishCopy(body) : this.save(body);
    const replacedAnswer = this.nextAnswers.shift();
    if (replacedAnswer) return replacedAnswer();
    return row ?? answerNoRow();
  },
};

/** Answers the requests of a test from `database`, with fake timers and without toasts. */
export function mockContentDatabase() {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(notify, 'success').mockReturnValue(undefined as never);
    vi.spyOn(notify, 'error').mockReturnValue(undefined as never);
    Object.assign(database, { nextAnswers: [], offsetMs: 0 });
    stubApi(async (request) => {
      const answer = await database.answer(request);
      const response = answer instanceof Response ? answer : Response.json(answer);
      response.headers.set('Date', new Date(Date.now() + database.offsetMs).toUTCString());
      return response;
    });
  });
}

const signedIn = {
  isLoading: false,
  user: { id: 'personne' } as AuthState['user'],
  needsMfaChallenge: false,
};

/** Rights of an editor. */
export const editorRights = { canEditText: true, canEditAny: true, canPublish: true, canDelete: true };
/** Rights of a contributor. */
export const contributorRights = {
  canEditText: true,
  canEditAny: false,
  canPublish: false,
  canDelete: false,
};

/** Renders the form of the last row of the database, for an editor. */
export const renderForm = (...rows: ContentRow[]) => renderFormWithRights(editorRights, ...rows);

/** Renders the form of the last row of the database, for a person with these rights. */
export function renderFormWithRights(rights: typeof editorRights, ...rows: ContentRow[]) {
  database.rows = rows;
  const client = new QueryClient();
  const onRowChange = vi.fn();
  let auth: AuthState = signedIn;
  const { result, rerender } = renderHook(() => useContentForm({ row: rows.at(-1), rights, onRowChange }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>
        <AuthContext value={auth}>{children}</AuthContext>
      </QueryClientProvider>
    ),
  });
  function setSignedIn(isSignedIn: boolean) {
    auth = isSignedIn ? signedIn : { ...signedIn, user: null };
    rerender();
  }
  const type = (values: Partial<typeof newContentValues>) =>
    act(() => {
      for (const [name, value] of Object.entries(values))
        result.current.form.setValue(name as keyof typeof newContentValues, value);
    });
  /** Calls the action, and waits for its requests. */
  const performAction = (action: (form: typeof result.current) => unknown = () => undefined) =>
    act(async () => {
      void action(result.current);
      await vi.advanceTimersByTimeAsync(100);
    });
  return { result, type, performAction, setSignedIn, onRowChange };
}
