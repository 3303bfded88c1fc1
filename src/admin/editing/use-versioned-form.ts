import { use, useEffect, useMemo, useState } from 'react';
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
import { isEqual, mergeFields } from './merge-fields';
import { dismissRefusedDateToast, showRefusedDateToast } from './refused-date-toast';
import { useLocalBackup } from './use-local-backup';
import { useVersionedSaves, type VersionedSavesOptions } from './use-versioned-saves';

interface VersionedFormOptions<Values extends FieldValues, Row extends { version: number } | undefined>
  extends VersionedSavesOptions<Values, Row> {
  /** Schema, or function that makes one from the stored values. A new object at each render only costs time. */
  schema: z.core.$ZodType<Values> | ((storedValues: Values) => z.core.$ZodType<Values>);
  /** Saved draft, which visitors do not see yet. Its `version` is the version of the row that it changes. */
  draft?: { values: Values; version: number } | undefined;
  /** A new function at each render would write the backup again, and restart the delay of the automatic save. */
  toValues: (row: Row) => Values;
  /** Unsaved values on this device, validated by `schema`. A form that opened without a session stores nothing. */
  backup?: {
    /** Kind of record, as a part of the key in localStorage. */
    kind: string;
    schema: z.ZodType<Values>;
    toId: (storedRow: Row) => string | undefined;
  };
  /**
   * Merges the changes that the person (`mine`) and a colleague made to `base`. When both changed the same value, it
   * returns null, or keeps `mine` with the option `prefersMine`. The default, `mergeFields`, always keeps `mine`.
   */
  merge?: (
    base: Values,
    mine: Values,
    theirs: Values,
    mergeOptions: { prefersMine: boolean },
  ) => Values | null;
  /** Replaces the values that this person may not change by those of `base`. */
  restrict?: (values: Values, base: Values) => Values;
  /**
   * Returns the values to save while a date is refused. The date and the fields that depend on it keep their stored
   * values. Null when another field is invalid too.
   */
  replaceRefusedDates?: (values: Values, storedValues: Values, errors: FieldErrors<Values>) => Values | null;
  /** `hasOnlyRefusedDates` is true when the other fields are valid, and saved if they changed. */
  onInvalid?: (errors: FieldErrors<Values>, details: { hasOnlyRefusedDates: boolean }) => void;
}

/**
 * Returns the form of a stored row: unsaved changes, backup, versioned saves and conflicts. `Row` includes undefined where the
 * form may create the record.
 */
