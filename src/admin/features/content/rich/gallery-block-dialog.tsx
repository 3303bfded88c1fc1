import { ArrowLeft, ArrowRight, ImagePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { isEqual } from '@/admin/editing/merge-fields';
import { Button } from '@/admin/ui/button';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { IconButton } from '@/admin/ui/icon-button';
import { embedBlockDialogText } from '@/copy/admin/content-rich';
import type { EmbedBlockDialogProps } from './embed-block-dialog';
import { PictureFields } from './picture-fields';

const text = embedBlockDialogText.gallery;

/** Edits the pictures of a gallery, their order and their texts. */
export function GalleryBlockDialog({
  attrs,
  choosePictures,
  onSave,
  onClose,
}: EmbedBlockDialogProps<'gallery'>) {
  const [pictures, setPictures] = useState(attrs.pictures);
  const [error, setError] = useState<string | null>(null);

  function move(from: number, to: number) {
    const picture = pictures[from];
    if (picture) setPictures(pictures.toSpliced(from, 1).toSpliced(to, 0, picture));
  }

  return (
    <EditDialog
      title={text.title}
      submitLabel={embedBlockDialogText.submit}
      isDirty={!isEqual(pictures, attrs.pictures)}
      error={error}
      onSubmit={() => (pictures.length > 0 ? onSave({ pictures }) : setError(text.missing))}
      onClose={onClose}
    >
      {pictures.length === 0 ? <p className="text-muted">{text.empty}</p> : null}
      <ol className="flex flex-col gap-6">
        {pictures.map((picture, index) => {
          const name = `${text.picture} ${index + 1}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gallery may repeat a picture, and the fields hold no state
            <li key={index} className="grid gap-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
              <div className="flex flex-col gap-1">
                <img src={picture.src} alt="" className="aspect-4/3 w-full rounded-card object-cover" />
                <div className="flex">
                  <IconButton
                    icon={ArrowLeft}
                    title={text.moveEarlier}
                    label={`${text.moveEarlier} : ${name}`}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  />
                  <IconButton
                    icon={ArrowRight}
                    title={text.moveLater}
                    label={`${text.moveLater} : ${name}`}
                    disabled={index === pictures.length - 1}
                    onClick={() => move(index, index + 1)}
                  />
                  <IconButton
                    icon={Trash2}
                    tone="danger"
                    title={text.remove}
                    label={`${text.remove} : ${name}`}
                    onClick={() => setPictures(pictures.toSpliced(index, 1))}
                  />
                </div>
              </div>
              <div className="flex min-w-0 flex-col gap-4">
                <PictureFields
                  picture={picture}
                  onChange={(changedPicture) => setPictures(pictures.with(index, changedPicture))}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <Button
        icon={ImagePlus}
        className="self-start"
        onClick={() =>
          choosePictures((chosenPictures) => {
            setError(null);
            setPictures((current) => [...current, ...chosenPictures]);
          })
        }
      >
        {text.add}
      </Button>
    </EditDialog>
  );
}
