import clsx from 'clsx';
import type { ReactNode } from 'react';
import { TextWithEnglishTerms } from '@/shared/components/text-with-english-terms';

interface BusinessHeroContentProps {
  content: { eyebrow: string; title: string; text: string };
  actions: ReactNode;
  /** `spread` puts the buttons to the right of the text on a wide screen. */
  layout?: 'start' | 'centred' | 'spread';
  /** Maximum width of the title, which decides where its lines break. */
  titleWidthClassName?: string;
}

/** Text and buttons at the top of a business page. */
export function BusinessHeroContent({
  content,
  actions,
  layout = 'start',
  titleWidthClassName = 'max-w-[8.2em]',
}: BusinessHeroContentProps) {
  const isCentred = layout === 'centred';
  return (
    <div className={clsx(isCentred && 'text-center')}>
      <p className="eyebrow">
        <TextWithEnglishTerms>{content.eyebrow}</TextWithEnglishTerms>
      </p>
      <h1 className={clsx('mt-3 font-display text-hero', titleWidthClassName, isCentred && 'mx-auto')}>
        {content.title}
      </h1>
      <div className={clsx(layout === 'spread' && 'lg:flex lg:items-end lg:justify-between lg:gap-12')}>
        <p className={clsx('mt-6 max-w-xl text-lead text-fg/90', isCentred && 'mx-auto')}>{content.text}</p>
        <div className={clsx('mt-8 flex flex-wrap gap-3', isCentred && 'justify-center')}>{actions}</div>
      </div>
    </div>
  );
}
