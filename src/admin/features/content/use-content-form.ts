import { zodResolver } from '@hookform/resolvers/zod';
import { onlineManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLocalBackup } from '@/admin/editing/use-local-backup';
import { useSlugOfName } from '@/admin/hooks/use-slug-of-name';
import { slugText } from '@/copy/admin/slug';
import { type AppError, isUnanswered, toAppError } from '@/shared/lib/app-error';
import { limits } from '@/shared/lib/limits';
import { removeControlCharacters } from '../../../../supabase/functions/_shared/plain-text.ts';
import {
  useAutosaveContent,
  useCreateContent,
  useResumedSave,
  useUpdateContent,
} from './api/content-mutations';
import { type ContentRow, readContent } from './api/content-queries';
import { readLastSave } from './api/revision-queries';
import { contentBackup } from './content-backup';
import {
  type ContentValues,
  contentSchema,
  newContent,
  publishingChoices,
  sameValue,
  sameValues,
  toValues,
} from './content-schema';
import { useAutosave } from './use-autosave';
import { type HeldSave, useWhenBack } from './use-when-back';

interface ContentFormOptions {
  /** Undefined for a new content. */
  row: ContentRow | undefined;
  /** Null when nobody is signed in: then nothing is sent. */
  userId: string | null;
  /** Whether drafts save themselves. */
  autosaves: boolean;
  /** True for a person who may publish, and so decides on pin, signature and dates. */
  publishes: boolean;
  onCreated: (row: ContentRow) => void;
}

/** What a colleague saved while we were writing. */
export interface Conflict {
  row: ContentRow;
  /** Empty when nobody knows any more. */
  savedBy: string;
  /** Whether a save of ours, not one that runs by itself, met it. */
  asked: boolean;
}

