import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import type { LetterStory } from '../../../../../supabase/functions/send-mails/mails/letter.ts';
import type { LetterState } from '../letter-model';

const LISTED = 'id, subject, state, updated_at, updated_by_name, started_at, started_by_name' as const;

/** What the editor and the archive read of a letter; a save names the version. */
export const LETTER_COLUMNS = `${LISTED}, intro, stories, version, sent_stories` as const;

/** A letter comes once a month: eight years of them. */
const MOST = 100;

/** A letter of the list. */
export interface ListedLetter {
  id: string;
  subject: string;
  state: LetterState;
  updated_at: string;
  updated_by_name: string;
  started_at: string | null;
  started_by_name: string;
}

/** A letter whole; `sent_stories` are its stories as they were when it left. */
export interface Letter extends ListedLetter {
  intro: string;
  stories: string[];
  version: number;
  sent_stories: LetterStory[] | null;
}

/** How many readers a letter is for, and what became of each. */
export interface Progress {
  recipients: number;
  waiting: number;
  sent: number;
  gone: number;
  bounced: number;
  failed: number;
  doubtful: number;
}

const POLL = 3_000;

export const letterQueries = {
  all: () => ['letters'] as const,
  list: () =>
    queryOptions({
      queryKey: [...letterQueries.all(), 'list'],
      queryFn: async ({ signal }) => {
        const asked = supabase.from('letters').select(LISTED).order('created_at', { ascending: false });
        return (await unwrap(asked.order('id').limit(MOST).abortSignal(signal))) as ListedLetter[];
      },
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...letterQueries.all(), 'one', { id }],
      queryFn: ({ signal }) => readLetter(id, signal),
      refetchInterval: ({ state }) => (state.data?.state === 'sending' ? POLL : false),
    }),
  progress: (id: string, state: LetterState) =>
    queryOptions({
      queryKey: [...letterQueries.all(), 'progress', { id }, state],
      queryFn: async ({ signal }): Promise<Progress> => {
        const asked = supabase.rpc('letter_progress', { letter: id });
        return unwrap(
          asked
            .select('recipients, waiting, sent, gone, bounced, failed, doubtful')
            .abortSignal(signal)
            .single(),
        );
      },
      refetchInterval: state === 'sending' ? POLL : false,
    }),
  readers: () =>
    queryOptions({
      queryKey: [...letterQueries.all(), 'readers'],
      queryFn: async ({ signal }) =>
        Number(await unwrap(supabase.rpc('count_letter_recipients').abortSignal(signal))),
    }),
  stories: (ids: readonly string[]) =>
    queryOptions({
      queryKey: [...letterQueries.all(), 'stories', { ids }],
      queryFn: async ({ signal }) =>
        (await unwrap(
          supabase.rpc('letter_stories', { ids: [...ids] }).abortSignal(signal),
        )) as unknown as LetterStory[],
    }),
  found: (words: string) =>
    queryOptions({
      queryKey: [...letterQueries.all(), 'found', { words }],
      queryFn: async ({ signal }) =>
        (await unwrap(
          supabase.rpc('find_letter_stories', { words }).abortSignal(signal),
        )) as unknown as LetterStory[],
    }),
};

/** One letter as it is stored. */
export async function readLetter(id: string, signal?: AbortSignal): Promise<Letter> {
  const asked = supabase.from('letters').select(LETTER_COLUMNS).eq('id', id);
  return (await unwrap(signal ? asked.abortSignal(signal).single() : asked.single())) as unknown as Letter;
}
