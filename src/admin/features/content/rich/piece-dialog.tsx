import { ActionDialog } from './action-dialog';
import { FigureDialog } from './figure-dialog';
import { GalleryDialog } from './gallery-dialog';
import type { RichPicture } from './nodes';
import type { Piece } from './pieces';
import { VideoDialog } from './video-dialog';

/** Opens the media library; what is chosen or sent there comes by `onPick`. */
export type ChoosePictures = (onPick: (pictures: RichPicture[]) => void) => void;

/** What the dialog of a piece is given. */
export interface PieceDialogProps<Attrs> {
  attrs: Attrs;
  choosePictures: ChoosePictures;
  onSave: (attrs: Attrs) => void;
  onClose: () => void;
}

interface AnyPieceDialogProps extends Omit<PieceDialogProps<never>, 'attrs' | 'onSave'> {
  piece: Piece;
  onSave: (attrs: Piece['attrs']) => void;
}

/** Changes one piece of a text, or makes it. Mounted is open. */
export function PieceDialog({ piece, ...props }: AnyPieceDialogProps) {
  switch (piece.type) {
    case 'figure':
      return <FigureDialog attrs={piece.attrs} {...props} />;
    case 'gallery':
      return <GalleryDialog attrs={piece.attrs} {...props} />;
    case 'video':
      return <VideoDialog attrs={piece.attrs} {...props} />;
    default:
      return <ActionDialog attrs={piece.attrs} {...props} />;
  }
}
