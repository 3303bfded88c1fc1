import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { useIdle } from '@/site/hooks/use-idle';

/** Built image: one `srcset` a format, and the fallback with its true size (pixels). */
export interface PictureSource {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
  /** The sources end at the width of a telephone: a picture that fills a wide screen is `img` there. */
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
  /** CSS `sizes`: how wide the image is shown. */
  sizes: string;
  className?: string;
  /** What of it a frame of another shape shows. */
  style?: CSSProperties | undefined;
  narrow?: NarrowFraming;
  /** The largest image above the fold, as wide as the screen: in the HTML, and fetched first. */
  priority?: boolean;
  /** Above the fold beside that one: in the HTML too, and fetched after it. */
  eager?: boolean;
}

const NARROW = '(max-width: 767px)';

/**
 * The modern formats. The fallback's own widths are left out: the few browsers without AVIF get its one size (60 kB at most),
 * and each page is spared half of its image addresses, which nothing can compress.
 */
function Sources({ source, sizes, media }: { source: PictureSource; sizes: string; media?: string }) {
  return Object.entries(source.sources)
    .filter(([format]) => !source.img.src.endsWith(`.${format}`))
    .map(([format, srcSet]) => (
      <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} media={media} />
    ));
}

/**
 * Stands where the image will be, with its ratio. Not an image itself: an empty picture as a source is a document of its own to
 * the browser, of which the home page had ten.
 */
function ImagePlace({ img, alt, className }: { img: PictureSource['img']; alt: string; className?: string }) {
  return (
    <span
      {...(alt ? { role: 'img', 'aria-label': alt } : {})}
      // Where scripts do not run the image itself stands beside it, and this must not hold a place of its own.
      className={clsx(className, 'image-place noscript:hidden')}
      style={{ '--ratio': `${img.w}/${img.h}` } as CSSProperties}
    />
  );
}

/** Responsive image with reserved space. All but those above the fold are named at idle, and fetched as they come near. */
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
  const named = useIdle() || eager;
  const image = { width: source.img.w, height: source.img.h, alt, className, style };
  if (!named) {
    return (
      <>
        <ImagePlace img={source.img} alt={alt} className={className} />
        <noscript>
          <img {...image} src={source.img.src} alt={alt} loading="lazy" />
        </noscript>
      </>
    );
  }
  return (
    <picture>
      {narrow ? <Sources {...narrow} media={NARROW} /> : null}
      <Sources source={source} sizes={sizes} media={priority && source.isNarrow ? NARROW : undefined} />
      <img
        {...image}
        src={source.img.src}
        alt={alt}
        loading={eager ? undefined : 'lazy'}
        // What stands beside the largest image would else share its bandwidth as soon as it is laid out.
        fetchPriority={priority ? 'high' : eager ? 'low' : undefined}
      />
    </picture>
  );
}
