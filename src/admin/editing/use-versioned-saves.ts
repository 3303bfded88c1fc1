import { onlineManager } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type AppError, mayBeStored, toAppError } from '@/shared/lib/app-error';
import { isEqual } from './merge-fields';

/** Row that a colleague saved after this form had read it. */
export interface SaveConflict<Row> {
  row: Row;
  /** Empty when unknown. */
  savedBy: string;
  /** False after an automatic save, or when the person postponed the question: only a banner is shown. */
  isDialogOpen: boolean;
  /** Origin of the save that the colleague prevented. */
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

/** Last save that failed. */
export interface SaveFailure<Values> {
  error: AppError;
  sentValues: Values;
  origin: SaveOrigin;
  /** Number of failed attempts in a row: a save and its retries. */
  attempts: number;
}

/** Row and version that the next save replaces. `Row` includes undefined where a form may create the record. */
interface SaveBase<Values, Row> {
  /** Row that the save writes over. */
  baseRow: Row;
  /** Version the values are based on. */
  version: number;
  /** Values of earlier saves without a response of the database (`mayBeStored`). One of them may be stored. */
  unansweredSaves: readonly Values[];
}

/** A save: its values, why it runs, and what it replaces. */
export interface VersionedSave<Values, Row> extends SaveOrigin, SaveBase<Values, Row> {
  values: Values;
}

type SaveResult<Row> = { row: NonNullable<Row> } | { row: null; error: AppError };

/** Options of `useVersionedSaves` that a form passes on. */
export interface VersionedSavesOptions<Values, Row> {
  /** Stored row; undefined for a new record. */
  row: Row;
  /** Stores the values over the version of the save. Throws an AppError. */
  write: (save: VersionedSave<Values, Row>) => Promise<NonNullable<Row>>;
  /** After a conflict over `version`, reads the row that a colleague saved, and who saved it. Null when the row is gone. */
  readCurrent: (baseRow: Row, version: number) => Promise<{ row: NonNullable<Row>; savedBy: string } | null>;
}

/** Saves a record: one save at a time, over the version that was read. Keeps conflicts and saves without a response. */
export function useVersionedSaves<Values, Row extends { version: number } | undefined>({
  row,
  version = row?.version ?? 0,
  write,
  readCurrent,
  mergeAutosave = (_sentValues, typedValues) => typedValues,
  onSaved,
}: VersionedSavesOptions<Values, Row> & {
  /** Version of the values, when they are not those of the row. */
  version?: number;
  /** Merges what an automatic save changed into the values of the manual save that waited for it. */
  mergeAutosave?: (sentValues: Values, typedValues: Values, savedRow: NonNullable<Row>) => Values;
  /** Called with the row of a save. Returns the version that the typed values are based on then. */
  onSaved?: (sentValues: Values, savedRow: NonNullable<Row>, baseVersion: number) => number;
}) {
  const [base, setBase] = useState<SaveBase<Values, Row>>({ baseRow: row, version, unansweredSaves: [] });
  /** Newest `base`: a running save does not see the state of the next render. */
  const latestBase = useRef(base);
  const [conflict, setConflict] = useState<SaveConflict<NonNullable<Row>> | null>(null);
  const [failure, setFailure] = useState<SaveFailure<Values> | null>(null);
  const [isSubmitting, setIsSubmitting] = useState(false);
  /** Running save. A ref changes before the next render, so that a double click saves once. */
  const runningSave = useRef<{
    sentValues: Values;
    isManual: boolean;
    result: Promise<SaveResult<Row>>;
  } | null>(null);

  function updateBase(change: Partial<SaveBase<Values, Row>>) {
    latestBase.current = { ...latestBase.current, ...change };
    setBase(latestBase.current);
  }

  /** Lets the next save write over this row; undefined when it was deleted. */
  const rebase = (baseRow: Row, newVersion = baseRow?.version ?? 0) =>
    updateBase({ baseRow, version: newVersion, unansweredSaves: [] });

  /** Rebases, and ends the conflict and the failure of the last save. */
  function replaceRow(baseRow: Row, newVersion?: number) {
    rebase(baseRow, newVersion);
    setConflict(null);
    setFailure(null);
  }

  /** Sends the values, whether or not another save is running. Returns the row or the error. */
  async function runSave(sentValues: Values, origin: SaveOrigin): Promise<SaveResult<Row>> {
    const wasOnline = onlineManager.isOnline();
    try {
      const savedRow = await write({ values: sentValues, ...latestBase.current, ...origin });
      replaceRow(savedRow, onSaved?.(sentValues, savedRow, latestBase.current.version));
      return { row: savedRow };
    } catch (cause) {
      const error = toAppError(cause);
      const { baseRow, version: baseVersion, unansweredSaves } = latestBase.current;
      const isKnown = unansweredSaves.some((knownValues) => isEqual(knownValues, sentValues));
      // A request that starts offline cannot reach the database.
      if (wasOnline && mayBeStored(error) && !isKnown)
        updateBase({ unansweredSaves: [...unansweredSaves, sentValues] });
      setFailure((previous) => {
        const earlierAttempts = origin.isRetry ? (previous?.attempts ?? 0) : 0;
        return { error, sentValues, origin, attempts: earlierAttempts + 1 };
      });
      if (error.kind === 'conflict') {
        const current = await readCurrent(baseRow, baseVersion).catch(() => null);
        if (current) setConflict({ ...current, isDialogOpen: origin.isManual, origin });
      }
      return { row: null, error };
    }
  }

  /**
   * Stores the values. Returns the row or the error; null while another save is running. A manual save waits for an
   * automatic save, and keeps what the automatic save changed, such as the status of a new copy.
   */
  async function save(typedValues: Values, origin: SaveOrigin): Promise<SaveResult<Row> | null> {
    const { isManual } = origin;
    if (isManual) setIsSubmitting(true);
    const running = runningSave.current;
    const autosave = isManual && running && !running.isManual ? running : null;
    const autosavedRow = (await autosave?.result)?.row;
    if (runningSave.current) return null;
    // A retry continues the failed save.
    if (isManual && !origin.isRetry) setFailure(null);
    const sentValues =
      autosave && autosavedRow ? mergeAutosave(autosave.sentValues, typedValues, autosavedRow) : typedValues;
    const result = runSave(sentValues, origin).finally(() => {
      runningSave.current = null;
      if (isManual) setIsSubmitting(false);
    });
    runningSave.current = { sentValues, isManual, result };
    return result;
  }

  return {
    base,
    latestBase,
    updateBase,
    rebase,
    runningSave,
    /** True during a manual save. */
    isSubmitting,
    failure,
    conflict,
    replaceRow,
    setConflictDialogOpen: (isDialogOpen: boolean) =>
      setConflict((current) => current && { ...current, isDialogOpen }),
    save,
  };
}
