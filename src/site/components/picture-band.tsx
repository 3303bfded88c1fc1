import type { ReactNode } from 'react';
import type { PictureSource } from './picture';
import { SectionPicture, type SectionPictureKey } from './section-picture';

interface PictureBandProps {
  /** Section of the page for which staff may choose a photograph. It then replaces `picture`. */
  section: SectionPictureKey;
  picture: PictureSource;
  /** Other crop of the picture for narrow screens, where the text is below the subject. */
  narrowPicture: PictureSource;
  /** Text on the dark side of the picture. */
  children: ReactNode;
}

/** Picture over the whole width, with a text on it. A long text makes it higher. Print shows the text only. */
export function PictureBand({ section, picture, narrowPicture, children }: PictureBandProps) {
  return (
    <div className="theme-dark relative isolate flex aspect-3/4 flex-col justify-end border-y border-line bg-bg text-fg md:aspect-21/9 md:justify-center print:aspect-auto">
      <SectionPicture
        section={section}
        source={picture}
        narrow={{ source: narrowPicture, sizes: '100vw' }}
        alt=""
        sizes="100vw"
        className="absolute inset-0 -z-10 size-full object-cover object-right print:hidden"
        photographGradient="-z-10 bg-linear-to-t from-bg/80 from-45% to-transparent to-75% md:bg-linear-to-r"
      />
      {/* An artwork has this gradient only; a photograph has both. */}
      <div
        className="absolute inset-0 -z-10 bg-linear-to-t from-bg from-30% via-bg/70 to-transparent md:bg-linear-to-r print:hidden"
        aria-hidden="true"
      />
      <div className="page-gutter py-10">
        <div className="reveal md:max-w-[55%]">{children}</div>
      </div>
    </div>
  );
}

interface PictureQuoteProps extends Omit<PictureBandProps, 'children'> {
  sentence: string;
}

/** Picture over the whole width between two sections, with a sentence on its dark side. */
export function PictureQuote({ sentence, ...pictureBandProps }: PictureQuoteProps) {
  return (
    <PictureBand {...pictureBandProps}>
      <p className="border-l-4 border-accent pl-5 font-display text-title md:pl-8">{sentence}</p>
    </PictureBand>
  );
}
