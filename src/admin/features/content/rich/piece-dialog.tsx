import { ActionDialog } from './action-dialog';
import { FigureDialog } from './figure-dialog';
import { GalleryDialog } from './gallery-dialog';
import type { RichPicture } from './nodes';
import type { Piece } from './pieces';
import { VideoDialog } from './video-dialog';

/** Opens the media library and calls `onPick` with the chosen or uploaded pictures. */
export type ChoosePictures = (onPick: (pictures: RichPicture[]) => void) => void;

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

/** Edits or creates an embed block. Open while mounted. */
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
