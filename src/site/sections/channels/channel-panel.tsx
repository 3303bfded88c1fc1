import clsx from 'clsx';
import type { ChannelShowcaseText } from '@/copy/pages/chaines';
import type { ChannelSummary } from '@/copy/types';
import { channelAccentClasses } from '@/site/components/channel-accent';
import { FigureList } from '@/site/components/figure-list';
import { Picture, type PictureSource } from '@/site/components/picture';
import { useFocusAtAnchor } from '@/site/hooks/use-focus-at-anchor';
import { ShowreelSection } from '../showreel-section';
import { ChannelHighlightList } from './channel-highlight-list';
import { ChannelPicture } from './channel-picture';
import { EveningScheduleSection } from './evening-schedule-section';

interface ChannelPanelProps {
  channel: ChannelSummary;
  showcase: ChannelShowcaseText;
  logo: PictureSource;
  character: PictureSource;
  /** True for the featured channel; the others show only without scripts. */
  isFeatured: boolean;
}

/**
 * Details of one channel: description, figures, regular programmes and evening. The panels that are not featured
 * are short, because every visitor downloads them and only readers without scripts see them.
 */
export function ChannelPanel({ channel, showcase, logo, character, isFeatured }: ChannelPanelProps) {
  const { key, name } = channel;
  const titleId = `${key}-titre`;
  const titleRef = useFocusAtAnchor<HTMLHeadingElement>(isFeatured ? titleId : null);
  return (
    <article
      id={key}
      aria-labelledby={titleId}
      className={clsx(channelAccentClasses[key], !isFeatured && 'hidden noscript:block')}
    >
      <div className="py-section">
        <div className="page-gutter grid items-end gap-12 lg:grid-cols-[1.4fr_1fr] lg:gap-20">
          <div>
            <Picture source={logo} alt="" sizes="192px" className="channel-logo mb-6 h-18 w-48" />
            <h2
              id={titleId}
              ref={titleRef}
              tabIndex={-1}
              className="max-w-[10.5em] font-display text-title focus:outline-none"
            >
              {showcase.title}
            </h2>
            <div className="mt-6 flex max-w-prose flex-col gap-4 text-lead text-muted">
              {(isFeatured ? showcase.description : showcase.description.slice(0, 1)).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <FigureList
              figures={showcase.figures}
              className="mt-10 max-w-xl grid-cols-1! *:border-channel! sm:grid-cols-3!"
            />
          </div>
          {isFeatured ? <ChannelPicture channel={key} character={character} /> : null}
        </div>
        {isFeatured ? <ShowreelSection subject={key} className="pt-16 lg:pt-24" isSubsection /> : null}
        {isFeatured ? <ChannelHighlightList channel={key} /> : null}
      </div>
      <EveningScheduleSection
        channelKey={key}
        channelName={name}
        typicalEvening={showcase.schedule}
        isFeatured={isFeatured}
      />
    </article>
  );
}
