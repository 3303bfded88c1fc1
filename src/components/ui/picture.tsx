import clsx from 'clsx';
import { useHydrated } from '@/hooks/use-hydrated';

/** Built image: one `srcset` a format, and the fallback with its true size (pixels). */
export interface PictureSource {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
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
  narrow?: NarrowFraming;
  /** The largest image above the fold: in the HTML, and fetched first. */
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

/** Same ratio, no download. */
function emptyImage({ w, h }: PictureSource['img']): string {
  return `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${w}' height='${h}'/%3E`;
}

/**
 * Responsive image with reserved space. All but those above the fold are named once their part of the page is alive:
 * browsers fetch "lazy" images up to 2500 px ahead, which a visitor who pays by the megabyte may never reach.
 */
export function Picture({
  source,
  alt,
  sizes,
  className,
  narrow,
  priority = false,
  eager = priority,
}: PictureProps) {
  const named = useHydrated() || eager;
  const image = { width: source.img.w, height: source.img.h, alt, className };
  return (
    <>
      <picture>
        {named && narrow ? <Sources {...narrow} media={NARROW} /> : null}
        {named ? <Sources source={source} sizes={sizes} /> : null}
        <img
          {...image}
          src={named ? source.img.src : emptyImage(source.img)}
          alt={alt}
          // Where the image below stands for it, it must not hold a place of its own.
          className={named ? className : clsx(className, 'noscript:hidden')}
          loading={eager ? undefined : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
        />
      </picture>
      {named ? null : (
        <noscript>
          <img {...image} src={source.img.src} alt={alt} loading="lazy" />
        </noscript>
      )}
    </>
  );
}
