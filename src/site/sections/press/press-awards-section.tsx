import type awardsCollection from '@/copy/collections/awards';
import { pressAwardsText } from '@/copy/pages/presse';
import { ArticleLink } from '@/shared/article/article-link';
import { CollectionPicture } from '@/site/components/cover-image';
import { Section } from '@/site/components/section';
import { useCollection } from '@/site/hooks/use-site-data';

/** Awards of the group, in the order of staff. Without awards, a text announces them. */
export function PressAwardsSection() {
  const { items, files } = useCollection<typeof awardsCollection>('recompenses');
  return (
    <Section
      {...pressAwardsText}
      className="pattern-bogolan border-t border-line"
      heading={items.length === 0 ? 'beside' : 'above'}
      collection="recompenses"
    >
      {items.length === 0 ? (
        <div className="reveal">
          <p className="font-display text-title text-highlight">{pressAwardsText.placeholder}</p>
          <p className="mt-3 max-w-prose text-lead text-muted">{pressAwardsText.text}</p>
        </div>
      ) : (
        <ol className="border-t border-line-strong">
          {items.map(({ id, title: name, jury, date, text, picture, link }) => {
            const file = files[picture];
            return (
              <li
                key={id}
                className="reveal grid gap-x-12 gap-y-5 border-b border-line-strong py-8 sm:grid-cols-[minmax(0,1fr)_12rem] lg:grid-cols-[12rem_minmax(0,1fr)_16rem]"
              >
                <p className="font-display text-xl text-highlight max-lg:col-span-full">{date}</p>
                <div className="min-w-0">
                  <h3 className="font-display text-heading">
                    {link ? (
                      <ArticleLink
                        href={link}
                        className="underline decoration-1 underline-offset-4 hover:text-highlight"
                      >
                        {name}
                      </ArticleLink>
                    ) : (
                      name
                    )}
                  </h3>
                  <p className="mt-1 font-semibold">{jury}</p>
                  <p className="mt-3 max-w-prose text-muted">{text}</p>
                </div>
                {file ? (
                  <CollectionPicture
                    file={file}
                    alt={name}
                    sizes="(min-width: 1024px) 16rem, (min-width: 640px) 12rem, 92vw"
                    className="aspect-4/3 w-full rounded-card object-cover"
                  />
                ) : null}
              </li>
            );
          })}
        </ol>
      )}
    </Section>
  );
}
