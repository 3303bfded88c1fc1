import cityNarrow from '@/assets/hero-4.svg?w=440;800&aspect=16:10&fit=cover&position=right&format=avif;webp&quality=40&as=picture';
import city from '@/assets/hero-4.svg?w=640;1200&aspect=16:10&fit=cover&position=right&format=avif;webp&quality=45&as=picture';
import { demoPlayerText } from '@/copy/pages/obouo-play';
import { Icon } from '@/shared/components/icon';
import { SectionPicture } from '@/site/components/section-picture';
import { useSimulatedPlayback } from './use-simulated-playback';

/** Imitation of the platform's player, with a working button and progress bar. A caption says that it plays nothing. */
export function SimulatedPlayer() {
  const { isPlaying, progress, toggle } = useSimulatedPlayback();
  const { label, play, pause, progress: progressLabel, kind, title, notice } = demoPlayerText;
  return (
    <figure>
      <div className="relative isolate overflow-hidden rounded-card border border-line-strong bg-surface [box-shadow:0_2rem_5rem_-2rem_#000]">
        <SectionPicture
          section="player"
          source={city}
          narrow={{ source: cityNarrow, sizes: '95vw' }}
          alt=""
          sizes="(min-width: 1024px) 42rem, 95vw"
          priority
          className="aspect-16/10 w-full object-cover"
        />
        <div className="absolute inset-0 bg-linear-to-t from-bg via-bg/30 via-45% to-transparent" />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
        <div role="group" aria-label={label} className="absolute inset-x-0 bottom-0 p-4 sm:p-6">
          <p className="text-sm font-semibold text-highlight">{kind}</p>
          <p className="font-display text-heading">{title}</p>
          <div className="mt-3 flex items-center gap-4 sm:mt-4">
            <button
              type="button"
              onClick={toggle}
              aria-label={isPlaying ? pause : play}
              className="flex size-12 shrink-0 items-center justify-center rounded-full bg-accent text-on-accent transition-colors hover:bg-accent-hover"
            >
              <Icon name={isPlaying ? 'pause' : 'play'} />
            </button>
            <div
              role="progressbar"
              aria-label={progressLabel}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={progress}
              className="h-1.5 grow overflow-hidden rounded-full bg-fg/30"
            >
              <div className="h-full bg-accent" style={{ width: `${progress}%` }} />
            </div>
            <span className="w-12 text-right text-sm [font-variant-numeric:tabular-nums]" aria-hidden="true">
              {`${progress}\u00a0%`}
            </span>
          </div>
        </div>
      </div>
      <figcaption className="mt-3 text-sm text-muted">{notice}</figcaption>
    </figure>
  );
}
