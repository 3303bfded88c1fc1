import clsx from 'clsx';
import type channelPicturesCollection from '@/copy/collections/channel-pictures';
import type channelHighlightsCollection from '@/copy/collections/highlights';
import { channelPanelText, channelShowcaseTexts } from '@/copy/pages/chaines';
import type { ChannelKey, ChannelSummary } from '@/copy/types';
import { channelAccentClasses } from '@/site/components/channel-accent';
import { CollectionEditLink } from '@/site/components/collection-edit-link';
import { CollectionPicture } from '@/site/components/cover-image';
import { FigureList } from '@/site/components/figure-list';
import { Picture, type PictureSource } from '@/site/components/picture';
import { useFocusAtAnchor } from '@/site/hooks/use-focus-at-anchor';
import { useCollection } from '@/site/hooks/use-site-data';
import { ShowreelSection } from '@/site/sections/showreel-section';
import { EveningScheduleSection } from './evening-schedule-section';

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

interface ChannelPanelProps {
  channel: ChannelSummary;
  logo: PictureSource;
  character: PictureSource;
  /** True for the selected channel; the others show only without scripts. */
  isSelected: boolean;
}

/**
 * Details of one channel: description, figures, regular programmes and evening. The other panels
 * are short, because every visitor downloads them and only readers without scripts see them.
 */
export function ChannelPanel({ channel, logo, character, isSelected }: ChannelPanelProps) {
  const { key, name } = channel;
  const showcase = channelShowcaseTexts[key];
  const titleId = `${key}-titre`;
  const titleRef = useFocusAtAnchor<HTMLHeadingElement>(isSelected ? titleId : null);
  return (
    <article
      id={key}
      aria-labelledby={titleId}
      className={clsx(channelAccentClasses[key], !isSelected && 'hidden noscript:block')}
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
              {(isSelected ? showcase.description : showcase.description.slice(0, 1)).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <FigureList
              figures={showcase.figures}
              className="mt-10 max-w-xl *:border-channel! sm:grid-cols-3!"
            />
          </div>
          {isSelected ? <ChannelPicture channel={key} character={character} /> : null}
        </div>
        {isSelected ? <ShowreelSection subject={key} className="pt-16 lg:pt-24" isSubsection /> : null}
        {isSelected ? <ChannelHighlightList channel={key} /> : null}
      </div>
      <EveningScheduleSection
        channelKey={key}
        channelName={name}
        typicalEvening={showcase.schedule}
        isSelected={isSelected}
      />
    </article>
  );
}
