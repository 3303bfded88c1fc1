import picture from '@/assets/channel-art-inspiration.svg?w=640;1280;1920;2560&format=avif;webp&quality=45&as=picture';
import { groupName } from '@/copy/brand';
import { channels } from '@/copy/channels';
import { pressChannelPictureText } from '@/copy/pages/presse';
import { channelAccentClasses } from '@/site/components/channel-accent';
import { SectionPicture } from '@/site/components/section-picture';

const CHANNEL = 'inspiration';

/** Picture of the channel Inspiration over the width of the press page, with caption and credit. */
export function PressPagePicture() {
  const channel = channels.find(({ key }) => key === CHANNEL);
  return channel ? (
    <figure className={channelAccentClasses[CHANNEL]}>
      <SectionPicture
        section={CHANNEL}
        source={picture}
        alt={pressChannelPictureText.alt}
        sizes="100vw"
        className="aspect-3/2 w-full object-cover md:aspect-21/9"
      />
      <figcaption className="page-gutter flex flex-wrap justify-between gap-x-6 border-t-4 border-channel py-4 text-sm text-muted">
        <span>
          <strong className="text-fg">{channel.name}</strong>, {channel.tagline}
        </span>
        <span>© {groupName}</span>
      </figcaption>
    </figure>
  ) : null;
}
