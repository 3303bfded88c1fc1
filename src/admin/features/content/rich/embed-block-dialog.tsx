import { ButtonBlockDialog } from './button-block-dialog';
import type { EmbedBlockAttrs, EmbedBlockData, EmbedBlockType } from './embed-blocks';
import { GalleryBlockDialog } from './gallery-block-dialog';
import type { RichPictureAttrs } from './nodes';
import { PictureBlockDialog } from './picture-block-dialog';
import { VideoBlockDialog } from './video-block-dialog';

/** Opens the media library and calls `onPick` with the chosen or uploaded pictures. */
type ChoosePicturesFunction = (onPick: (pictures: RichPictureAttrs[]) => void) => void;

/** Props of the dialog for one type of embed block. */
export interface EmbedBlockDialogProps<Type extends EmbedBlockType> {
  attrs: EmbedBlockAttrs<Type>;
  choosePictures: ChoosePicturesFunction;
  onSave: (attrs: EmbedBlockAttrs<Type>) => void;
  onClose: () => void;
}

interface AnyEmbedBlockDialogProps extends Omit<EmbedBlockDialogProps<EmbedBlockType>, 'attrs'> {
  block: EmbedBlockData;
}

/** Edits or creates an embed block: figure, gallery, video or button. The dialog is open while mounted. */
export function EmbedBlockDialog({ block, ...props }: AnyEmbedBlockDialogProps) {
  switch (block.type) {
    case 'figure':
      return <PictureBlockDialog attrs={block.attrs} {...props} />;
    case 'gallery':
      return <GalleryBlockDialog attrs={block.attrs} {...props} />;
    case 'video':
      return <VideoBlockDialog attrs={block.attrs} {...props} />;
    default:
      return <ButtonBlockDialog attrs={block.attrs} {...props} />;
  }
}
