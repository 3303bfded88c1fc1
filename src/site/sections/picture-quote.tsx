import { PictureBand, type PictureBandProps } from '@/site/components/picture-band';

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
