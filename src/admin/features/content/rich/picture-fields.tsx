import { mediaTextLimits } from '@/admin/config/media';
import { embedBlockDialogText } from '@/copy/admin/content-rich';
import { TextField } from '@/shared/form/field';
import type { RichPictureAttrs } from './nodes';

const { alt, caption } = embedBlockDialogText.figure;

interface PictureFieldsProps {
  picture: RichPictureAttrs;
  onChange: (picture: RichPictureAttrs) => void;
}

/** Alternative text and caption of one picture. */
export function PictureFields({ picture, onChange }: PictureFieldsProps) {
  return (
    <>
      <TextField
        {...alt}
        value={picture.alt}
        maxLength={mediaTextLimits.altText}
        autoComplete="off"
        onChange={(event) => onChange({ ...picture, alt: event.target.value })}
      />
      <TextField
        {...caption}
        value={picture.title}
        maxLength={mediaTextLimits.altText}
        autoComplete="off"
        onChange={(event) => onChange({ ...picture, title: event.target.value })}
      />
    </>
  );
}
