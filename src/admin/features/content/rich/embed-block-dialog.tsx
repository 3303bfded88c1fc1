import { ArrowLeft, ArrowRight, ImagePlus, Link2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { mediaTextLimits } from '@/admin/config/media';
import { isEqual } from '@/admin/editing/merge-fields';
import { Button } from '@/admin/ui/button';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { IconButton } from '@/admin/ui/icon-button';
import { embedBlockDialogText } from '@/copy/admin/content-rich';
import { findVideo } from '@/shared/article/video-services';
import { TextField } from '@/shared/form/field';
import { inputLimits } from '@/shared/lib/limits';
import { LinkDialog } from '../components/link-dialog';
import type { EmbedBlockAttrs, EmbedBlockData } from './embed-blocks';
import type { RichPictureAttrs } from './nodes';

/** Maximum length of a button's label and of a video's title, in characters. */
const MAX_BLOCK_TEXT_LENGTH = 500;

interface BlockDialogProps<Attrs> {
  attrs: Attrs;
  /** Opens the media library and calls `onPick` with the chosen or uploaded pictures. */
  choosePictures: (onPick: (pictures: RichPictureAttrs[]) => void) => void;
  onSave: (attrs: Attrs) => void;
  onClose: () => void;
}

/** Returns the edited attributes and the props of their dialog. `toSavedAttrs` returns null for invalid attributes. */
function useBlockForm<Attrs extends object>(
  { attrs, onSave, onClose }: BlockDialogProps<Attrs>,
  toSavedAttrs: (draft: Attrs) => Attrs | null,
) {
  const [draft, setDraft] = useState(attrs);
  /** True after a submission of invalid attributes: the fields show their errors. */
  const [showsErrors, setShowsErrors] = useState(false);
  function handleSubmit() {
    const savedAttrs = toSavedAttrs(draft);
    if (savedAttrs) onSave(savedAttrs);
    else setShowsErrors(true);
  }
  const dialog = {
    submitLabel: embedBlockDialogText.submit,
    isDirty: !isEqual(draft, attrs),
    onSubmit: handleSubmit,
    onClose,
  };
  return { draft, setDraft, showsErrors, setShowsErrors, dialog };
}

interface PictureFieldsProps {
  picture: RichPictureAttrs;
  onChange: (picture: RichPictureAttrs) => void;
}

/** Alternative text and caption of one picture. */
function PictureFields({ picture, onChange }: PictureFieldsProps) {
  const { alt, caption } = embedBlockDialogText.figure;
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

function FigureDialog(props: BlockDialogProps<EmbedBlockAttrs<'figure'>>) {
  const { draft: picture, setDraft: setPicture, dialog } = useBlockForm(props, (attrs) => attrs);
  const text = embedBlockDialogText.figure;

  /** Replaces the file. Where the chosen one has no alternative text or caption, the current one stays. */
  function handlePick([chosenPicture]: RichPictureAttrs[]) {
    if (!chosenPicture) return;
    const { src, alt, title } = chosenPicture;
    setPicture((current) => ({ src, alt: alt || current.alt, title: title || current.title }));
  }

  return (
    <EditDialog {...dialog} title={text.title}>
      <img src={picture.src} alt="" className="max-h-64 self-start rounded-card object-contain" />
      <Button icon={ImagePlus} className="self-start" onClick={() => props.choosePictures(handlePick)}>
        {text.change}
      </Button>
      <PictureFields picture={picture} onChange={setPicture} />
    </EditDialog>
  );
}

function GalleryDialog(props: BlockDialogProps<EmbedBlockAttrs<'gallery'>>) {
  const { draft, setDraft, showsErrors, setShowsErrors, dialog } = useBlockForm(props, (attrs) =>
    attrs.pictures.length > 0 ? attrs : null,
  );
  const text = embedBlockDialogText.gallery;
  const { pictures } = draft;
  const setPictures = (newPictures: RichPictureAttrs[]) => setDraft({ pictures: newPictures });

  function move(from: number, to: number) {
    const picture = pictures[from];
    if (picture) setPictures(pictures.toSpliced(from, 1).toSpliced(to, 0, picture));
  }

  return (
    <EditDialog {...dialog} title={text.title} error={showsErrors ? text.missing : null}>
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
          props.choosePictures((chosenPictures) => {
            setShowsErrors(false);
            setDraft((current) => ({ pictures: [...current.pictures, ...chosenPictures] }));
          })
        }
      >
        {text.add}
      </Button>
    </EditDialog>
  );
}

function VideoDialog(props: BlockDialogProps<EmbedBlockAttrs<'video'>>) {
  const isKnownVideo = (url: string) => findVideo(url.trim()) !== null;
  const {
    draft: video,
    setDraft: setVideo,
    showsErrors,
    dialog,
  } = useBlockForm(props, (attrs) => (isKnownVideo(attrs.url) ? { ...attrs, url: attrs.url.trim() } : null));
  const text = embedBlockDialogText.video;
  return (
    <EditDialog {...dialog} title={text.title}>
      <TextField
        {...text.url}
        type="url"
        required
        value={video.url}
        maxLength={inputLimits.webAddress}
        autoComplete="off"
        error={showsErrors && !isKnownVideo(video.url) ? text.invalid : undefined}
        onChange={(event) => setVideo({ ...video, url: event.target.value })}
      />
      <TextField
        {...text.name}
        value={video.title}
        maxLength={MAX_BLOCK_TEXT_LENGTH}
        autoComplete="off"
        onChange={(event) => setVideo({ ...video, title: event.target.value })}
      />
      {video.poster ? (
        <img src={video.poster} alt="" className="aspect-video w-64 rounded-card object-cover" />
      ) : null}
      <div className="flex gap-2">
        <Button
          icon={ImagePlus}
          onClick={() =>
            props.choosePictures(([chosenPicture]) =>
              setVideo((current) => (chosenPicture ? { ...current, poster: chosenPicture.src } : current)),
            )
          }
        >
          {video.poster ? text.poster.change : text.poster.choose}
        </Button>
        {video.poster ? (
          <IconButton
            icon={Trash2}
            tone="danger"
            title={text.poster.remove}
            label={text.poster.remove}
            onClick={() => setVideo({ ...video, poster: '' })}
          />
        ) : null}
      </div>
    </EditDialog>
  );
}

function ButtonDialog(props: BlockDialogProps<EmbedBlockAttrs<'button'>>) {
  const {
    draft: button,
    setDraft: setButton,
    showsErrors,
    dialog,
  } = useBlockForm(props, ({ url, label }) => (url && label.trim() ? { url, label: label.trim() } : null));
  const [isLinkDialogOpen, setIsLinkDialogOpen] = useState(false);
  const text = embedBlockDialogText.button;
  return (
    <EditDialog {...dialog} title={text.title} error={showsErrors && !button.url ? text.missingLink : null}>
      <TextField
        label={text.label.label}
        required
        value={button.label}
        maxLength={MAX_BLOCK_TEXT_LENGTH}
        autoComplete="off"
        error={showsErrors && !button.label.trim() ? text.label.missing : undefined}
        onChange={(event) => setButton({ ...button, label: event.target.value })}
      />
      <div className="flex flex-col gap-2">
        <p className="text-[0.9375rem] font-semibold">{text.link}</p>
        {button.url ? <p className="break-all text-muted">{button.url}</p> : null}
        <Button icon={Link2} className="self-start" onClick={() => setIsLinkDialogOpen(true)}>
          {button.url ? text.change : text.choose}
        </Button>
      </div>
      {isLinkDialogOpen ? (
        <LinkDialog
          value={button.url}
          onPick={(url, name = '') => {
            setButton((current) => ({ url, label: current.label || name }));
            setIsLinkDialogOpen(false);
          }}
          onClose={() => setIsLinkDialogOpen(false)}
        />
      ) : null}
    </EditDialog>
  );
}

interface EmbedBlockDialogProps extends Omit<BlockDialogProps<EmbedBlockData['attrs']>, 'attrs'> {
  block: EmbedBlockData;
}

/** Edits or creates an embed block: figure, gallery, video or button. The dialog is open while mounted. */
export function EmbedBlockDialog({ block, ...props }: EmbedBlockDialogProps) {
  switch (block.type) {
    case 'figure':
      return <FigureDialog attrs={block.attrs} {...props} />;
    case 'gallery':
      return <GalleryDialog attrs={block.attrs} {...props} />;
    case 'video':
      return <VideoDialog attrs={block.attrs} {...props} />;
    default:
      return <ButtonDialog attrs={block.attrs} {...props} />;
  }
}
