import { type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react';
import { mediaTextLimits } from '@/admin/config/media';
import { Button } from '@/admin/ui/button';
import { FailureText } from '@/admin/ui/failure-text';
import { commonText } from '@/copy/admin/common';
import { mediaDetailText as text } from '@/copy/admin/media';
import { TextAreaField, TextField } from '@/shared/form/field';
import type { FocalPoint } from '@/shared/lib/stored-picture';
import { type PictureTexts, useSavePictureDetails } from '../api/media-mutations';
import type { MediaListRow } from '../api/media-queries';
import { FocalPointField } from './focal-point';

interface MediaDetailsFormProps {
  file: MediaListRow;
  onDirty: (isDirty: boolean) => void;
}

const textNames = ['alt_text', 'caption', 'credit', 'licence'] as const;

/** Edits the texts of a file, and the focal point of a picture. Typed values stay after an error. */
export function MediaDetailsForm({ file, onDirty }: MediaDetailsFormProps) {
  const storedTexts = Object.fromEntries(textNames.map((name) => [name, file[name] ?? ''])) as PictureTexts;
  const isPicture = file.media_type === 'image';
  // It changes when the file is replaced: a focal point that was set before is then obsolete.
  const fileVersion = `${file.file_size} ${JSON.stringify(file.renditions)}`;
  const [editedTexts, setEditedTexts] = useState({ fileVersion, texts: storedTexts });
  // After a replacement, the form takes the new texts, which the dialog asked for.
  const texts: PictureTexts =
    editedTexts.fileVersion === fileVersion
      ? editedTexts.texts
      : { ...editedTexts.texts, alt_text: storedTexts.alt_text, credit: storedTexts.credit };
  const [editedPoint, setEditedPoint] = useState<{ fileVersion: string; point: FocalPoint } | null>(null);
  const point: FocalPoint =
    editedPoint?.fileVersion === fileVersion
      ? editedPoint.point
      : { focal_x: file.focal_x, focal_y: file.focal_y };
  const saveDetails = useSavePictureDetails();
  const isDirty =
    textNames.some((name) => texts[name].trim() !== storedTexts[name].trim()) ||
    point.focal_x !== file.focal_x ||
    point.focal_y !== file.focal_y;
  const reportDirty = useEffectEvent(onDirty);

  useEffect(() => {
    reportDirty(isDirty);
    return () => reportDirty(false);
  }, [isDirty]);

  const getFieldProps = (name: keyof PictureTexts) => ({
    value: texts[name],
    onChange: (event: { target: { value: string } }) =>
      setEditedTexts({ fileVersion, texts: { ...texts, [name]: event.target.value } }),
  });

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (isDirty && !saveDetails.isPending) saveDetails.mutate({ id: file.id, ...texts, ...point });
  }

  return (
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
      {isPicture ? (
        <FocalPointField
          picture={file}
          value={point}
          onChange={(newPoint) => setEditedPoint({ fileVersion, point: newPoint })}
        />
      ) : null}
      <FailureText error={saveDetails.error} className="text-sm" />
      <Button
        variant="primary"
        className="self-start"
        type="submit"
        disabled={!isDirty || saveDetails.isPending}
      >
        {saveDetails.isPending ? commonText.saving : commonText.save}
      </Button>
    </form>
  );
}
