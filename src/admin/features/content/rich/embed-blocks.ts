import { NodeSelection, type Selection } from '@tiptap/pm/state';
import type { RichPictureAttrs } from './nodes';

/** Maximum length of a button's label and of a video's title, in characters. */
export const MAX_BLOCK_TEXT_LENGTH = 500;

/** Data of a block that is edited in a dialog: figure, gallery, video or button. */
export type EmbedBlockData =
  | { type: 'figure'; attrs: RichPictureAttrs }
  | { type: 'gallery'; attrs: { pictures: RichPictureAttrs[] } }
  | { type: 'video'; attrs: { url: string; title: string; poster: string } }
  | { type: 'button'; attrs: { url: string; label: string } };

/** Type of an embed block. */
export type EmbedBlockType = EmbedBlockData['type'];

/** Attributes of an embed block of this type. */
export type EmbedBlockAttrs<Type extends EmbedBlockType> = Extract<EmbedBlockData, { type: Type }>['attrs'];

/** All types of embed blocks. */
export const allEmbedBlockTypes: readonly EmbedBlockType[] = ['figure', 'gallery', 'video', 'button'];

const isEmbedType = (name: string) => allEmbedBlockTypes.some((type) => type === name);

/** Returns the selected embed block; null for a text selection. */
export function getSelectedEmbedBlock(selection: Selection): EmbedBlockData | null {
  if (!(selection instanceof NodeSelection) || !isEmbedType(selection.node.type.name)) return null;
  return { type: selection.node.type.name, attrs: selection.node.attrs } as EmbedBlockData;
}

/** Initial attributes in the dialog. A new figure starts in the media library instead. */
export const emptyEmbedBlocks: Record<Exclude<EmbedBlockType, 'figure'>, EmbedBlockData> = {
  gallery: { type: 'gallery', attrs: { pictures: [] } },
  video: { type: 'video', attrs: { url: '', title: '', poster: '' } },
  button: { type: 'button', attrs: { url: '', label: '' } },
};
