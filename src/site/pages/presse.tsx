import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import picture from '@/assets/channel-art-inspiration.svg?w=640;1280;1920;2560&format=avif;webp&quality=45&as=picture';
import { groupName } from '@/copy/brand';
import { channels } from '@/copy/channels';
import {
  createPressDescription,
  pressChannelPictureText,
  pressHeroText,
  pressSeo,
} from '@/copy/pages/presse';
import { pressFeed } from '@/copy/press/feed';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Icon } from '@/shared/components/icon';
import { readPreviewToken } from '@/shared/lib/preview-link';
import { PressList } from '@/site/articles/press-list';
import { channelAccentClasses } from '@/site/components/channel-accent';
import { PageHead } from '@/site/components/page-head';
import { SectionPicture } from '@/site/components/section-picture';
import { LazyNewsletterLinkDialog } from '@/site/forms/newsletter/lazy-newsletter-link-dialog';
import { useHydrated } from '@/site/hooks/use-hydrated';
import { usePageData, useSettings } from '@/site/hooks/use-site-data';
import { PageHero } from '@/site/sections/page-hero';
import { PressAwardsSection } from '@/site/sections/press/press-awards-section';
import { PressBrandSection } from '@/site/sections/press/press-brand-section';
import { PressMediaKitSection } from '@/site/sections/press/press-media-kit-section';
import { PressOfficeSection } from '@/site/sections/press/press-office-section';

const Preview = lazy(() => import('@/site/articles/draft-preview-page'));

/** Shows the text of a preview link in the place of the page. */
function PreviewGate({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const [knownToken, setKnownToken] = useState('');
  // A link to a heading of the draft, or the skip link, replaces the hash and must not close the preview.
  const isJumpInPreview = knownToken !== '' && document.getElementById(hash.slice(1)) !== null;
  const token = readPreviewToken(hash) || (isJumpInPreview ? knownToken : '');
  if (token !== knownToken) setKnownToken(token);
  // One prerendered file serves every hash.
  return useHydrated() && token ? (
    <Suspense fallback={<div className="min-h-dvh" />}>
      <Preview key={token} token={token} />
    </Suspense>
  ) : (
    children
  );
}

const CHANNEL = 'inspiration';

/** Picture of the channel Inspiration over the width of the press page, with caption and credit. */
function PressPagePicture() {
  const channel = channels.find(({ key }) => key === CHANNEL);
  return channel ? (
    <figure className={channelAccentClasses[CHANNEL]}>
      <SectionPicture
        section={CHANNEL}
        source={picture}
        alt={pressChannelPictureText.alt}
        sizes="100vw"
        className="aspect-3/2 w-full object-cover md:aspect-21/9"
      />
      <figcaption className="page-gutter flex flex-wrap justify-between gap-x-6 border-t-4 border-channel py-4 text-sm text-muted">
        <span>
          <strong className="text-fg">{channel.name}</strong>, {channel.tagline}
        </span>
        <span>© {groupName}</span>
      </figcaption>
    </figure>
  ) : null;
}

/**
 * Articles, press kit, awards and press office. It must not render again during hydration, which would empty
 * the list for a moment.
 */
export function Component() {
  const { kitLink, feedLink, ...hero } = pressHeroText;
  const { title } = useSettings();
  const total = usePageData().articles?.counts.total ?? 0;
  return (
    <PreviewGate>
      <PageHead seo={total > 0 ? { ...pressSeo, description: createPressDescription(total) } : pressSeo} />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={pressFeed.createTitle(title)}
        href={pressFeed.path}
      />
      <PageHero {...hero}>
        <div className="mt-8 flex flex-wrap gap-3">
          <a href={kitLink.href} className={getButtonClassName('primary')}>
            <Icon name="download" />
            {kitLink.label}
          </a>
          <a href={feedLink.href} className={getButtonClassName('outline')}>
            <Icon name="feed" />
            {feedLink.label}
          </a>
        </div>
      </PageHero>
      <Suspense>
        {/* React hydrates the list in a separate task. */}
        <Suspense>
          <PressList />
        </Suspense>
        <PressPagePicture />
        <PressMediaKitSection />
        <PressBrandSection />
        <PressAwardsSection />
        <PressOfficeSection />
      </Suspense>
      <LazyNewsletterLinkDialog audience="press" />
    </PreviewGate>
  );
}
