import { use, useMemo, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
  useWatch,
} from 'react-hook-form';
import { AuthContext } from '@/admin/features/auth/auth-context';
import { createFieldPropsGetter } from '@/admin/lib/field-props';
import { z } from '@/admin/lib/zod';
import { createResolver } from '@/shared/form/create-resolver';
import { type AppError, toAppError } from '@/shared/lib/app-error';
import type { LocalBackupStore } from './local-backup';
import { isEqual, mergeFields } from './merge-fields';
import { dismissRefusedDateToast, showRefusedDateToast } from './refused-date-toast';
import { useLocalBackup } from './use-local-backup';

/** Save of a colleague after this version was read. */
export interface SaveConflict<Row> {
  row: Row;
  /** Empty when unknown. */
  savedBy: string;
  /** False after an automatic save, or when the person postponed the question: only a banner is shown. */
  isDialogOpen: boolean;
}

export interface SaveContext<Values, Row> {
  storedRow: Row | undefined;
  version: number;
  /** Values of the stored row at `version`. */
  base: Values;
  isManual: boolean;
  /** True when an earlier attempt had no response. */
  isRetry: boolean;
  /** True when the person asked to change what visitors read. */
  changesPublicText: boolean;
}

type SaveOptions = Pick<SaveContext<unknown, unknown>, 'isManual' | 'isRetry'> & {
  changesPublicText?: boolean;
};

interface VersionedFormOptions<Values extends FieldValues, Row extends { version?: number }> {
  /** The schema, or a function that makes it from the stored values. It must be the same at each render. */
  schema: z.core.$ZodType<Values> | ((savedValues: Values) => z.core.$ZodType<Values>);
  /** Undefined for a new record. */
  row: Row | undefined;
  /** Values that are stored beside the row and not online, with the version of the row that they change. */
  draft?: { values: Values; version: number } | undefined;
  /** Must be the same function at each render. */
  toValues: (row: Row | undefined) => Values;
  isSame: (left: Values, right: Values) => boolean;
  /** Stores the values over `context.version`. Throws an AppError. */
  write: (values: Values, context: SaveContext<Values, Row>) => Promise<Row>;
  /** Reads the row that a colleague saved and its author, after a conflict over `version`. */
  readCurrent?: (storedRow: Row | undefined, version: number) => Promise<{ row: Row; savedBy: string }>;
  /** Storage of unsaved values on this device. Nothing is stored without a signed-in person. */
  backup?: {
    store: LocalBackupStore<Values>;
    toId: (storedRow: Row | undefined) => string | undefined;
  };
  /**
   * Merges the values that were typed during a save into the stored ones, which may contain changes of a colleague. Null
   * when both changed the same value.
   */
  rebase?: (typedValues: Values, sentValues: Values, storedValues: Values) => Values | null;
  /**
   * Merges the changes since `base` into the values of a colleague, after a conflict. The default, `mergeFields`, compares
   * field by field.
   */
  mergeConflict?: (base: Values, typedValues: Values, theirValues: Values) => Values;
  /** Replaces the values that this person may not change by those of `base`. */
  restrict?: (values: Values, base: Values) => Values;
  /**
   * Returns the values to save while a date is refused. The date and the fields that depend on it keep their stored
   * values. Null when another field is invalid too.
   */
  replaceRefusedDates?: (values: Values, savedValues: Values, errors: FieldErrors<Values>) => Values | null;
  /** Replaces `save` when the form is submitted. `isPartial` is true while a date is refused. */
  onSubmit?: (values: Values, isPartial: boolean) => unknown;
  onInvalid?: (errors: FieldErrors<Values>) => void;
  /** Called before the other fields are saved. */
  onRefusedDate?: (errors: FieldErrors<Values>) => void;
}

