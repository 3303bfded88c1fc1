import { Link } from 'react-router-dom';
import { supportChannelsCollection } from '@/copy/collections/support-channels';
import { supportChannelsText } from '@/copy/help/sections';
import { buttonStyles } from '@/shared/components/button-styles';
import { Icon } from '@/shared/components/icon';
import { CollectionSection } from '@/site/components/collection-section';
import { useCollection } from '@/site/hooks/use-site-data';

const icons = { chat: 'chat', mail: 'mail', phone: 'phone', form: 'pen' } as const;

/** Support channels. The last row of the grid is always full. */
export function SupportChannelsSection() {
  const { texts, items } = useCollection(supportChannelsCollection);
  return (
    <CollectionSection
      {...supportChannelsText}
      {...texts}
      collection={supportChannelsCollection}
      count={items.length}
      className="pattern-bogolan"
    >
      <ul className="flex flex-wrap gap-px overflow-hidden rounded-card border border-line bg-line">
        {items.map((channel) => (
          <li
            key={channel.id}
            className="reveal flex min-w-0 grow basis-full flex-col bg-bg p-7 sm:basis-2/5 xl:basis-[22%]"
          >
            <Icon name={icons[channel.glyph]} className="size-8 text-accent" />
            <h3 className="mt-5 font-display text-heading">{channel.title}</h3>
            <p className="mt-2 grow text-muted">{channel.description}</p>
            <p className="mt-5 flex items-end font-semibold text-highlight sm:min-h-[2lh]">
              {channel.availability}
            </p>
            {channel.href.startsWith('/') ? (
              <Link to={channel.href} className={buttonStyles('outline', 'mt-4')}>
                {channel.action}
              </Link>
            ) : (
              <a href={channel.href} className={buttonStyles('outline', 'mt-4')}>
                {channel.action}
              </a>
            )}
          </li>
        ))}
      </ul>
    </CollectionSection>
  );
}
