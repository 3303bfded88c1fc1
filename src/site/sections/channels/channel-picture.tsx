import clsx from 'clsx';
import type channelPicturesCollection from '@/copy/collections/channel-pictures';
import type { ChannelKey } from '@/copy/types';
import { CollectionEditLink } from '@/site/components/collection-edit-link';
import { CollectionPicture } from '@/site/components/collection-picture';
import { Picture, type PictureSource } from '@/site/components/picture';
import { useCollection } from '@/site/hooks/use-site-data';

const SIZES = '(min-width: 1024px) 22rem, 70vw';

/** Picture of a channel: the one that staff chose, else the character of the channel. */
export function ChannelPicture({ channel, character }: { channel: ChannelKey; character: PictureSource }) {
  const { texts, files } = useCollection<typeof channelPicturesCollection>('images-chaines');
  const file = files[texts[channel]];
  return (
    <div
      className={clsx(
        'relative overflow-hidden rounded-card border-b-4 border-channel bg-surface-strong',
        !file && 'pt-10',
      )}
    >
      <CollectionEditLink collection="images-chaines" />
      {file ? (
        <CollectionPicture file={file} alt="" sizes={SIZES} className="aspect-square w-full object-cover" />
      ) : (
        <>
          <div className="pattern-bogolan absolute inset-0" aria-hidden="true" />
          <div
            className="absolute -bottom-1/4 left-1/2 aspect-square w-4/5 -translate-x-1/2 rounded-full bg-channel opacity-25"
            aria-hidden="true"
          />
          <Picture
            source={character}
            alt=""
            sizes={SIZES}
            className="relative mx-auto h-auto w-4/5 max-w-88"
          />
        </>
      )}
    </div>
  );
}
