import { ImagePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { isEqual } from '@/admin/editing/merge-fields';
import { Button } from '@/admin/ui/button';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { IconButton } from '@/admin/ui/icon-button';
import { embedBlockDialogText } from '@/copy/admin/content-rich';
import { findVideo } from '@/shared/article/video-services';
import { TextField } from '@/shared/form/field';
import { inputLimits } from '@/shared/lib/limits';
import type { EmbedBlockDialogProps } from './embed-block-dialog';
import { MAX_BLOCK_TEXT_LENGTH } from './embed-blocks';

const text = embedBlockDialogText.video;

/** Edits a video of a text: address, title and poster. */
export function VideoBlockDialog({ attrs, choosePictures, onSave, onClose }: EmbedBlockDialogProps<'video'>) {
  const [video, setVideo] = useState(attrs);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const url = video.url.trim();
  const isKnownVideo = findVideo(url) !== null;

  function handleSubmit() {
    if (isKnownVideo) onSave({ ...video, url });
    else setIsSubmitted(true);
  }

  return (
    <EditDialog
      title={text.title}
      submitLabel={embedBlockDialogText.submit}
      isDirty={!isEqual(video, attrs)}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextField
        {...text.url}
        type="url"
        required
        value={video.url}
        maxLength={inputLimits.webAddress}
        autoComplete="off"
        error={isSubmitted && !isKnownVideo ? text.invalid : undefined}
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
            choosePictures(([chosenPicture]) =>
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
