import { onlineManager } from '@tanstack/react-query';
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
import { type AppError, mayBeStored, toAppError } from '@/shared/lib/app-error';
import { isEqual, mergeFields } from './merge-fields';
import { dismissRefusedDateToast, showRefusedDateToast } from './refused-date-toast';
import { useLocalBackup } from './use-local-backup';

/** Row that a colleague saved after this form had read it. */
export interface SaveConflict<Row> {
  row: Row;
  /** Empty when unknown. */
  savedBy: string;
  /** False after an automatic save, or when the person postponed the question: only a banner is shown. */
  isDialogOpen: boolean;
  /** The save that the colleague prevented. */
  origin: SaveOrigin;
}

/** Why a save runs: manual or automatic, a retry, or a change of public text. */
export interface SaveOrigin {
  isManual: boolean;
  /** True when an earlier attempt had no response. */
  isRetry?: boolean;
  /** True when the person asked to change what visitors read. */
  changesPublicText?: boolean;
}

/** Why a save runs, and the row and version that it replaces. */
export interface SaveContext<Values, Row> extends SaveOrigin {
  /** Row that the save writes over; undefined for a new record. */
  baseRow: Row | undefined;
  /** Version the values are based on. */
  version: number;
  /** Values of earlier saves without a response. One of them may be stored. */
  unansweredSaves: readonly Values[];
}

/** Maximum number of saves without a response that are compared with the stored row. */
export const MAX_UNANSWERED_SAVES = 10;

type SaveResult<Values, Row> =
  | { row: Row; previousRow: Row | undefined }
  | { row: null; error: AppError; sentValues: Values };

