import type { PictureSource } from '@/site/components/picture';
import { type PictureSection, SectionPicture } from '@/site/components/section-picture';

interface InterludeProps {
  /** Section whose photograph may replace the picture. */
  section: PictureSection;
  /** A sentence of the group. */
  sentence: string;
  picture: PictureSource;
  /** Framing for narrow screens, where the sentence stands below the picture's subject. */
  narrow: PictureSource;
}

/** Picture over the whole width between two sections, with one sentence on its dark side. */
export function Interlude({ section, sentence, picture, narrow }: InterludeProps) {
  return (
    <div className="relative overflow-hidden border-y border-line print:hidden">
      <SectionPicture
        section={section}
        source={picture}
        narrow={{ source: narrow, sizes: '100vw' }}
        alt=""
        sizes="100vw"
        className="aspect-3/4 w-full object-cover object-right md:aspect-21/9"
      />
      <div
        className="absolute inset-0 bg-linear-to-t from-bg via-bg/70 to-transparent md:bg-linear-to-r"
        aria-hidden="true"
      />
      <div className="absolute inset-0 flex flex-col justify-end md:justify-center">
        <div className="page-gutter py-10">
          <p className="reveal border-l-4 border-accent pl-5 font-display text-title md:max-w-[55%] md:pl-8">
            {sentence}
          </p>
        </div>
      </div>
    </div>
  );
}
