import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { isEqual } from '@/admin/editing/merge-fields';
import { Button } from '@/admin/ui/button';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { embedBlockDialogText } from '@/copy/admin/content-rich';
import type { EmbedBlockDialogProps } from './embed-block-dialog';
import type { RichPictureAttrs } from './nodes';
import { PictureFields } from './picture-fields';

const text = embedBlockDialogText.figure;

/** Edits a picture of a text: file, alternative text and caption. */
export function PictureBlockDialog({
  attrs,
  choosePictures,
  onSave,
  onClose,
}: EmbedBlockDialogProps<'figure'>) {
  const [picture, setPicture] = useState(attrs);
  /** Replaces the file. The caption stays, and also the alternative text where the chosen file has none. */
  function handlePick([chosenPicture]: RichPictureAttrs[]) {
    if (!chosenPicture) return;
    const { src, alt } = chosenPicture;
    setPicture((current) => ({ ...current, src, alt: alt || current.alt }));
  }

  return (
    <EditDialog
      title={text.title}
      submitLabel={embedBlockDialogText.submit}
      isDirty={!isEqual(picture, attrs)}
      onSubmit={() => onSave(picture)}
      onClose={onClose}
    >
      <img src={picture.src} alt="" className="max-h-64 self-start rounded-card object-contain" />
      <Button icon={ImagePlus} className="self-start" onClick={() => choosePictures(handlePick)}>
        {text.change}
      </Button>
      <PictureFields picture={picture} onChange={setPicture} />
    </EditDialog>
  );
}
