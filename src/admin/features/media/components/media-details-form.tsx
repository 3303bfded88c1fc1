import { type SyntheticEvent, useState } from 'react';
import { mediaTextLimits } from '@/admin/config/media';
import { isEqual, mergeFields } from '@/admin/editing/merge-fields';
import { Button } from '@/admin/ui/button';
import { BlockedNavigationDialog } from '@/admin/ui/confirm-leave-dialog';
import { FailureNotice } from '@/admin/ui/failure-notice';
import { adminCommonText } from '@/copy/admin/common';
import { mediaDetailText as text } from '@/copy/admin/media';
import { TextAreaField, TextField } from '@/shared/form/field';
import { useUnsavedChanges } from '@/shared/hooks/use-unsaved-changes';
import { toAppError } from '@/shared/lib/app-error';
import type { FocalPoint } from '@/shared/lib/stored-picture';
import { unsavedWorkRegistry } from '@/shared/lib/unsaved-work';
import { type MediaTextValues, useSaveMediaDetails } from '../api/media-mutations';
import type { MediaListRow } from '../api/media-queries';
import { FocalPointField } from './focal-point-field';

/** Texts of a file, with their name in the copy and the limits. */
const textFields = [
  { name: 'alt_text', key: 'altText', isLong: true },
  { name: 'caption', key: 'caption', isLong: true },
  { name: 'credit', key: 'credit', isLong: false },
  { name: 'licence', key: 'licence', isLong: false },
] as const;

const toDetailValues = (file: MediaListRow): MediaTextValues & FocalPoint => ({
  alt_text: file.alt_text ?? '',
  caption: file.caption ?? '',
  credit: file.credit ?? '',
  licence: file.licence ?? '',
  focal_x: file.focal_x,
  focal_y: file.focal_y,
});

const hasOtherText = (name: keyof MediaTextValues, values: MediaTextValues, otherValues: MediaTextValues) =>
  values[name].trim() !== otherValues[name].trim();

/**
 * Edits the texts of a file, and the focal point of a picture. Typed values stay after an error. Asks before they are
 * lost. Mount it only while open: the router supports one blocker, and the upload dialog has its own.
 */
export function MediaDetailsForm({ file }: { file: MediaListRow }) {
  const isPicture = file.media_type === 'image';
  const storedValues = toDetailValues(file);
  // A replacement changes the size or the renditions.
  const fileVersion = `${file.file_size} ${JSON.stringify(file.renditions)}`;
  const [form, setForm] = useState({
    fileVersion,
    storedValues,
    values: storedValues,
    /** Typed texts for which a colleague has stored another one meanwhile. */
    conflictNames: [] as (keyof MediaTextValues)[],
  });
  const { values } = form;
  const saveDetails = useSaveMediaDetails();
  if (form.fileVersion !== fileVersion || !isEqual(form.storedValues, storedValues)) {
    const mergedValues = mergeFields(form.storedValues, values, storedValues);
    const { caption, licence } = mergedValues;
    // A replacement stores other alternative text, credit and focal point: only caption and licence stay as typed.
    const isSameFile = form.fileVersion === fileVersion;
    const newValues = isSameFile ? mergedValues : { ...storedValues, caption, licence };
    const sentValues = saveDetails.variables?.values;
    const conflictNames = textFields
      .map(({ name }) => name)
      .filter(
        (name) =>
          hasOtherText(name, newValues, storedValues) &&
          (hasOtherText(name, form.storedValues, storedValues) || form.conflictNames.includes(name)) &&
          // The person may have typed on after an own save.
          !(sentValues && !hasOtherText(name, sentValues, storedValues)),
      );
    setForm({ fileVersion, storedValues, values: newValues, conflictNames });
  }
  const { focal_x, focal_y } = values;
  const isFocalPointChanged = focal_x !== storedValues.focal_x || focal_y !== storedValues.focal_y;
  const isTextChanged = textFields.some(({ name }) => hasOtherText(name, values, storedValues));
  const isDirty = isTextChanged || isFocalPointChanged;
  // Closing changes the address, so one blocker covers the close button, Escape, the back button and links.
  const blocker = useUnsavedChanges(
    isDirty,
    (from, to) => from.pathname !== to.pathname || from.search !== to.search,
  );

  function updateValues(changes: Partial<typeof values>) {
    // An earlier failure is settled: the form shows what is stored.
    if (!isDirty && saveDetails.isError) saveDetails.reset();
    setForm({ ...form, values: { ...values, ...changes } });
  }

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (isDirty && !saveDetails.isPending) saveDetails.mutate({ file, values });
  }

  const isSaveConflict = saveDetails.error !== null && toAppError(saveDetails.error).kind === 'conflict';
  return (
    <>
      <form onSubmit={handleSubmit} className="flex flex-col gap-4">
        {textFields.map(({ name, key, isLong }) => {
          if (name === 'alt_text' && !isPicture) return null;
          const isConflict = form.conflictNames.includes(name) && hasOtherText(name, values, storedValues);
          const props = {
            ...text[key],
            error: isConflict ? text.savedMeanwhile(storedValues[name]) : undefined,
            value: values[name],
            maxLength: mediaTextLimits[key],
            onChange: (event: { target: { value: string } }) => updateValues({ [name]: event.target.value }),
          };
          return isLong ? (
            <TextAreaField key={name} {...props} rows={2} />
          ) : (
            <TextField key={name} {...props} autoComplete="off" />
          );
        })}
        {isPicture ? <FocalPointField picture={file} value={values} onChange={updateValues} /> : null}
        <FailureNotice
          error={isDirty && (isSaveConflict ? text.changedMeanwhile : saveDetails.error)}
          className="text-sm"
        />
        <Button
          variant="primary"
          className="self-start"
          type="submit"
          disabled={!isDirty || saveDetails.isPending}
        >
          {saveDetails.isPending ? adminCommonText.saving : adminCommonText.save}
        </Button>
      </form>
      <BlockedNavigationDialog blocker={blocker} onLeave={unsavedWorkRegistry.discard} />
    </>
  );
}
