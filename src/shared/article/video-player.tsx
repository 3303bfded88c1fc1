import { type ReactNode, useState } from 'react';
import { articleVideoText as text } from '@/copy/article-video';
import { Icon } from '@/shared/components/icon';
import { focusFrame } from '@/shared/lib/focus-frame';
import { isModifiedClick } from '@/shared/lib/is-modified-click';
import { findVideo } from './video-services';

interface VideoPlayerProps {
  /** URL of the video at its service. */
  src: string;
  title: string;
  /** Picture that shows until a press. */
  poster: ReactNode;
  /** True where a heading above shows the title. */
  hidesTitle?: boolean;
}

/** Classes of the poster, which fills the player. */
export const posterClassName = 'absolute inset-0 size-full object-cover';

/** Renders a link to a video of a service. With scripts, a press is the consent to load the player of the service. */
export function VideoPlayer({ src, title, poster, hidesTitle = false }: VideoPlayerProps) {
  const [isPlaying, setPlaying] = useState(false);
  const video = findVideo(src);
  if (!video) return null;
  const [textBeforeService, textAfterService] = text.notice;
  return (
    <figure>
      {isPlaying ? (
        <iframe
          ref={focusFrame}
          src={video.playerUrl}
          title={title || `${text.untitled} ${video.service}`}
          className="aspect-video w-full rounded-card bg-surface-strong"
          allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        />
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: without a script it leads to the service
        <a
          href={src}
          role="button"
          className="pattern-bogolan group relative grid aspect-video w-full place-items-center overflow-hidden rounded-card border border-line bg-surface-strong no-underline! print:hidden"
          onClick={(event) => {
            if (isModifiedClick(event)) return;
            event.preventDefault();
            setPlaying(true);
          }}
          // the browser presses a link on Enter only, a button also on Space
          onKeyDown={(event) => {
            if (event.key !== ' ') return;
            event.preventDefault();
            setPlaying(true);
          }}
        >
          {poster}
          <span className="relative inline-flex min-h-12 max-w-[calc(100%-2rem)] items-center gap-3 rounded-full bg-accent px-6 py-2 font-semibold text-on-accent">
            <Icon name="play" />
            {text.play}
            {title ? <span className="sr-only">{` : ${title}`}</span> : null}
          </span>
        </a>
      )}
      <figcaption className="mt-2 text-sm leading-snug text-muted">
        {title && !hidesTitle ? <strong className="block">{title}</strong> : null}
        {textBeforeService}
        {video.service}
        {textAfterService}{' '}
        <a href={src} target="_blank" rel="noreferrer" className="underline">
          {text.external} {video.service}
        </a>
      </figcaption>
    </figure>
  );
}
