import { useState } from 'react';
import hivowood from '@/assets/channel-character-hivowood.svg';
import inspiration from '@/assets/channel-character-inspiration.svg';
import marmite from '@/assets/channel-character-marmite.svg';
import obouoTv from '@/assets/channel-character-obouo-tv.svg';
import { channels } from '@/copy/channels';
import type { ChannelKey } from '@/copy/types';
import { channelAccentClasses } from '@/site/components/channel-accent';

const characters: Record<ChannelKey, string> = {
  hivowood,
  'obouo-tv': obouoTv,
  inspiration,
  marmite,
};

/** Names of the channels; pointing at, focusing or tapping a name shows the character of the channel. Escape hides it. */
export function FooterChannelNameList() {
  const [shownKey, setShownKey] = useState<ChannelKey | null>(null);
  return (
    <div className="relative">
      <ul className="flex flex-col items-start">
        {channels.map(({ key, name }) => (
          <li key={key} className={channelAccentClasses[key]}>
            <button
              type="button"
              aria-pressed={shownKey === key}
              className="group flex min-h-11 items-center gap-3 text-left font-display text-xl transition-colors hover:text-channel focus-visible:text-channel aria-pressed:text-channel"
              onMouseEnter={() => setShownKey(key)}
              onMouseLeave={() => setShownKey(null)}
              onFocus={() => setShownKey(key)}
              onBlur={() => setShownKey(null)}
              onClick={() => setShownKey(key)}
              onKeyDown={(event) => {
                if (event.key !== 'Escape') return;
                event.preventDefault();
                setShownKey(null);
              }}
            >
              <span className="size-2.5 rotate-45 bg-channel transition-transform group-hover:scale-150" />
              {name}
            </button>
          </li>
        ))}
      </ul>
      {shownKey ? (
        // The character is beside the names on a phone, below them on a wider screen, and never covers them.
        <div
          className="pointer-events-none absolute right-0 bottom-0 h-44 sm:top-full sm:right-auto sm:left-0 sm:mt-1 sm:h-36"
          aria-hidden="true"
        >
          <img src={characters[shownKey]} alt="" className="h-full w-auto object-contain" />
        </div>
      ) : null}
    </div>
  );
}