export function useVersionedForm<Values extends FieldValues, Row extends { version: number } | undefined>(
  options: VersionedFormOptions<Values, Row>,
) {
  const { row, toValues, restrict, draft, merge = mergeFields } = options;
  const userId = use(AuthContext)?.user?.id ?? null;
  /** Person who opened the form. The backup stays theirs after the session ends or another person signs in. */
  const [backupUserId] = useState(userId);
  /** Version that the form opened with, or took from a colleague. */
  const [loadedVersion, setLoadedVersion] = useState(draft?.version ?? row?.version ?? 0);
  const saves = useVersionedSaves<Values, Row>({
    ...options,
    version: loadedVersion,
    mergeAutosave: (sentValues, typedValues, savedRow) =>
      mergeFields(sentValues, typedValues, toValues(savedRow)),
    onSaved: applySavedRow,
  });
  const { base, conflict } = saves;
  const storedRow = base.baseRow;
  const storedValues = useMemo(() => toValues(storedRow), [toValues, storedRow]);
  const schema = useMemo(
    () => (typeof options.schema === 'function' ? options.schema(storedValues) : options.schema),
    [options.schema, storedValues],
  );
  /** Values of the draft or, without one, of the stored row. */
  const savedValues = draft?.values ?? storedValues;
  const form = useForm<Values>({
    resolver: createResolver<Values>(schema),
    defaultValues: savedValues as DefaultValues<Values>,
  });
  const formValues = useWatch({ control: form.control });
  const values = useMemo<Values>(() => ({ ...storedValues, ...formValues }), [storedValues, formValues]);
  /** Returns true when the stored row and every save without a response have the values. */
  const isStored = (checkedValues: Values) =>
    [storedValues, ...base.unansweredSaves].every((knownValues) => isEqual(checkedValues, knownValues));
  const isDirty = !isStored(values);
  const hasUnsavedChanges = isDirty && !(draft && isEqual(values, draft.values));
  const backup = useLocalBackup({
    keyPrefix: options.backup && backupUserId ? `obouo.${options.backup.kind}.${backupUserId}` : null,
    schema: options.backup?.schema,
    id: options.backup?.toId(storedRow),
    version: base.version,
    values,
    hasUnsavedChanges,
  });

  const setValue = (key: keyof Values, value: unknown) =>
    form.setValue(key as Path<Values>, value as PathValue<Values, Path<Values>>);

  /**
   * Replaces the values of the form, and removes their errors. Values that this person may not change come from
   * `baseValues`.
   */
  function fill(newValues: Values, baseValues = storedValues) {
    form.clearErrors();
    const allowedValues = restrict?.(newValues, baseValues) ?? newValues;
    for (const [key, value] of Object.entries(allowedValues)) setValue(key, value);
  }

  /**
   * Replaces the stored row by the row that a save returned. Values typed during the save stay. Returns the version that
   * they are based on.
   */
  function applySavedRow(sentValues: Values, savedRow: NonNullable<Row>, baseVersion: number): number {
    const typedValues = form.getValues();
    const parsedValues = z.safeParse(schema, typedValues).data ?? typedValues;
    const newStoredValues = toValues(savedRow);
    const mergedValues = isEqual(parsedValues, sentValues)
      ? newStoredValues
      : merge(sentValues, typedValues, newStoredValues, { prefersMine: false });
    const newValues = mergedValues ?? mergeFields(sentValues, typedValues, newStoredValues);
    for (const [key, value] of Object.entries(newValues)) {
      if (!isEqual(typedValues[key], value)) setValue(key, value);
    }
    // A save adds 1 to the version, so a larger step contains another save.
    const containsOtherSave = savedRow.version > baseVersion + 1;
    // When a colleague changed what was typed during the save, the next save must report the conflict.
    return containsOtherSave && mergedValues === null ? baseVersion : savedRow.version;
  }

  /** Replaces the values of the form by a newer stored row. */
  function showRow(theirRow: NonNullable<Row>) {
    const theirValues = toValues(theirRow);
    saves.replaceRow(theirRow);
    setLoadedVersion(theirRow.version);
    fill(theirValues, theirValues);
  }

  // A query read the row again, after the save of a colleague. Without typed text, the form shows that row.
  const hasNewerRow = row && storedRow && row.version > storedRow.version;
  // While the editor moves between a content and its working copy, `row` is still the record that it leaves.
  const isSameRecord = options.backup?.toId(row) === options.backup?.toId(storedRow);
  useEffect(() => {
    // The rich text passes on typed text with a delay.
    const mayHaveTypedText = isDirty || document.activeElement?.hasAttribute('contenteditable');
    // The row of an own save arrives before the answer: `applySavedRow` keeps what was typed since.
    if (hasNewerRow && isSameRecord && !mayHaveTypedText && !saves.runningSave.current) showRow(row);
  });

  /** Saves as `useVersionedSaves` does. Without a session, a form with a backup sends nothing and returns null. */
  const save: typeof saves.save = async (typedValues, origin) =>
    options.backup && !userId ? null : saves.save(typedValues, origin);

  /**
   * Returns a submit handler that saves with `send`. While a date is refused, it saves the other fields and shows a
   * toast; `leavesOutRefusedDate` is then true.
   */
  const createSubmit = (
    send: (values: Values, submitOptions: { leavesOutRefusedDate: boolean }) => unknown,
  ) =>
    form.handleSubmit(
      (sentValues) => {
        void dismissRefusedDateToast();
        return send(sentValues, { leavesOutRefusedDate: false });
      },
      (errors) => {
        const partialValues = options.replaceRefusedDates?.(form.getValues(), storedValues, errors);
        const { data } = z.safeParse(schema, partialValues);
        options.onInvalid?.(errors, { hasOnlyRefusedDates: data !== undefined });
        if (!data) return;
        showRefusedDateToast();
        // React Hook Form focuses the date after this handler, so the handler does not wait for the save.
        if (!isEqual(data, savedValues)) void send(data, { leavesOutRefusedDate: true });
      },
    );

  const submit = createSubmit((sentValues) => save(sentValues, { isManual: true }));

  return {
    form,
    field: createFieldPropsGetter(form),
    values,
    storedRow,
    storedValues,
    isStored,
    /** True when the values differ from the stored row, or from a save without a response. */
    isDirty,
    /** True when `reset` changes a value. */
    canReset: !isEqual(values, savedValues),
    /** True unless the values are known to be stored, as the row or as a draft. */
    hasUnsavedChanges,
    isSubmitting: saves.isSubmitting,
    failure: saves.failure,
    conflict,
    setConflictDialogOpen: saves.setConflictDialogOpen,
    /** Row and version that the next save replaces. */
    latestBase: saves.latestBase,
    updateBase: saves.updateBase,
    backup,
    save,
    submit,
    createSubmit,
    fill,
    /** Discards the changes since the draft or, without one, since the last save. */
    reset: () => form.reset(savedValues as DefaultValues<Values>),
    restoreBackup() {
      const { restorableBackup } = backup;
      if (!restorableBackup) return;
      // The row changed after the backup: the next save must report the conflict.
      if (restorableBackup.version !== loadedVersion) saves.updateBase({ version: restorableBackup.version });
      fill(restorableBackup.values);
      backup.dismiss();
    },
    /** Replaces the typed values by the colleague's; the typed values become the backup. */
    reload(replacedValues = values) {
      if (!conflict) return;
      backup.storeReplacedValues(replacedValues, conflict.row.version, options.backup?.toId(conflict.row));
      showRow(conflict.row);
    },
    /** Fills in the colleague's values with the changes of the person on top, then saves them with `submitAgain`. */
    overwrite(submitAgain = submit) {
      if (!conflict) return;
      const theirValues = toValues(conflict.row);
      saves.rebase(conflict.row);
      fill(merge(storedValues, values, theirValues, { prefersMine: true }) ?? values, theirValues);
      return submitAgain();
    },
  };
}
