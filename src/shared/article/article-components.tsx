import { type ComponentProps, createContext, type ElementType, useContext } from 'react';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { getPictureProps } from '@/shared/lib/picture-props';
import type { CaptionedPictureData } from '@/shared/lib/stored-picture';
import { ArticleLink } from './article-link';
import { posterClassName, VideoPlayer } from './video-player';

/** Width of a picture in a text, as `sizes`. */
const SIZES = '(min-width: 1024px) 46rem, 92vw';

/** Library pictures of the text, by their URLs. */
export const LibraryPicturesContext = createContext<ReadonlyMap<string, CaptionedPictureData>>(new Map());

function ArticlePicture({ src, alt }: { src: string; alt: string }) {
  const picture = useContext(LibraryPicturesContext).get(src);
  return <img alt={alt} loading="lazy" {...(picture ? getPictureProps(picture, SIZES) : { src })} />;
}

/** Components for the elements of an article. They are constant, so that React keeps a playing video. */
export const articleComponents: Readonly<Record<string, ElementType>> = {
  // Only the title of the page is an h1.
  h1: ({ id, children }: ComponentProps<'h1'>) => <h2 id={id}>{children}</h2>,
  a: ({ href, id, children, className }: ComponentProps<'a'>) =>
    href ? (
      <ArticleLink
        href={href}
        id={id}
        className={className && getButtonClassName('primary', 'text-on-accent! no-underline!')}
      >
        {children}
      </ArticleLink>
    ) : (
      <span>{children}</span>
    ),
  img: ({ src, alt }: ComponentProps<'img'>) => (src ? <ArticlePicture src={src} alt={alt ?? ''} /> : null),
  video: ({ src, title, poster }: ComponentProps<'video'>) =>
    src ? (
      <VideoPlayer
        src={src}
        title={title ?? ''}
        poster={poster ? <img src={poster} alt="" loading="lazy" className={posterClassName} /> : null}
      />
    ) : null,
  table: ({ children }: ComponentProps<'table'>) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <div tabIndex={0} className="overflow-x-auto">
      <table>{children}</table>
    </div>
  ),
  pre: ({ children }: ComponentProps<'pre'>) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <pre tabIndex={0}>{children}</pre>
  ),
};
