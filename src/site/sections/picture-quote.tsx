import { PictureBand, type PictureBandProps } from '@/site/components/picture-band';

interface PictureQuoteProps extends Omit<PictureBandProps, 'children'> {
  /** A sentence of the group. */
  sentence: string;
}

/** Picture over the whole width between two sections, with one sentence on its dark side. */
export function PictureQuote({ sentence, ...band }: PictureQuoteProps) {
  return (
    <PictureBand {...band}>
      <p className="border-l-4 border-accent pl-5 font-display text-title md:pl-8">{sentence}</p>
    </PictureBand>
  );
}
