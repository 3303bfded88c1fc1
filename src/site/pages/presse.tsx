import { pressHero, pressSeo } from '@/content/site/pages/presse';
import { pressFeed } from '@/content/site/press/feed';
import { buttonStyles } from '@/shared/ui/button-styles';
import { PageHero } from '@/site/sections/page-hero';
import { Island } from '@/site/ui/island';
import { Seo } from '@/site/ui/seo';
import Rest from './presse-rest';

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
