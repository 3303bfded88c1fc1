import type { CSSProperties } from 'react';

/** Built image: one `srcset` a format, and the fallback with its true size (pixels). */
export interface PictureSource {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
  /** The sources end at phone width; wider screens use `img`. */
  isNarrow?: true;
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
  /** The largest image above the fold, as wide as the screen: fetched first. */
  priority?: boolean;
  /** Above the fold beside that one: fetched after it. */
  eager?: boolean;
}

const NARROW = '(max-width: 767px)';

/**
 * The modern formats, without the widths of the fallback. The few browsers without AVIF get its one size (60
 * kB at most). Each page is spared half of its image addresses, which do not compress.
 */
function Sources({ source, sizes, media }: { source: PictureSource; sizes: string; media?: string }) {
  return Object.entries(source.sources)
    .filter(([format]) => !source.img.src.endsWith(`.${format}`))
    .map(([format, srcSet]) => (
      <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} media={media} />
    ));
}

/** Responsive image with reserved space. The browser fetches those below the fold as they come near. */
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
  return (
    <picture>
      {narrow ? <Sources {...narrow} media={NARROW} /> : null}
      <Sources source={source} sizes={sizes} media={priority && source.isNarrow ? NARROW : undefined} />
      <img
        width={source.img.w}
        height={source.img.h}
        className={className}
        style={style}
        src={source.img.src}
        alt={alt}
        loading={eager ? undefined : 'lazy'}
        // A second image would share the bandwidth of the largest one from the first layout on.
        fetchPriority={priority ? 'high' : eager ? 'low' : undefined}
      />
    </picture>
  );
}
