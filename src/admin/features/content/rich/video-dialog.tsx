import { ImagePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { mediaLimits } from '@/admin/config/media';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { IconButton } from '@/admin/ui/icon-button';
import { pieceText } from '@/copy/admin/content-rich';
import { findVideo } from '@/shared/article/video-services';
import { buttonStyles } from '@/shared/components/button-styles';
import { TextField } from '@/shared/form/field';
import { limits } from '@/shared/lib/limits';
import type { PieceDialogProps } from './piece-dialog';
import type { Piece } from './pieces';

const text = pieceText.video;

type VideoAttrs = Extract<Piece, { type: 'video' }>['attrs'];

/** A video of a service: its address, what it is called, and the picture that stands for it. */
export function VideoDialog({ attrs, choosePictures, onSave, onClose }: PieceDialogProps<VideoAttrs>) {
  const [video, setVideo] = useState(attrs);
  const [refused, setRefused] = useState(false);
  const url = video.url.trim();

  return (
    <EditDialog
      title={text.title}
      submitLabel={pieceText.submit}
      dirty={JSON.stringify(video) !== JSON.stringify(attrs)}
      pending={false}
      onSubmit={() => (findVideo(url) ? onSave({ ...video, url }) : setRefused(true))}
      onClose={onClose}
    >
      <TextField
        {...text.url}
        type="url"
        required
        value={video.url}
        maxLength={limits.webAddress}
        autoComplete="off"
        error={refused && !findVideo(url) ? text.invalid : undefined}
        onChange={(event) => setVideo({ ...video, url: event.target.value })}
      />
      <TextField
        {...text.name}
        value={video.title}
        maxLength={mediaLimits.altText}
        autoComplete="off"
        onChange={(event) => setVideo({ ...video, title: event.target.value })}
      />
      {video.poster ? (
        <img src={video.poster} alt="" className="aspect-video w-64 rounded-card object-cover" />
      ) : null}
      <div className="flex gap-2">
        <button
          type="button"
          className={buttonStyles('outline', undefined, 'compact')}
          onClick={() =>
            choosePictures(([first]) => setVideo((now) => (first ? { ...now, poster: first.src } : now)))
          }
        >
          <ImagePlus className="size-4" aria-hidden="true" />
          {video.poster ? text.poster.change : text.poster.choose}
        </button>
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
