import { partnersCollection } from '@/copy/collections/partners';
import { partnersText } from '@/copy/pages/partenariats';
import { ArticleLink } from '@/shared/article/article-link';
import { CollectionPicture } from '@/site/components/collection-picture';
import { CollectionSection } from '@/site/components/collection-section';
import { useCollection } from '@/site/hooks/use-site-data';

/** Grid of the partners: name, sector and description of the partnership. The last one fills its row. */
export function Partners() {
  const { eyebrow, anchor, empty, logoAlt } = partnersText;
  const { texts, items, files } = useCollection(partnersCollection);
  const { title, lead, note } = texts;
  return (
    <CollectionSection
      eyebrow={eyebrow}
      title={title}
      {...(items.length > 0 && { lead })}
      collection={partnersCollection}
      count={items.length}
      empty={empty}
      anchor={anchor}
      tone="paper"
    >
      <ul className="grid gap-px overflow-hidden border-2 border-fg bg-fg md:grid-cols-2 lg:grid-cols-3">
        {items.map(({ id, name, sector, description, logo, link }) => {
          const file = files[logo];
          return (
            <li
              key={id}
              className="flex flex-col bg-bg p-7 odd:bg-surface-strong md:min-h-72 md:max-lg:last:odd:col-span-2 md:max-lg:nth-[4n]:bg-surface-strong md:max-lg:nth-[4n+3]:bg-bg lg:p-9 lg:last:nth-[3n+1]:col-span-3 lg:last:nth-[3n+2]:col-span-2"
            >
              {file ? (
                <CollectionPicture
                  file={file}
                  alt={`${logoAlt} ${name}`}
                  sizes="12rem"
                  className="mb-6 h-16 w-48 self-start object-contain object-left"
                />
              ) : null}
              <p className="eyebrow">{sector}</p>
              <h3 className="mt-3 max-w-[7em] font-display text-statement">
                {link ? (
                  <ArticleLink
                    href={link}
                    className="underline decoration-1 underline-offset-4 hover:text-accent"
                  >
                    {name}
                  </ArticleLink>
                ) : (
                  name
                )}
              </h3>
              <p className="mt-6 max-w-prose text-muted md:mt-auto md:pt-6">{description}</p>
            </li>
          );
        })}
      </ul>
      {note ? <p className="mt-6 text-sm text-muted">{note}</p> : null}
    </CollectionSection>
  );
}
