import { useState } from 'react';
import { mergeFields } from '@/admin/editing/merge-fields';
import type { FollowUpDetailData } from '../api/submission-calls';
import { type FollowUpFieldName, type FollowUpValues, listChangedFollowUpFields } from '../follow-up';

const pickFollowUpValues = ({ status, note, assignee, due_on }: FollowUpValues): FollowUpValues => ({
  status,
  note,
  assignee,
  due_on,
});

/**
 * Holds the values of the form. When a colleague saves meanwhile, their values replace the fields that the person has
 * not edited.
 */
export function useFollowUpValues(followUp: FollowUpDetailData) {
  const [baseline, setBaseline] = useState({
    version: followUp.version,
    values: pickFollowUpValues(followUp),
  });
  const [values, setValues] = useState(baseline.values);
  const [theirChanges, setTheirChanges] = useState<readonly FollowUpFieldName[]>([]);
  const isDirty = listChangedFollowUpFields(baseline.values, values).length > 0;

  function setStoredBaseline(version: number, storedValues: FollowUpValues) {
    setBaseline({ version, values: storedValues });
    setTheirChanges([]);
  }

  if (followUp.version > baseline.version) {
    const storedValues = pickFollowUpValues(followUp);
    const mergedValues = mergeFields(baseline.values, values, storedValues);
    setStoredBaseline(followUp.version, storedValues);
    setValues(mergedValues);
    if (listChangedFollowUpFields(storedValues, mergedValues).length > 0)
      setTheirChanges(listChangedFollowUpFields(baseline.values, storedValues));
  }

  return {
    values,
    isDirty,
    /** Fields that a colleague changed while the form had typed values. */
    theirChanges,
    version: baseline.version,
    storedValues: baseline.values,
    updateValues: (change: Partial<FollowUpValues>) => setValues((current) => ({ ...current, ...change })),
    /** Sets the saved values as the new baseline. */
    setStoredBaseline,
    /** Drops the typed values. */
    reset: () => {
      setValues(baseline.values);
      setTheirChanges([]);
    },
  };
}
