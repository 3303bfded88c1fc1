import type { CSSProperties } from 'react';

/** Built image: one `srcset` for each format, and the fallback with its size in pixels. */
export interface PictureSource {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
  /** True when the sources have files for phones only. With `priority` or `isFullWidth`, wider screens use `img`. */
  hasPhoneSourcesOnly?: true;
  /** True when the picture fills large screens. */
  isFullWidth?: true;
}

/** Another framing of the same image for narrow screens. */
interface NarrowFraming {
  source: PictureSource;
  sizes: string;
}

interface PictureProps {
  source: PictureSource;
  /** Empty for decoration. */
  alt: string;
  /** CSS `sizes`: the displayed width. */
  sizes: string;
  className?: string;
  /** CSS that keeps the focal point visible in another aspect ratio. */
  style?: CSSProperties | undefined;
  narrow?: NarrowFraming;
  /** True for the largest image above the fold, which the browser fetches first. */
  priority?: boolean;
  /** True for an image above the fold beside the priority image, which the browser fetches after that one. */
  eager?: boolean;
}

const NARROW_SCREEN_QUERY = '(max-width: 767px)';

/** Renders a `<source>` for each format. The `<img>` serves the few browsers without AVIF, in one size. */
function Sources({ source, sizes, media }: { source: PictureSource; sizes: string; media?: string }) {
  return Object.entries(source.sources).map(([format, srcSet]) => (
    <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} media={media} />
  ));
}

/** Responsive image with reserved space. Without `eager`, the browser fetches it only near the screen. */
export function Picture({
  source,
  alt,
  sizes,
  className,
  style,
  narrow,
  priority = false,
  eager = priority,
}: PictureProps) {
  const isLarge = priority || source.isFullWidth;
  // At normal priority, this image would compete with the largest one for bandwidth.
  const eagerPriority = eager ? 'low' : undefined;
  return (
    <picture>
      {narrow ? <Sources {...narrow} media={NARROW_SCREEN_QUERY} /> : null}
      <Sources
        source={source}
        sizes={sizes}
        media={isLarge && source.hasPhoneSourcesOnly ? NARROW_SCREEN_QUERY : undefined}
      />
      <img
        width={source.img.w}
        height={source.img.h}
        className={className}
        style={style}
        src={source.img.src}
        alt={alt}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : eagerPriority}
      />
    </picture>
  );
}
