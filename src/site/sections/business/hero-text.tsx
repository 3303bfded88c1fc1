import clsx from 'clsx';
import type { ReactNode } from 'react';

interface HeroTextProps {
  content: { eyebrow: string; title: string; text: string };
  /** Buttons under the text. */
  actions: ReactNode;
  /** Centred under a picture, or spread over a wide poster with the buttons at the far end. */
  layout?: 'start' | 'centred' | 'spread';
  /** How wide the title may run: each hero breaks it where its picture asks. */
  titleWidth?: string;
}

/** Words and buttons that open a business page; what surrounds them is the page's own. */
export function HeroText({
  content,
  actions,
  layout = 'start',
  titleWidth = 'max-w-[8.2em]',
}: HeroTextProps) {
  const centred = layout === 'centred';
  return (
    <div className={clsx(centred && 'text-center')}>
      <p className="eyebrow">{content.eyebrow}</p>
      <h1 className={clsx('mt-3 font-display text-hero', titleWidth, centred && 'mx-auto')}>
        {content.title}
      </h1>
      <div className={clsx(layout === 'spread' && 'lg:flex lg:items-end lg:justify-between lg:gap-12')}>
        <p className={clsx('mt-6 max-w-xl text-lead text-fg/90', centred && 'mx-auto')}>{content.text}</p>
        <div className={clsx('mt-8 flex flex-wrap gap-3', centred && 'justify-center')}>{actions}</div>
      </div>
    </div>
  );
}
