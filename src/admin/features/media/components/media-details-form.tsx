import { type SyntheticEvent, useState } from 'react';
import { mediaTextLimits } from '@/admin/config/media';
import { isEqual } from '@/admin/editing/merge-fields';
import { Button } from '@/admin/ui/button';
import { FailureNotice } from '@/admin/ui/failure-notice';
import { UnsavedChangesGuard } from '@/admin/ui/unsaved-changes-guard';
import { adminCommonText } from '@/copy/admin/common';
import { mediaDetailText as text } from '@/copy/admin/media';
import { TextAreaField, TextField } from '@/shared/form/field';
import { changesPathOrQuery } from '@/shared/hooks/use-unsaved-changes';
import { toAppError } from '@/shared/lib/app-error';
import { type MediaDetailValues, useSaveMediaDetails } from '../api/media-mutations';
import type { MediaListRow } from '../api/media-queries';
import { FocalPointField } from './focal-point-field';

/** Texts of a file, with their key in `mediaDetailText` and `mediaTextLimits`. */
const textFields = [
  { name: 'alt_text', key: 'altText', isLong: true },
  { name: 'caption', key: 'caption', isLong: true },
  { name: 'credit', key: 'credit', isLong: false },
  { name: 'licence', key: 'licence', isLong: false },
] as const;

const toDetailValues = (file: MediaListRow): MediaDetailValues => ({
  alt_text: file.alt_text ?? '',
  caption: file.caption ?? '',
  credit: file.credit ?? '',
  licence: file.licence ?? '',
  focalPoint: { focal_x: file.focal_x, focal_y: file.focal_y },
});

type DetailName = keyof MediaDetailValues;
const detailNames = [...textFields.map(({ name }) => name), 'focalPoint'] as const;

const trimText = (value: MediaDetailValues[DetailName]) => (typeof value === 'string' ? value.trim() : value);

const hasOtherValue = (name: DetailName, values: MediaDetailValues, otherValues: MediaDetailValues) =>
  !isEqual(trimText(values[name]), trimText(otherValues[name]));

interface DetailsFormState {
  file: MediaListRow;
  /** Stored values from which the person started to type. */
  startValues: MediaDetailValues;
  values: MediaDetailValues;
}

const createFormState = (file: MediaListRow): DetailsFormState => ({
  file,
  startValues: toDetailValues(file),
  values: toDetailValues(file),
});

/** Takes over the values of a reloaded file, except where the person has typed others. The last save sent `sentValues`. */
function mergeReloadedFile(
  form: DetailsFormState,
  file: MediaListRow,
  sentValues: MediaDetailValues | undefined,
): DetailsFormState {
  const newForm = createFormState(file);
  const storedValues = newForm.values;
  // The replacement of a picture stores another alternative text, credit and focal point (replace-media-section.tsx).
  const isReplacedPicture = file.media_type === 'image' && form.file.replaced_at !== file.replaced_at;
  const keptNames = isReplacedPicture ? (['caption', 'licence'] as const) : detailNames;
  for (const name of keptNames) {
    const isTyped = hasOtherValue(name, form.values, toDetailValues(form.file));
    const isStored = !hasOtherValue(name, form.values, storedValues);
    if (!isTyped || isStored) continue;
    newForm.values = { ...newForm.values, [name]: form.values[name] };
    // After a save of this form, the typed text builds on the stored value.
    const wasStoredHere = sentValues !== undefined && !hasOtherValue(name, sentValues, storedValues);
    if (!wasStoredHere) newForm.startValues = { ...newForm.startValues, [name]: form.startValues[name] };
  }
  return newForm;
}

/**
 * Edits the texts of a file, and the focal point of a picture. Typed values stay after an error. Asks before they are
 * lost. Mounted only while the panel is open: the router supports one blocker, which the upload dialog also uses.
 */
export function MediaDetailsForm({ file }: { file: MediaListRow }) {
  const isPicture = file.media_type === 'image';
  const [form, setForm] = useState(() => createFormState(file));
  const saveDetails = useSaveMediaDetails();
  if (form.file !== file) setForm(mergeReloadedFile(form, file, saveDetails.variables?.values));
  const { startValues, values } = form;
  const storedValues = toDetailValues(file);
  const isDirty = detailNames.some((name) => hasOtherValue(name, values, storedValues));
  /** Returns true when a colleague stored a value that the person has neither typed nor read. */
  const hasValueOfColleague = (name: DetailName) =>
    hasOtherValue(name, values, storedValues) && hasOtherValue(name, startValues, storedValues);

  function updateValues(changes: Partial<MediaDetailValues>) {
    // The form shows the stored values, so the error of the last save is no longer true.
    if (!isDirty && saveDetails.isError) saveDetails.reset();
    setForm({ ...form, values: { ...values, ...changes } });
  }

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (isDirty && !saveDetails.isPending) saveDetails.mutate({ file, values });
  }

  const isSaveConflict = saveDetails.error !== null && toAppError(saveDetails.error).kind === 'conflict';
  const isConflict = isSaveConflict || hasValueOfColleague('focalPoint');
  return (
    <>
      <form onSubmit={handleSubmit} className="flex flex-col gap-4">
        {textFields.map(({ name, key, isLong }) => {
          if (name === 'alt_text' && !isPicture) return null;
          const props = {
            ...text[key],
            error: hasValueOfColleague(name) ? text.savedMeanwhile(storedValues[name]) : undefined,
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
        {isPicture ? (
          <FocalPointField
            picture={file}
            value={values.focalPoint}
            onChange={(focalPoint) => updateValues({ focalPoint })}
          />
        ) : null}
        <FailureNotice
          error={isDirty && (isConflict ? text.changedMeanwhile : saveDetails.error)}
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
      {/* Closing changes the address, so one guard covers the close button, Escape, the back button and links. */}
      <UnsavedChangesGuard isDirty={isDirty} isLeaving={changesPathOrQuery} />
    </>
  );
}
