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
import type { FocalPoint } from '@/shared/lib/stored-picture';
import { unsavedWorkRegistry } from '@/shared/lib/unsaved-work';
import { type MediaTextValues, useSaveMediaDetails } from '../api/media-mutations';
import type { MediaListRow } from '../api/media-queries';
import { FocalPointField } from './focal-point-field';

const textNames = ['alt_text', 'caption', 'credit', 'licence'] as const;

const toDetailValues = (file: MediaListRow): MediaTextValues & FocalPoint => ({
  alt_text: file.alt_text ?? '',
  caption: file.caption ?? '',
  credit: file.credit ?? '',
  licence: file.licence ?? '',
  focal_x: file.focal_x,
  focal_y: file.focal_y,
});

/**
 * Edits the texts of a file, and the focal point of a picture. Typed values stay after an error. Asks before they are
 * lost. Mount it only while open: the router supports one blocker, and the upload dialog has its own.
 */
export function MediaDetailsForm({ file }: { file: MediaListRow }) {
  const isPicture = file.media_type === 'image';
  const storedValues = toDetailValues(file);
  // A replacement changes the size or the renditions.
  const fileVersion = `${file.file_size} ${JSON.stringify(file.renditions)}`;
  const [form, setForm] = useState({ fileVersion, storedValues, values: storedValues });
  const { values } = form;
  const updateValues = (changes: Partial<typeof values>) =>
    setForm({ ...form, values: { ...values, ...changes } });
  if (form.fileVersion !== fileVersion || !isEqual(form.storedValues, storedValues)) {
    const mergedValues = mergeFields(form.storedValues, values, storedValues);
    const { caption, licence } = mergedValues;
    // A replacement stores other alternative text, credit and focal point: only caption and licence stay as typed.
    const isSameFile = form.fileVersion === fileVersion;
    const newValues = isSameFile ? mergedValues : { ...storedValues, caption, licence };
    setForm({ fileVersion, storedValues, values: newValues });
  }
  const saveDetails = useSaveMediaDetails();
  const { focal_x, focal_y } = values;
  const isFocalPointChanged = focal_x !== storedValues.focal_x || focal_y !== storedValues.focal_y;
  const isTextChanged = textNames.some((name) => values[name].trim() !== storedValues[name].trim());
  const isDirty = isTextChanged || isFocalPointChanged;
  // Closing changes the address, so one blocker covers the close button, Escape, the back button and links.
  const blocker = useUnsavedChanges(
    isDirty,
    (from, to) => from.pathname !== to.pathname || from.search !== to.search,
  );

  const getFieldProps = (name: keyof MediaTextValues) => ({
    value: values[name],
    onChange: (event: { target: { value: string } }) => updateValues({ [name]: event.target.value }),
  });

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (isDirty && !saveDetails.isPending) saveDetails.mutate({ file, values });
  }

  return (
    <>
      <form onSubmit={handleSubmit} className="flex flex-col gap-4">
        {isPicture ? (
          <TextAreaField
            {...text.altText}
            {...getFieldProps('alt_text')}
            rows={2}
            maxLength={mediaTextLimits.altText}
          />
        ) : null}
        <TextAreaField
          {...text.caption}
          {...getFieldProps('caption')}
          rows={2}
          maxLength={mediaTextLimits.caption}
        />
        <TextField
          {...text.credit}
          {...getFieldProps('credit')}
          autoComplete="off"
          maxLength={mediaTextLimits.credit}
        />
        <TextField
          {...text.licence}
          {...getFieldProps('licence')}
          autoComplete="off"
          maxLength={mediaTextLimits.licence}
        />
        {isPicture ? <FocalPointField picture={file} value={values} onChange={updateValues} /> : null}
        <FailureNotice error={saveDetails.error} className="text-sm" />
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
