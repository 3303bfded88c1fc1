import { Link } from 'react-router-dom';
import cityNarrow from '@/assets/hero-4.svg?w=480;720&aspect=3:4&fit=cover&position=right&format=avif;webp&quality=24&effort=4&as=picture';
import city from '@/assets/hero-4.svg?w=960;1440;1920;2560&format=avif;webp&quality=45&as=picture';
import type supportChannelsCollection from '@/copy/collections/support-channels';
import { supportChannelsText } from '@/copy/help/sections';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Icon } from '@/shared/components/icon';
import { CollectionSection } from '@/site/components/collection-section';
import { PictureBand } from '@/site/components/picture-band';
import { useCollection } from '@/site/hooks/use-site-data';

const icons = { chat: 'chat', mail: 'mail', phone: 'phone', form: 'pen' } as const;

/** Support channels, a row for each, below a picture with the title. */
export function SupportChannelsSection() {
  const supportChannels = useCollection<typeof supportChannelsCollection>('canaux-aide');
  return (
    <CollectionSection
      {...supportChannelsText}
      collection={supportChannels}
      heading={(heading) => (
        <PictureBand section="help" picture={city} narrowPicture={cityNarrow}>
          {heading}
        </PictureBand>
      )}
    >
      <ul className="border-b border-line">
        {supportChannels.items.map((channel) => (
          <li
            key={channel.id}
            className="reveal grid items-center gap-x-10 gap-y-3 border-t border-line py-6 lg:grid-cols-[1fr_1.5fr_14rem]"
          >
            <h3 className="flex items-center gap-3 font-display text-heading">
              <Icon name={icons[channel.glyph]} className="size-8 text-accent" />
              {channel.title}
            </h3>
            <div className="min-w-0">
              <p className="max-w-prose text-muted">{channel.description}</p>
              <p className="mt-1 font-semibold text-highlight">{channel.availability}</p>
            </div>
            {channel.href.startsWith('/') ? (
              <Link to={channel.href} className={getButtonClassName('outline')}>
                {channel.action}
              </Link>
            ) : (
              <a href={channel.href} className={getButtonClassName('outline')}>
                {channel.action}
              </a>
            )}
          </li>
        ))}
      </ul>
    </CollectionSection>
  );
}
