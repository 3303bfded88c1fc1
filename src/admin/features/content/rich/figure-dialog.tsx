import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/admin/ui/button';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { pieceText } from '@/copy/admin/content-rich';
import type { RichPicture } from './nodes';
import { PictureFields } from './picture-fields';
import type { PieceDialogProps } from './piece-dialog';

const text = pieceText.figure;

/** A picture of a text: what it shows, and what stands below it. */
export function FigureDialog({ attrs, choosePictures, onSave, onClose }: PieceDialogProps<RichPicture>) {
  const [picture, setPicture] = useState(attrs);
  return (
    <EditDialog
      title={text.title}
      submitLabel={pieceText.submit}
      dirty={JSON.stringify(picture) !== JSON.stringify(attrs)}
      pending={false}
      onSubmit={() => onSave(picture)}
      onClose={onClose}
    >
      <img src={picture.src} alt="" className="max-h-64 self-start rounded-card object-contain" />
      <Button
        icon={ImagePlus}
        className="self-start"
        onClick={() =>
          choosePictures(([first]) =>
            setPicture((now) =>
              first ? { src: first.src, alt: first.alt || now.alt, title: first.title || now.title } : now,
            ),
          )
        }
      >
        {text.change}
      </Button>
      <PictureFields picture={picture} onChange={setPicture} />
    </EditDialog>
  );
}
