import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { editorText } from '@/content/admin/content';
import { type AppError, toAppError } from '@/lib/app-error';
import { slugify } from '@/lib/slug';
import { useCreateContent, useUpdateContent } from './api/content-mutations';
import type { ContentRow } from './api/content-queries';
import { type ContentValues, contentSchema, newContent, sameValues, toValues } from './content-schema';

interface ContentFormOptions {
  /** Undefined for a new content. */
  row: ContentRow | undefined;
  /** Null when nobody is signed in: then nothing is sent. */
  userId: string | null;
  onCreated: (row: ContentRow) => void;
}

/** The form of one content: its values, what differs from what is saved, and the one way to save. */
export function useContentForm({ row, userId, onCreated }: ContentFormOptions) {
  const [id, setId] = useState(row?.id);
  const [saved, setSaved] = useState<ContentValues>(() => (row ? toValues(row) : newContent));
  const create = useCreateContent();
  const update = useUpdateContent();
  const form = useForm({ resolver: zodResolver(contentSchema), defaultValues: saved });
  const dirty = !sameValues({ ...saved, ...useWatch({ control: form.control }) }, saved);
  /** The slug follows the title until the first save or a change by hand. */
  const slugFollows = useRef(!row);
  /** Taken before the first render of a pending state, so that a double click sends once. */
  const sending = useRef(false);

  function handleTitleChange(title: string) {
    if (!slugFollows.current) return;
    form.setValue('slug', slugify(title), { shouldValidate: form.formState.isSubmitted });
  }

  function handleSlugChange() {
    slugFollows.current = false;
  }

  function keepSaved(sent: ContentValues, stored: ContentRow) {
    const next = toValues(stored);
    slugFollows.current = false;
    setId(stored.id);
    setSaved(next);
    // What was typed while the answer was on its way stays; the rest takes the stored spelling.
    for (const key of Object.keys(next) as (keyof ContentValues)[]) {
      if (form.getValues(key).trim() === sent[key].trim()) form.setValue(key, next[key]);
    }
  }

  function showFailure(error: AppError) {
    if (error.kind !== 'duplicate') return;
    form.setError('slug', { message: editorText.errors.slugTaken }, { shouldFocus: true });
  }

  const save = form.handleSubmit(async (values) => {
    if (!userId || sending.current) return;
    sending.current = true;
    try {
      const stored = id
        ? await update.mutateAsync({ id, values })
        : await create.mutateAsync({ values, authorId: userId });
      keepSaved(values, stored);
      if (!id) onCreated(stored);
    } catch (cause) {
      showFailure(toAppError(cause));
    } finally {
      sending.current = false;
    }
  });

  const failure = update.error ?? create.error;
  return {
    form,
    id,
    dirty,
    saving: create.isPending || update.isPending,
    failure: failure ? toAppError(failure) : null,
    save,
    handleTitleChange,
    handleSlugChange,
  };
}
