import presenter from '@/assets/channel-character-obouo-tv.svg?w=240;480&format=avif;webp&quality=50&as=picture';
import { helpHeroText } from '@/copy/pages/help-center';
import { Picture } from '@/site/components/picture';
import { HelpSearchForm } from './help-search-form';

/** Top of the help centre: the search and, on a wide screen, a character with a microphone. */
export function HelpHero() {
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
