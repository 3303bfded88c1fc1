import { lazy } from 'react';
import { Island } from '@/components/island';
import { Seo } from '@/components/seo/seo';
import { buttonStyles } from '@/components/ui/button-styles';
import { pressHero, pressSeo } from '@/content/pages/presse';
import { pressFeed } from '@/content/press/feed';
import { PageHero } from '@/sections/page-hero';

const Rest = lazy(() => import('./presse-rest'));

/** Articles, press kit, awards and press office. */
export function Component() {
  const { kitLink, feedLink, ...hero } = pressHero;
  return (
    <>
      <Seo seo={pressSeo} />
      <link rel="alternate" type="application/rss+xml" title={pressFeed.title} href={pressFeed.path} />
      <PageHero {...hero}>
        <div className="mt-8 flex flex-wrap gap-3">
          <a href={kitLink.href} className={buttonStyles('primary')}>
            <span className="glyph-download" aria-hidden="true" />
            {kitLink.label}
          </a>
          <a href={feedLink.href} className={buttonStyles('outline')}>
            <span className="glyph-feed" aria-hidden="true" />
            {feedLink.label}
          </a>
        </div>
      </PageHero>
      <Island>
        <Rest />
      </Island>
    </>
  );
}
