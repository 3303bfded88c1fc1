import clsx from 'clsx';
import { channels } from '@/copy/channels';
import { channelsHeroText } from '@/copy/pages/chaines';
import type { ChannelKey } from '@/copy/types';
import { channelAccentClasses } from '@/site/components/channel-accent';

interface ChannelSwitchProps {
  activeKey: ChannelKey;
  onChoose: (key: ChannelKey) => void;
}

const tileClassName =
  'group relative flex min-h-18 w-full flex-col justify-center border border-line bg-bg/80 px-4 py-3 text-left transition-colors hover:border-channel aria-pressed:border-channel aria-pressed:bg-surface-strong lg:px-5 lg:py-4';

/** Four buttons that choose the featured channel. Without scripts, links to the four channels replace them. */
export function ChannelSwitch({ activeKey, onChoose }: ChannelSwitchProps) {
  return (
    <nav aria-label={channelsHeroText.switchLabel} className="mt-10 lg:mt-14">
      <ul className="grid grid-cols-2 gap-2 lg:grid-cols-4 lg:gap-4">
        {channels.map(({ key, name, tagline }) => {
          const content = (
            <>
              <span className="absolute inset-x-0 top-0 h-1 origin-left scale-x-0 bg-channel transition-transform duration-300 group-aria-pressed:scale-x-100" />
              <span className="flex items-center gap-2.5 font-display text-base leading-tight lg:text-xl">
                <span className="size-2 shrink-0 rotate-45 bg-channel lg:size-2.5" aria-hidden="true" />
                {name}
              </span>
              <span className="mt-1 hidden text-sm text-muted sm:block" aria-hidden="true">
                {tagline}
              </span>
            </>
          );
          return (
            <li key={key} className={channelAccentClasses[key]}>
              <button
                type="button"
                aria-pressed={key === activeKey}
                onClick={() => onChoose(key)}
                className={clsx(tileClassName, 'noscript:hidden')}
              >
                {content}
              </button>
              <noscript>
                <a href={`#${key}`} className={tileClassName}>
                  {content}
                </a>
              </noscript>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