/** Returns the form of a stored row: unsaved changes, backup, versioned saves and conflicts. */
export function useVersionedForm<Values extends FieldValues, Row extends { version?: number }>(
  options: VersionedFormOptions<Values, Row>,
) {
  const { row, toValues, isSame, write, readCurrent, restrict, draft } = options;
  const userId = use(AuthContext)?.user?.id ?? null;
  const [storedRow, setStoredRow] = useState(row);
  const [initialVersion] = useState(draft?.version ?? row?.version ?? 0);
  const [conflict, setConflict] = useState<SaveConflict<Row> | null>(null);
  const [failure, setFailure] = useState<{ error: AppError; isManual: boolean } | null>(null);
  const [saving, setSaving] = useState<'manual' | 'automatic' | null>(null);
  /** Updated before the next render, so that a double click saves once. */
  const savingRef = useRef(saving);
  /** Version the values are based on. */
  const baseVersion = useRef(initialVersion);
  /** Row that the next save writes over. */
  const baseRow = useRef(row);
  const savedValues = useMemo(() => toValues(storedRow), [toValues, storedRow]);
  const schema = useMemo(
    () => (typeof options.schema === 'function' ? options.schema(savedValues) : options.schema),
    [options.schema, savedValues],
  );
  const form = useForm<Values>({
    resolver: createResolver<Values>(schema),
    defaultValues: (draft?.values ?? savedValues) as DefaultValues<Values>,
  });
  const formValues = useWatch({ control: form.control });
  const values = useMemo<Values>(() => ({ ...savedValues, ...formValues }), [savedValues, formValues]);
  const dirty = !isSame(values, savedValues);
  const unsaved = dirty && !(draft && isSame(values, draft.values));
  const backup = useLocalBackup({
    store: options.backup?.store ?? null,
    isSame,
    userId,
    id: options.backup?.toId(storedRow),
    version: baseVersion.current,
    values,
    dirty: unsaved,
  });

  const setValue = (key: keyof Values, value: unknown) =>
    form.setValue(key as Path<Values>, value as PathValue<Values, Path<Values>>);

  /** Writes values into the form, except those that this person may not change. */
  function fill(newValues: Values, baseValues = savedValues) {
    const allowedValues = restrict?.(newValues, baseValues) ?? newValues;
    for (const [key, value] of Object.entries(allowedValues)) setValue(key, value);
  }

  /** Takes over the row that a save returned. */
  function applySavedRow(sentValues: Values, savedRow: Row) {
    const currentValues = form.getValues();
    const parsedValues = z.safeParse(schema, currentValues).data ?? currentValues;
    const storedValues = toValues(savedRow);
    const rebasedValues = isEqual(parsedValues, sentValues)
      ? storedValues
      : options.rebase?.(currentValues, sentValues, storedValues);
    const nextVersion = savedRow.version ?? 0;
    // A colleague changed what was typed during the save: the next save must report the conflict.
    const isOverlapping = rebasedValues === null && nextVersion > baseVersion.current + 1;
    if (!isOverlapping) baseVersion.current = nextVersion;
    baseRow.current = savedRow;
    setStoredRow(savedRow);
    setConflict(null);
    setFailure(null);
    // Values typed during the save stay. The other fields take the value that the database stored.
    for (const [key, value] of Object.entries(rebasedValues ?? storedValues)) {
      const isReplaced = rebasedValues || isEqual(parsedValues[key], sentValues[key]);
      if (isReplaced && !isEqual(currentValues[key], value)) setValue(key, value);
    }
  }

  /** Reads the row of the colleague and shows the conflict. */
  async function openConflict(isDialogOpen: boolean) {
    const current = await readCurrent?.(baseRow.current, baseVersion.current).catch(() => null);
    if (current) setConflict({ ...current, isDialogOpen });
  }

  /** Stores the values. Returns the row or the error. Must not run twice at once. */
  async function save(
    sentValues: Values,
    { isManual, isRetry, changesPublicText = false }: SaveOptions,
  ): Promise<{ row: Row; error: null } | { row: null; error: AppError }> {
    savingRef.current = isManual ? 'manual' : 'automatic';
    setSaving(savingRef.current);
    if (isManual) setFailure(null);
    try {
      const base = conflict ? toValues(conflict.row) : savedValues;
      const context = { storedRow: baseRow.current, version: baseVersion.current, base };
      const savedRow = await write(sentValues, { ...context, isManual, isRetry, changesPublicText });
      applySavedRow(sentValues, savedRow);
      return { row: savedRow, error: null };
    } catch (cause) {
      const error = toAppError(cause);
      setFailure({ error, isManual });
      if (error.kind === 'conflict') await openConflict(isManual);
      return { row: null, error };
    } finally {
      savingRef.current = null;
      setSaving(null);
    }
  }

  /** Saves, unless a save is running or the session is missing. */
  function saveOnce(sentValues: Values) {
    if (savingRef.current || (options.backup && !userId)) return;
    return save(sentValues, { isManual: true, isRetry: false });
  }

  /** Returns a submit handler that saves with `send`. While a date is refused, it saves the other fields and shows a toast. */
  const createSubmit = (send: (values: Values, isPartial: boolean) => unknown) =>
    form.handleSubmit(
      (sentValues) => {
        void dismissRefusedDateToast();
        return send(sentValues, false);
      },
      (errors) => {
        const partialValues = options.replaceRefusedDates?.(form.getValues(), savedValues, errors);
        const { data } = z.safeParse(schema, partialValues);
        if (!data) return options.onInvalid?.(errors);
        options.onRefusedDate?.(errors);
        const hasOtherChanges = !isSame(data, draft?.values ?? savedValues);
        showRefusedDateToast(hasOtherChanges);
        // Does not wait for the save, so that the focus moves to the date at once.
        if (hasOtherChanges) void send(data, true);
      },
    );

  const submit = createSubmit(options.onSubmit ?? saveOnce);

  const showConflict = (isDialogOpen: boolean) =>
    setConflict((current) => current && { ...current, isDialogOpen });

  return {
    form,
    field: createFieldPropsGetter(form),
    values,
    stored: storedRow,
    saved: savedValues,
    /** True when the values differ from the stored row. */
    dirty,
    /** True when the values are stored nowhere. */
    unsaved,
    baseVersion,
    /** True during a manual save. */
    saving: saving === 'manual',
    /** True during any save. */
    isBusy: saving !== null,
    /** Current value of `saving`, without waiting for a render. */
    savingRef,
    failure,
    conflict,
    backup,
    save,
    submit,
    createSubmit,
    fill,
    reset: () => form.reset(savedValues as DefaultValues<Values>),
    restoreBackup() {
      const { restorableBackup } = backup;
      if (!restorableBackup) return;
      // A later save must report a colleague's version instead of overwriting it.
      if (restorableBackup.version !== initialVersion) baseVersion.current = restorableBackup.version;
      fill(restorableBackup.values);
      backup.dismiss();
    },
    /** Replaces the typed values by the colleague's; the typed values become the backup. */
    reload() {
      if (!conflict) return;
      backup.storeReplacedValues({
        values,
        version: conflict.row.version ?? 0,
        savedAt: new Date().toISOString(),
      });
      baseVersion.current = conflict.row.version ?? 0;
      baseRow.current = conflict.row;
      setStoredRow(conflict.row);
      fill(toValues(conflict.row), toValues(conflict.row));
      setConflict(null);
      setFailure(null);
    },
    /** Saves the values of the colleague with the changes of the person. */
    overwrite() {
      if (!conflict) return;
      const theirValues = toValues(conflict.row);
      const mergeConflict = options.mergeConflict ?? mergeFields;
      baseVersion.current = conflict.row.version ?? 0;
      baseRow.current = conflict.row;
      fill(mergeConflict(savedValues, values, theirValues), theirValues);
      return submit();
    },
    postpone: () => showConflict(false),
    reopen: () => showConflict(true),
  };
}