interface VersionedFormOptions<Values extends FieldValues, Row extends { version: number }> {
  /** The schema, or a function that makes it from the stored values. It must be the same at each render. */
  schema: z.core.$ZodType<Values> | ((storedValues: Values) => z.core.$ZodType<Values>);
  /** Undefined for a new record. */
  row: Row | undefined;
  /** Saved draft, which visitors do not see yet. Its `version` is the version of the row that it changes. */
  draft?: { values: Values; version: number } | undefined;
  /** Must be the same function at each render. */
  toValues: (row: Row | undefined) => Values;
  /** Stores the values over `context.version`. Throws an AppError. */
  write: (values: Values, context: SaveContext<Values, Row>) => Promise<Row>;
  /** Reads the row that a colleague saved and its author, after a conflict over `version`. */
  readCurrent?: (baseRow: Row | undefined, version: number) => Promise<{ row: Row; savedBy: string }>;
  /** Unsaved values on this device, validated by `schema`. Nothing is stored without a signed-in person. */
  backup?: {
    kind: string;
    schema: z.ZodType<Values>;
    toId: (storedRow: Row | undefined) => string | undefined;
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
  onInvalid?: (errors: FieldErrors<Values>) => void;
  /** Called before the other fields are saved. */
  onRefusedDate?: (errors: FieldErrors<Values>) => void;
}

/** Returns the form of a stored row: unsaved changes, backup, versioned saves and conflicts. */
export function useVersionedForm<Values extends FieldValues, Row extends { version: number }>(
  options: VersionedFormOptions<Values, Row>,
) {
  const { row, toValues, write, readCurrent, restrict, draft, merge = mergeFields } = options;
  const userId = use(AuthContext)?.user?.id ?? null;
  /** Person who opened the form. The backup goes on after the end of the session, and stays theirs. */
  const [backupUserId] = useState(userId);
  const [storedRow, setStoredRow] = useState(row);
  /** Version that the form opened with, or took from a colleague. */
  const [loadedVersion, setLoadedVersion] = useState(draft?.version ?? row?.version ?? 0);
  const [conflict, setConflict] = useState<SaveConflict<Row> | null>(null);
  const [failure, setFailure] = useState<{ error: AppError; isManual: boolean } | null>(null);
  const [isSubmitting, setIsSubmitting] = useState(false);
  /** Running save. A ref changes before the next render, so that a double click saves once. */
  const runningSave = useRef<{
    sentValues: Values;
    isManual: boolean;
    result: Promise<SaveResult<Values, Row>>;
  } | null>(null);
  /** Saves since the last response. */
  const unansweredSaves = useRef<Values[]>([]);
  /** Row that the next save writes over, and the version that the values are based on. */
  const base = useRef({ row, version: loadedVersion });
  const storedValues = useMemo(() => toValues(storedRow), [toValues, storedRow]);
  const schema = useMemo(
    () => (typeof options.schema === 'function' ? options.schema(storedValues) : options.schema),
    [options.schema, storedValues],
  );
  const form = useForm<Values>({
    resolver: createResolver<Values>(schema),
    defaultValues: (draft?.values ?? storedValues) as DefaultValues<Values>,
  });
  const formValues = useWatch({ control: form.control });
  const values = useMemo<Values>(() => ({ ...storedValues, ...formValues }), [storedValues, formValues]);
  /** Returns true when the database surely has the values: no save without a response may have replaced them. */
  const isStored = (savedValues: Values) =>
    [storedValues, ...unansweredSaves.current].every((knownValues) => isEqual(savedValues, knownValues));
  const isDirty = !isStored(values);
  const hasUnsavedChanges = isDirty && !(draft && isEqual(values, draft.values));
  const backup = useLocalBackup({
    keyPrefix: options.backup && backupUserId ? `obouo.${options.backup.kind}.${backupUserId}` : null,
    schema: options.backup?.schema,
    id: options.backup?.toId(storedRow),
    version: base.current.version,
    values,
    hasUnsavedChanges,
  });

  const setValue = (key: keyof Values, value: unknown) =>
    form.setValue(key as Path<Values>, value as PathValue<Values, Path<Values>>);

  /** Writes values into the form. Values that this person may not change come from `baseValues`. */
  function fill(newValues: Values, baseValues = storedValues) {
    const allowedValues = restrict?.(newValues, baseValues) ?? newValues;
    for (const [key, value] of Object.entries(allowedValues)) setValue(key, value);
  }

  /** Replaces the stored row by the row that a save returned. Values typed during the save stay. */
  function applySavedRow(sentValues: Values, savedRow: Row) {
    const typedValues = form.getValues();
    const parsedValues = z.safeParse(schema, typedValues).data ?? typedValues;
    const savedValues = toValues(savedRow);
    const mergedValues = isEqual(parsedValues, sentValues)
      ? savedValues
      : merge(sentValues, typedValues, savedValues, { prefersMine: false });
    const baseVersion = base.current.version;
    // A save adds 1 to the version, so a larger step contains another save.
    const containsOtherSave = savedRow.version > baseVersion + 1;
    // When a colleague changed what was typed during the save, the next save must report the conflict.
    const isOverlapping = containsOtherSave && mergedValues === null;
    base.current = { row: savedRow, version: isOverlapping ? baseVersion : savedRow.version };
    setStoredRow(savedRow);
    setConflict(null);
    setFailure(null);
    const newValues = mergedValues ?? mergeFields(sentValues, typedValues, savedValues);
    for (const [key, value] of Object.entries(newValues)) {
      if (!isEqual(typedValues[key], value)) setValue(key, value);
    }
  }

  /** Reads the row of the colleague and shows the conflict. */
  async function openConflict(origin: SaveOrigin) {
    const current = await readCurrent?.(base.current.row, base.current.version).catch(() => null);
    if (current) setConflict({ ...current, isDialogOpen: origin.isManual, origin });
  }

  /** Lets the next save write over the row of the colleague. Returns the values of that row. */
  function rebase(theirRow: Row): Values {
    base.current = { row: theirRow, version: theirRow.version };
    unansweredSaves.current = [];
    return toValues(theirRow);
  }

  /**
   * Stores the values. Returns the row or the error; null while another save is running or without a session. A manual
   * save waits for an automatic one, and takes what that one changed: a new working copy is a draft.
   */
  async function save(typedValues: Values, origin: SaveOrigin): Promise<SaveResult<Values, Row> | null> {
    const { isManual } = origin;
    if (options.backup && !userId) return null;
    if (isManual) setIsSubmitting(true);
    const autosave = isManual && runningSave.current?.isManual === false ? runningSave.current : null;
    const autosavedRow = (await autosave?.result)?.row;
    if (runningSave.current) return null;
    if (isManual) setFailure(null);
    const sentValues =
      autosave && autosavedRow
        ? mergeFields(autosave.sentValues, typedValues, toValues(autosavedRow))
        : typedValues;
    const result = runSave(sentValues, origin).finally(() => {
      runningSave.current = null;
      if (isManual) setIsSubmitting(false);
    });
    runningSave.current = { sentValues, isManual, result };
    return result;
  }

  /** Sends the values, whether or not another save is running. Returns the row or the error. */
  async function runSave(sentValues: Values, origin: SaveOrigin): Promise<SaveResult<Values, Row>> {
    const wasOnline = onlineManager.isOnline();
    try {
      const { row: previousRow, version } = base.current;
      const context = { baseRow: previousRow, version, unansweredSaves: unansweredSaves.current, ...origin };
      const savedRow = await write(sentValues, context);
      unansweredSaves.current = [];
      applySavedRow(sentValues, savedRow);
      return { row: savedRow, previousRow };
    } catch (cause) {
      const error = toAppError(cause);
      // A request that starts offline cannot reach the database.
      if (wasOnline && mayBeStored(error))
        unansweredSaves.current = [...unansweredSaves.current, sentValues].slice(-MAX_UNANSWERED_SAVES);
      setFailure({ error, isManual: origin.isManual });
      if (error.kind === 'conflict') await openConflict(origin);
      return { row: null, error, sentValues };
    }
  }

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
        if (!data) return options.onInvalid?.(errors);
        options.onRefusedDate?.(errors);
        const hasOtherChanges = !isEqual(data, draft?.values ?? storedValues);
        showRefusedDateToast({ isPartial: hasOtherChanges });
        // React Hook Form focuses the date after this handler, so the handler does not wait for the save.
        if (hasOtherChanges) void send(data, { leavesOutRefusedDate: true });
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
    /** True when the values differ from those that a reset shows. */
    canReset: !isEqual(values, draft?.values ?? storedValues),
    /** True when the values are stored nowhere, not even as a draft. */
    hasUnsavedChanges,
    base,
    /** True during a manual save. */
    isSubmitting,
    failure,
    conflict,
    backup,
    save,
    submit,
    createSubmit,
    fill,
    reset: () => form.reset(storedValues as DefaultValues<Values>),
    restoreBackup() {
      const { restorableBackup } = backup;
      if (!restorableBackup) return;
      // The row changed after the backup: the next save must report the conflict.
      if (restorableBackup.version !== loadedVersion) base.current.version = restorableBackup.version;
      fill(restorableBackup.values);
      backup.dismiss();
    },
    /** Replaces the typed values by the colleague's; the typed values become the backup. */
    reload() {
      if (!conflict) return;
      const theirValues = rebase(conflict.row);
      backup.storeReplacedValues(values, base.current.version, options.backup?.toId(conflict.row));
      setLoadedVersion(base.current.version);
      setStoredRow(conflict.row);
      fill(theirValues, theirValues);
      setConflict(null);
      setFailure(null);
    },
    /** Saves the values of the colleague with the changes of the person, with `submitAgain`. */
    overwrite(submitAgain = submit) {
      if (!conflict) return;
      const theirValues = rebase(conflict.row);
      fill(merge(storedValues, values, theirValues, { prefersMine: true }) ?? values, theirValues);
      return submitAgain();
    },
    setConflictDialogOpen: (isDialogOpen: boolean) =>
      setConflict((current) => current && { ...current, isDialogOpen }),
  };
}
