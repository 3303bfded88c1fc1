import { useEffect, useState } from 'react';
import { pressNewsContent as text } from '@/content/site/press/news';
import { buttonStyles } from '@/shared/ui/button-styles';
import { formatLongDate } from '@/site/lib/format';
import { Section } from '@/site/ui/section';
import { type NewsItem, readNews, STEP } from './api/press-news';

function NewsCard({ item }: { item: NewsItem }) {
  const day = item.first_published_at.slice(0, 10);
  return (
    // A full page load, like the articles above it.
    <a
      href={`/presse/${item.slug}`}
      className="group flex h-full flex-col rounded-card border border-line border-t-4 border-t-accent bg-surface p-6 transition-colors hover:border-highlight"
    >
      <span className="text-sm text-muted">
        <strong className="font-semibold text-highlight">{text.kinds[item.content_type]}</strong>
        {' · '}
        <time dateTime={day}>{formatLongDate(day)}</time>
      </span>
      <span className="mt-2 font-display text-xl leading-tight text-balance break-words group-hover:text-highlight">
        {item.title}
      </span>
      {item.excerpt ? <span className="mt-3 line-clamp-4 break-words text-muted">{item.excerpt}</span> : null}
      <span className="mt-auto inline-flex items-center gap-2 pt-5 text-sm font-semibold text-highlight">
        {text.read}
        <span
          className="glyph-arrow-right transition-transform group-hover:translate-x-1"
          aria-hidden="true"
        />
      </span>
    </a>
  );
}

/** What the back office published; nothing at all when there is nothing. */
export function PressNews() {
  const [items, setItems] = useState<NewsItem[]>([]);
  const [hasMore, setHasMore] = useState(false);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

  async function handleMore() {
    setState('loading');
    try {
      const next = await readNews(items.at(-1));
      setItems((shown) => [...shown, ...next.slice(0, STEP)]);
      setHasMore(next.length > STEP);
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  useEffect(() => {
    let left = false;
    // The page is whole without it: a backend that does not answer leaves it as it was.
    readNews(undefined).then(
      (first) => {
        if (left) return;
        setItems(first.slice(0, STEP));
        setHasMore(first.length > STEP);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);

  if (items.length === 0) return null;
  return (
    <Section eyebrow={text.eyebrow} title={text.title}>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8">
        {items.map((item) => (
          <li key={item.id}>
            <NewsCard item={item} />
          </li>
        ))}
      </ul>
      {hasMore ? (
        <div className="mt-8 flex flex-wrap items-center gap-4">
          <button
            type="button"
            className={buttonStyles('outline')}
            disabled={state === 'loading'}
            onClick={() => void handleMore()}
          >
            {state === 'loading' ? text.loading : text.more}
          </button>
          {state === 'failed' ? (
            <p role="alert" className="text-danger">
              {text.failed}
            </p>
          ) : null}
        </div>
      ) : null}
    </Section>
  );
}
