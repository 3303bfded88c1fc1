import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { isEqual } from '@/admin/editing/merge-fields';
import { quoteName } from '@/admin/lib/quote-name';
import { describePosition } from '@/admin/lists/describe-position';
import { MoveButtons } from '@/admin/lists/move-buttons';
import { useListFocus } from '@/admin/lists/use-list-focus';
import { Button } from '@/admin/ui/button';
import { DeleteIconButton } from '@/admin/ui/delete-icon-button';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { embedBlockDialogText } from '@/copy/admin/content-rich';
import type { EmbedBlockDialogProps } from './embed-block-dialog';
import type { RichPictureAttrs } from './nodes';
import { PictureFields } from './picture-fields';

const text = embedBlockDialogText.gallery;

interface GalleryItem {
  /** Key of the row: the address is no key, because a gallery may repeat a picture. */
  id: string;
  picture: RichPictureAttrs;
}

const toItem = (picture: RichPictureAttrs): GalleryItem => ({ id: crypto.randomUUID(), picture });

/** Edits the pictures of a gallery, their order and their texts. */
export function GalleryBlockDialog({
  attrs,
  choosePictures,
  onSave,
  onClose,
}: EmbedBlockDialogProps<'gallery'>) {
  const [items, setItems] = useState(() => attrs.pictures.map(toItem));
  const [error, setError] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const listFocus = useListFocus<HTMLOListElement>();
  const pictures = items.map(({ picture }) => picture);

  function move(item: GalleryItem, name: string, from: number, to: number) {
    setItems(items.toSpliced(from, 1).toSpliced(to, 0, item));
    setAnnouncement(describePosition(name, to + 1, items.length));
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
      {items.length === 0 ? <p className="text-muted">{text.empty}</p> : null}
      <p className="sr-only" role="status">
        {announcement}
      </p>
      <ol {...listFocus} aria-label={text.title} className="flex flex-col gap-6">
        {items.map((item, index) => {
          const { id, picture } = item;
          const name = [`${text.picture} ${index + 1}`, picture.alt].filter(Boolean).join(', ');
          return (
            <li key={id} className="grid gap-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
              <div className="flex flex-col gap-1">
                <img src={picture.src} alt="" className="aspect-4/3 w-full rounded-card object-cover" />
                <div className="flex">
                  <MoveButtons
                    itemName={name}
                    isFirst={index === 0}
                    isLast={index === items.length - 1}
                    onMove={(step) => move(item, name, index, index + step)}
                  />
                  <DeleteIconButton
                    title={text.remove}
                    name={quoteName(name)}
                    onClick={() => setItems(items.toSpliced(index, 1))}
                  />
                </div>
              </div>
              <div className="flex min-w-0 flex-col gap-4">
                <PictureFields
                  picture={picture}
                  onChange={(changedPicture) => setItems(items.with(index, { id, picture: changedPicture }))}
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
            setItems((current) => [...current, ...chosenPictures.map(toItem)]);
          })
        }
      >
        {text.add}
      </Button>
    </EditDialog>
  );
}
