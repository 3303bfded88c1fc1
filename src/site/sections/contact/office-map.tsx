import { useSyncExternalStore } from 'react';
import type { CompleteOffice } from '@/copy/office';
import map from './drawn-map.svg';

/** Edges of the drawn map in degrees; it is 80 degrees wide and 96 high. */
const WEST_LONGITUDE = -24;
const NORTH_LATITUDE = 60;
const percentPerDegree = { x: 100 / 80, y: 100 / 96 };

/** Returns the style of a mark on the map. `position` is « latitude,longitude »; the mark is 1 rem wide. */
function getMarkStyle(position: string) {
  const [latitude = 0, longitude = 0] = position.split(',').map(Number);
  return {
    left: `${(longitude - WEST_LONGITUDE) * percentPerDegree.x}%`,
    top: `${(NORTH_LATITUDE - latitude) * percentPerDegree.y}%`,
    translate: '-0.5rem -0.5rem',
  };
}

const MINUTE_MS = 60_000;

/** Calls the listener each second, so that the minute changes on time. */
function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}

/** Returns the current minute; null in prerendered HTML, whose time would be that of the build. */
function useCurrentMinute(): Date | null {
  const minute = useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => null,
  );
  return minute === null ? null : new Date(minute * MINUTE_MS);
}

/**
 * Drawn map of the offices, each with the current time in its `zone` (IANA name). The prerendered page, and an office
 * without `zone`, show the `timezone` that staff typed (« UTC+1 »).
 */
export function OfficeMap({ offices }: { offices: readonly CompleteOffice[] }) {
  const currentTime = useCurrentMinute();
  return (
    <div className="reveal relative self-start overflow-hidden lg:sticky lg:top-28">
      <img src={map} alt="" width="800" height="960" loading="lazy" className="w-full" />
      <ul>
        {offices
          .filter(({ position }) => position)
          .map(({ id, city, position, zone, timezone }) => (
            <li key={id} style={getMarkStyle(position)} className="absolute flex items-start gap-3">
              <span className="size-4 shrink-0 rotate-45 bg-accent" aria-hidden="true" />
              <p className="rounded-card border border-line bg-bg px-3 py-1.5 leading-tight">
                <span className="text-sm text-muted">{city}</span>
                <span className="block font-display text-heading [font-variant-numeric:tabular-nums]">
                  {currentTime && zone
                    ? currentTime.toLocaleTimeString('fr-FR', {
                        timeZone: zone,
                        hour: '2-digit',
                        minute: '2-digit',
                      })
                    : timezone}
                </span>
              </p>
            </li>
          ))}
      </ul>
    </div>
  );
}
