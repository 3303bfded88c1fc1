import { ButtonBlockDialog } from './button-block-dialog';
import type { EmbedAttrs, EmbedBlock, EmbedType } from './embed-blocks';
import { FigureDialog } from './figure-dialog';
import { GalleryDialog } from './gallery-dialog';
import type { RichPicture } from './nodes';
import { VideoDialog } from './video-dialog';

/** Opens the media library and calls `onPick` with the chosen or uploaded pictures. */
export type ChoosePictures = (onPick: (pictures: RichPicture[]) => void) => void;

export interface EmbedDialogProps<Type extends EmbedType> {
  attrs: EmbedAttrs<Type>;
  choosePictures: ChoosePictures;
  onSave: (attrs: EmbedAttrs<Type>) => void;
  onClose: () => void;
}

interface AnyEmbedDialogProps extends Omit<EmbedDialogProps<EmbedType>, 'attrs'> {
  block: EmbedBlock;
}

/** Edits or creates an embed block: figure, gallery, video or button. The dialog is open while mounted. */
export function EmbedDialog({ block, ...props }: AnyEmbedDialogProps) {
  switch (block.type) {
    case 'figure':
      return <FigureDialog attrs={block.attrs} {...props} />;
    case 'gallery':
      return <GalleryDialog attrs={block.attrs} {...props} />;
    case 'video':
      return <VideoDialog attrs={block.attrs} {...props} />;
    default:
      return <ButtonBlockDialog attrs={block.attrs} {...props} />;
  }
}