/** The form of one content: its values, what differs from what is saved, and the one way to save. */
export function useContentForm({ row, userId, autosaves, publishes, onCreated }: ContentFormOptions) {
  /** The row as it was last read or saved. */
  const [stored, setStored] = useState(row);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const saved = useMemo(() => (stored ? toValues(stored) : newContent), [stored]);
  const create = useCreateContent();
  const update = useUpdateContent();
  const autosave = useAutosaveContent();
  const resumed = useResumedSave();
  /** Why the last save came to nothing. */
  const [failure, setFailure] = useState<{ error: AppError; automatic: boolean } | null>(null);
  /** The save that waits for the network. */
  const [held, setHeld] = useState<HeldSave | null>(null);
  /** What was sent since the last answer. */
  const unanswered = useRef<ContentValues[]>([]);
  const form = useForm({ resolver: zodResolver(contentSchema), defaultValues: saved });
  const typed = useWatch({ control: form.control });
  const values = useMemo<ContentValues>(() => ({ ...saved, ...typed }), [saved, typed]);
  const dirty = !sameValues(values, saved);
  /** The version the text was written over; a restored backup brings its own. */
  const known = useRef(row?.version ?? 0);
  const slug = useSlugOfName(!row, limits.content.slug, (value) =>
    form.setValue('slug', value, { shouldValidate: form.formState.isSubmitted }),
  );
  /** Taken before the first render of a pending state, so that a double click sends once. */
  const sending = useRef<'asked' | 'automatic' | null>(null);
  const [underWay, setUnderWay] = useState(false);
  /** What was pressed while the draft saved itself: it goes next, over what that save made of the row. */
  const [pressed, setPressed] = useState<ContentValues | null>(null);
  const backup = useLocalBackup({
    store: contentBackup,
    same: sameValues,
    userId,
    id: stored?.id,
    version: known.current,
    values,
    dirty,
  });

  /** Puts values in the fields. Who may not publish keeps the choices that are stored. */
  function fill(next: ContentValues, base = saved) {
    const allowed = publishes ? next : { ...next, ...publishingChoices(base) };
    for (const key of Object.keys(newContent) as (keyof ContentValues)[]) form.setValue(key, allowed[key]);
  }

  function keepSaved(sent: ContentValues, next: ContentRow) {
    slug.stop();
    known.current = next.version;
    setStored(next);
    setConflict(null);
    const fresh = toValues(next);
    const asStored = (value: unknown) =>
      typeof value === 'string' ? removeControlCharacters(value).trim() : value;
    // What was typed while the answer was on its way stays; the rest takes the stored spelling.
    for (const key of Object.keys(fresh) as (keyof ContentValues)[]) {
      const now = form.getValues(key);
      if (typeof now !== 'string') continue;
      if (!sameValue(now, fresh[key]) && sameValue(asStored(now), asStored(sent[key])))
        form.setValue(key, fresh[key]);
    }
  }

  async function showFailure(error: AppError, asked: boolean) {
    const message = { duplicate: slugText.taken, redirects: slugText.redirects }[error.kind as string];
    if (message) form.setError('slug', { message }, { shouldFocus: asked });
    if (error.kind !== 'conflict' || !stored) return;
    try {
      const [current, savedBy] = await Promise.all([readContent(stored.id), readLastSave(stored.id)]);
      setConflict({ row: current, savedBy, asked });
    } catch {
      // The failure of the save itself is on screen.
    }
  }

  async function store(sent: ContentValues, automatic: boolean, again: boolean, authorId: string) {
    const change = { values: sent, publishes, unanswered: unanswered.current };
    if (!stored) {
      const creation = { ...change, authorId };
      const created = await (again
        ? resumed.mutateAsync({ ...creation, automatic })
        : create.mutateAsync(creation));
      backup.forgetNew();
      keepSaved(sent, created);
      return onCreated(created);
    }
    const written = {
      ...change,
      id: stored.id,
      version: known.current,
      // written over their version, the tags to change are theirs
      tags: conflict ? toValues(conflict.row).tag_ids : saved.tag_ids,
    };
    if (again) keepSaved(sent, await resumed.mutateAsync({ ...written, automatic }));
    else keepSaved(sent, await (automatic ? autosave : update).mutateAsync(written));
  }

  async function send(sent: ContentValues, automatic: boolean, again = false) {
    if (!userId) return;
    if (sending.current) {
      if (!automatic && sending.current === 'automatic') setPressed(sent);
      return;
    }
    sending.current = automatic ? 'automatic' : 'asked';
    setUnderWay(true);
    const mayArrive = onlineManager.isOnline();
    if (!automatic) setFailure(null);
    try {
      await store(sent, automatic, again, userId);
      unanswered.current = [];
      setFailure(null);
      setHeld(null);
    } catch (cause) {
      const error = toAppError(cause);
      setFailure({ error, automatic });
      if (isUnanswered(error)) {
        if (mayArrive) unanswered.current = [...unanswered.current, sent].slice(-10);
        setHeld({ values: sent, automatic, attempts: again ? (held?.attempts ?? 0) + 1 : 1 });
      } else {
        setHeld(null);
        await showFailure(error, !automatic);
      }
    } finally {
      sending.current = null;
      setUnderWay(false);
    }
  }

  const save = form.handleSubmit((sent) => send(sent, false));

  const sendPressed = useEffectEvent((waiting: ContentValues) => {
    setPressed(null);
    void send(waiting, false);
  });
  useEffect(() => {
    if (pressed && !underWay) sendPressed(pressed);
  }, [pressed, underWay]);

  const isDraft = stored?.status === 'draft' && values.status === 'draft';
  useAutosave(autosaves && isDraft && dirty && conflict === null, values, () => {
    const parsed = contentSchema.safeParse(form.getValues());
    if (parsed.success) void send(parsed.data, true);
  });

  useWhenBack(held, (waiting) => {
    // What saved itself goes on with what has been written since; what was pressed is what was meant, and publishes alone.
    const now = waiting.automatic && isDraft ? contentSchema.safeParse(form.getValues()) : null;
    void send(now?.success ? now.data : waiting.values, waiting.automatic, true);
  });

  return {
    form,
    values,
    id: stored?.id,
    stored,
    dirty,
    saving: create.isPending || update.isPending || resumed.isPending || pressed !== null,
    /** A save waits for the network: nothing is wrong with it. */
    offline: held !== null,
    failure: failure && !failure.automatic && !held ? failure.error : null,
    autosaveFailed: failure?.automatic ?? false,
    conflict,
    backup,
    save,
    handleTitleChange: slug.follow,
    handleSlugChange: slug.stop,
    /** Puts an older text in place and saves it, the address and the status left as they are. */
    restore(past: Partial<ContentValues>) {
      fill({ ...values, ...past, slug: values.slug, status: values.status });
      return save();
    },
    restoreBackup() {
      if (!backup.found) return;
      // Written over an older version: the save will say so instead of overwriting what came since.
      if (backup.found.version > 0) known.current = backup.found.version;
      slug.stop();
      fill(backup.found.values);
      backup.dismiss();
    },
    /** Takes their version; ours stays within reach. */
    reload() {
      if (!conflict) return;
      backup.offer({ values, version: conflict.row.version, at: new Date().toISOString() });
      known.current = conflict.row.version;
      setStored(conflict.row);
      fill(toValues(conflict.row), toValues(conflict.row));
      setConflict(null);
    },
    /** Saves ours over theirs, which stays among the revisions. */
    overwrite() {
      if (!conflict) return;
      known.current = conflict.row.version;
      fill(values, toValues(conflict.row));
      return save();
    },
    postpone() {
      setConflict((current) => (current ? { ...current, asked: false } : null));
    },
    choose() {
      setConflict((current) => (current ? { ...current, asked: true } : null));
    },
  };
}

/** What the parts of the editor share. */
export type ContentFormState = ReturnType<typeof useContentForm>;
