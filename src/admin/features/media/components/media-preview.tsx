import clsx from 'clsx';
import { FileText, ImageOff, Music, Video } from 'lucide-react';
import { useState } from 'react';
import { getLibraryFileUrl } from '@/shared/lib/library-file-url';
import { getPictureProps } from '@/shared/lib/picture-props';
import type { StoredPicture } from '@/shared/lib/stored-picture';
import type { MediaEntry } from '../media-model';

const icons = { image: ImageOff, video: Video, audio: Music, document: FileText };

/** Displayed widths for the `sizes` attribute. */
const CARD_SIZES = '(min-width: 640px) 14rem, 45vw';
const DETAIL_SIZES = '(min-width: 640px) 28rem, 90vw';

interface MediaPreviewProps {
  entry: Pick<MediaEntry, 'media_type' | 'alt_text'> & { isSystemAsset?: boolean } & StoredPicture;
  /** True in the details, where the picture needs its alternative text. */
  isDetail?: boolean;
}

/** Shows a file: the picture or player, otherwise an icon. */
export function MediaPreview({ entry, isDetail = false }: MediaPreviewProps) {
  const [brokenAddress, setBrokenAddress] = useState<string | null>(null);
  const { media_type: type } = entry;
  const address = getLibraryFileUrl(entry.file_path);
  const isBroken = brokenAddress === address;
  if (type === 'image' && !isBroken) {
    // `object-contain` leaves space beside the picture, where its background colour would show.
    const { style: _, ...pictureAttributes } = getPictureProps(entry, isDetail ? DETAIL_SIZES : CARD_SIZES);
    return (
      <img
        alt={isDetail ? (entry.alt_text ?? '') : ''}
        loading={isDetail ? undefined : 'lazy'}
        decoding="async"
        className={clsx(
          'object-contain',
          isDetail ? 'h-auto max-h-[50vh] w-auto max-w-full' : 'size-full',
          // The images of the site are drawn for a dark background: the letters of the logos are light.
          entry.isSystemAsset && 'theme-dark bg-surface-strong',
        )}
        onError={() => setBrokenAddress(address)}
        {...pictureAttributes}
      />
    );
  }
  if (isDetail && !isBroken && (type === 'video' || type === 'audio')) {
    const Player = type;
    return (
      <Player
        src={address}
        controls
        preload="metadata"
        className={type === 'video' ? 'max-h-[50vh] w-full' : 'w-full'}
        onError={() => setBrokenAddress(address)}
      />
    );
  }
  const Icon = icons[type];
  return (
    <Icon className={isDetail ? 'size-16 text-muted' : 'size-1/3 max-h-12 text-muted'} aria-hidden="true" />
  );
}
