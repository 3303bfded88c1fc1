import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import presenter from '@/assets/channel-character-obouo-tv.svg?w=240;480&format=avif;webp&quality=50&as=picture';
import cityNarrow from '@/assets/hero-4.svg?w=480;720&aspect=3:4&fit=cover&position=right&format=avif;webp&quality=24&effort=4&as=picture';
import city from '@/assets/hero-4.svg?w=960;1440;1920;2560&format=avif;webp&quality=45&as=picture';
import type supportChannelsCollection from '@/copy/collections/support-channels';
import { supportChannelsText } from '@/copy/help/sections';
import { helpHeroText, helpSeo } from '@/copy/pages/help-center';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Icon } from '@/shared/components/icon';
import { useDebouncedInput } from '@/shared/hooks/use-debounced-input';
import { CollectionSection } from '@/site/components/collection-section';
import { PageHead } from '@/site/components/page-head';
import { Picture } from '@/site/components/picture';
import { PictureBand } from '@/site/components/picture-band';
import { useCollection } from '@/site/hooks/use-site-data';
import { useQueryParam } from '@/site/hooks/use-url-query';
import { HelpAnswersSection } from '@/site/sections/help/help-answers-section';

/** Milliseconds after the last key before the search changes the URL. */
const DEBOUNCE_MS = 150;

/** Search field, and buttons that write a topic into it. The answers below read the same `?q=`. */
function HelpSearchForm() {
  const [query, setQuery] = useQueryParam('q');
  const { field, text, changeText, applyNow } = useDebouncedInput(query ?? '', setQuery, DEBOUNCE_MS);
  const { resultsAnchor, searchLabel, searchPlaceholder, searchButton, topicsLabel, topics } = helpHeroText;
  return (
    <div className="mt-10 max-w-3xl noscript:hidden">
      <search>
        <form
          className="flex flex-wrap gap-2 sm:flex-nowrap"
          onSubmit={(event) => {
            event.preventDefault();
            applyNow();
            document.getElementById(resultsAnchor)?.scrollIntoView();
          }}
        >
          <label className="relative min-w-0 grow basis-64">
            <span className="sr-only">{searchLabel}</span>
            <Icon
              name="search"
              className="pointer-events-none absolute inset-y-0 left-4 my-auto text-highlight"
            />
            <input
              ref={field}
              type="search"
              name="q"
              value={text}
              onChange={(event) => changeText(event.target.value)}
              onBlur={applyNow}
              placeholder={searchPlaceholder}
              autoComplete="off"
              enterKeyHint="search"
              className="min-h-14 w-full rounded-card border border-line-strong bg-surface pr-4 pl-12 text-lg text-fg placeholder:text-muted hover:border-highlight"
            />
          </label>
          <button type="submit" className={getButtonClassName('primary', 'min-h-14! grow px-7! sm:grow-0')}>
            {searchButton}
          </button>
        </form>
      </search>
      <fieldset className="mt-5 flex flex-wrap items-center gap-2">
        <legend className="float-left mr-2 text-sm text-muted">{topicsLabel}</legend>
        {topics.map((topic) => (
          <button
            key={topic}
            type="button"
            aria-pressed={text === topic}
            onClick={() => changeText(topic)}
            className="min-h-10 rounded-card border border-line-strong px-3 text-sm font-semibold transition-colors hover:border-highlight hover:text-highlight aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
          >
            {topic}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

/** Top of the help centre: the search and, on a wide screen, a character with a microphone. */
function HelpHero() {
  return (
    <section className="pattern-bogolan relative isolate overflow-hidden border-b border-line">
      <div className="page-gutter relative pt-42 pb-14 lg:pt-40 lg:pb-20">
        <p className="eyebrow">{helpHeroText.eyebrow}</p>
        <h1 className="mt-3 font-display text-hero">{helpHeroText.title}</h1>
        <p className="mt-6 max-w-2xl text-lead text-muted">{helpHeroText.text}</p>
        <HelpSearchForm />
        <div className="absolute right-4 bottom-0 -z-10 hidden w-72 lg:block xl:w-80" aria-hidden="true">
          <div className="absolute -inset-x-16 bottom-0 -z-10 aspect-square rounded-full bg-radial from-accent/35 to-transparent to-70%" />
          <Picture source={presenter} alt="" sizes="20rem" className="h-auto w-full" />
        </div>
      </div>
      <div className="band-chevron relative h-3 text-accent" aria-hidden="true" />
    </section>
  );
}

const icons = { chat: 'chat', mail: 'mail', phone: 'phone', form: 'pen' } as const;

/** Support channels, a row for each, below a picture with the title. */
function SupportChannelsSection() {
  const supportChannels = useCollection<typeof supportChannelsCollection>('canaux-aide');
  return (
    <CollectionSection
      {...supportChannelsText}
      collection={supportChannels}
      heading={(heading) => (
        <PictureBand section="help" picture={city} narrowPicture={cityNarrow}>
          {heading}
        </PictureBand>
      )}
    >
      <ul className="border-b border-line">
        {supportChannels.items.map((channel) => (
          <li
            key={channel.id}
            className="reveal grid items-center gap-x-10 gap-y-3 border-t border-line py-6 lg:grid-cols-[1fr_1.5fr_14rem]"
          >
            <h3 className="flex items-center gap-3 font-display text-heading">
              <Icon name={icons[channel.glyph]} className="size-8 text-accent" />
              {channel.title}
            </h3>
            <div className="min-w-0">
              <p className="max-w-prose text-muted">{channel.description}</p>
              <p className="mt-1 font-semibold text-highlight">{channel.availability}</p>
            </div>
            {/* The router leaves links to mail, phone and other sites to the browser. */}
            <Link to={channel.href} className={getButtonClassName('outline')}>
              {channel.action}
            </Link>
          </li>
        ))}
      </ul>
    </CollectionSection>
  );
}

/** Help centre: search, domains, questions and support channels. */
export function Component() {
  return (
    <>
      <PageHead seo={helpSeo} />
      <HelpHero />
      <Suspense>
        <HelpAnswersSection />
        <SupportChannelsSection />
      </Suspense>
    </>
  );
}
