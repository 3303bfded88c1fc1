import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { askPage, type KeysetOrder, type KeysetPosition, toPage } from '@/admin/lib/keyset';
import { binToasts } from '@/content/admin/content-bin';
import { rowDeletion } from '@/shared/lib/delete-row';
import { idempotent } from '@/shared/lib/idempotent';
import { supabase } from '@/shared/lib/supabase';
import { unwrap, unwrapCount } from '@/shared/lib/unwrap';
import { contentQueries } from './content-queries';

/** Deleted contents a page. */
export const BIN_PAGE_SIZE = 20;

/** What was deleted last comes first. */
export const byDeletion = { column: 'deleted_at', ascending: false } as const satisfies KeysetOrder;

const table = () => supabase.from('content_bin');

/** `owner` is given for those who see nothing else than what they deleted: then an index finds it. */
async function fetchPage(position: KeysetPosition, owner: string | null, signal: AbortSignal) {
  const asked = table().select('id, title, content_type, deleted_by_name, deleted_at');
  const narrowed = owner ? asked.eq('deleted_by', owner) : asked;
  const rows = await unwrap(askPage(narrowed, byDeletion, position, BIN_PAGE_SIZE).abortSignal(signal));
  return toPage(rows, position, BIN_PAGE_SIZE);
}

/** A content in the bin. */
export type BinRow = Awaited<ReturnType<typeof fetchPage>>['rows'][number];

/** Keys and calls of the bin. */
export const binQueries = {
  all: () => [...contentQueries.all(), 'bin'] as const,
  list: (position: KeysetPosition, owner: string | null) =>
    queryOptions({
      queryKey: [...binQueries.all(), 'list', position, { owner }],
      queryFn: ({ signal }) => fetchPage(position, owner, signal),
      placeholderData: keepPreviousData,
      meta: { error: binToasts.loadFailed },
    }),
  count: (owner: string | null) =>
    queryOptions({
      queryKey: [...binQueries.all(), 'count', { owner }],
      queryFn: ({ signal }) => {
        const asked = table().select('id', { count: 'exact', head: true });
        return unwrapCount((owner ? asked.eq('deleted_by', owner) : asked).abortSignal(signal));
      },
    }),
};

interface Restored {
  slug: string;
  /** Its address was taken meanwhile. */
  moved: boolean;
}

const restoreContent = idempotent<string, Restored>(
  (id) => unwrap(supabase.rpc('restore_content', { text_id: id }).select('slug, moved').single()),
  (id) => id,
  async (id) => ({
    ...(await unwrap(supabase.from('content').select('slug').eq('id', id).single())),
    moved: false,
  }),
  'not-found',
);

async function restoreAll(ids: readonly string[]): Promise<Restored[]> {
  const restored: Restored[] = [];
  for (const id of ids) restored.push(await restoreContent(id));
  return restored;
}

function restoredToast(restored: unknown) {
  const [first, second] = restored as Restored[];
  if (second) {
    const { title, description } = binToasts.restoredMany;
    return { title: title.replace('{n}', String((restored as Restored[]).length)), description };
  }
  const { title, description } = first?.moved ? binToasts.moved : binToasts.restored;
  return { title, description: description.replace('{slug}', first?.slug ?? '') };
}

/** Brings contents back from the bin, as drafts. */
export function useRestoreContent() {
  return useMutation({
    mutationFn: restoreAll,
    meta: {
      // lists, counts, and the bin
      invalidates: [contentQueries.all()],
      success: restoredToast,
      error: binToasts.restoreFailed,
    },
  });
}

/** Deletes a content for good. */
export function useEraseContent() {
  return useMutation({
    mutationFn: rowDeletion('content_bin', 'id'),
    meta: { invalidates: [binQueries.all()], success: binToasts.erased, error: binToasts.eraseFailed },
  });
}
