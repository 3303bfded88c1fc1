import type channelHighlightsCollection from '@/copy/collections/highlights';
import { channelPanelText } from '@/copy/pages/chaines';
import type { ChannelKey } from '@/copy/types';
import { CollectionEditLink } from '@/site/components/collection-edit-link';
import { CollectionPicture } from '@/site/components/collection-picture';
import { useCollection } from '@/site/hooks/use-site-data';

/** Regular programmes of a channel. */
export function ChannelHighlightList({ channel }: { channel: ChannelKey }) {
  const { items, files } = useCollection<typeof channelHighlightsCollection>('temps-forts');
  const shownItems = items.filter((item) => item.channel === channel);
  return (
    <div className="page-gutter relative mt-16 lg:mt-24">
      <CollectionEditLink collection="temps-forts" />
      <h3 className="font-display text-heading">{channelPanelText.highlights}</h3>
      {shownItems.length > 0 ? (
        <ul className="mt-6 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {shownItems.map(({ id, title, text, picture }) => {
            const file = files[picture];
            return (
              <li key={id} className="border-t-2 border-channel pt-4">
                {file ? (
                  <CollectionPicture
                    file={file}
                    alt=""
                    sizes="(min-width: 1024px) 25vw, (min-width: 640px) 50vw, 100vw"
                    className="mb-4 aspect-video w-full rounded-card object-cover"
                  />
                ) : null}
                <h4 className="font-display text-xl leading-tight">{title}</h4>
                <p className="mt-2 text-muted">{text}</p>
              </li>
            );
          })}
        </ul>
      ) : (
        <p className="mt-4 text-muted">{channelPanelText.noHighlights}</p>
      )}
    </div>
  );
}
