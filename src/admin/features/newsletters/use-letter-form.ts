import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type AppError, toAppError } from '@/shared/lib/app-error';
import { useSaveLetter } from './api/letter-mutations';
import { type Letter, readLetter } from './api/letter-queries';
import { type LetterValues, letterSchema, sameLetter } from './letter-model';

const valuesOf = ({ subject, intro, stories }: LetterValues): LetterValues => ({ subject, intro, stories });

/** The form of a draft: what is typed, what is stored, and the one way to save. */
export function useLetterForm(letter: Letter) {
  const [stored, setStored] = useState(letter);
  const [failure, setFailure] = useState<AppError | null>(null);
  const save = useSaveLetter();
  const form = useForm<LetterValues>({
    resolver: zodResolver(letterSchema),
    defaultValues: valuesOf(letter),
  });
  const values = useWatch({ control: form.control }) as LetterValues;
  const dirty = !sameLetter(values, stored);

  const saveOver = (version: number) =>
    form.handleSubmit(async (typed) => {
      setFailure(null);
      try {
        const next = await save.mutateAsync({ id: letter.id, version, values: typed });
        setStored(next);
        // what was typed while the answer was on its way stays
        if (sameLetter(letterSchema.parse(form.getValues()), typed)) form.reset(valuesOf(next));
      } catch (cause) {
        setFailure(toAppError(cause));
      }
    })();

  return {
    form,
    values,
    stored,
    dirty,
    saving: save.isPending,
    failure,
    save: () => saveOver(stored.version),
    /** A colleague saved first: theirs takes the place of what is typed. */
    async takeTheirs() {
      const theirs = await readLetter(letter.id);
      setStored(theirs);
      form.reset(valuesOf(theirs));
      setFailure(null);
    },
    /** Or what is typed takes the place of theirs. */
    async keepMine() {
      const theirs = await readLetter(letter.id);
      await saveOver(theirs.version);
    },
  };
}
