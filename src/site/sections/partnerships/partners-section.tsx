import clsx from 'clsx';
import type partnersCollection from '@/copy/collections/partners';
import { partnersText } from '@/copy/pages/partenariats';
import { ArticleLink } from '@/shared/article/article-link';
import { CollectionPicture } from '@/site/components/collection-picture';
import { CollectionSection } from '@/site/components/collection-section';
import { useCollection } from '@/site/hooks/use-site-data';

/** Classes of the patterns above the partners, in turn, until a partner has a logo. */
const bands = ['band-lozenge', 'band-chevron', 'band-comb'];

/**
 * Grid of the partners: name, sector and description of the partnership. The last one fills its row. Until staff
 * add a logo, the sectors are the titles.
 */
export function PartnersSection() {
  const partners = useCollection<typeof partnersCollection>('partenaires');
  const hasLogos = partners.items.some(({ logo }) => partners.files[logo]);
  return (
    <CollectionSection {...partnersText} isLeadAboutItems collection={partners} theme="light">
      <ul className="grid gap-px overflow-hidden border-2 border-fg bg-fg md:grid-cols-2 lg:grid-cols-3">
        {partners.items.map(({ id, name, sector, description, logo, link }, index) => {
          const file = partners.files[logo];
          const linkedName = link ? (
            <ArticleLink href={link} className="underline decoration-1 underline-offset-4 hover:text-accent">
              {name}
            </ArticleLink>
          ) : (
            name
          );
          return (
            <li
              key={id}
              className="flex flex-col bg-bg p-7 odd:bg-surface-strong md:min-h-72 md:max-lg:last:odd:col-span-2 md:max-lg:nth-[4n]:bg-surface-strong md:max-lg:nth-[4n+3]:bg-bg lg:p-9 lg:last:nth-[3n+1]:col-span-3 lg:last:nth-[3n+2]:col-span-2"
            >
              {file ? (
                <CollectionPicture
                  file={file}
                  alt={`${partnersText.logoAlt} ${name}`}
                  sizes="12rem"
                  className="mb-6 h-16 w-48 self-start object-contain object-left"
                />
              ) : null}
              {hasLogos ? (
                <p className="eyebrow">{sector}</p>
              ) : (
                <div className={`${bands[index % bands.length]} h-5 w-28 text-accent`} aria-hidden="true" />
              )}
              <h3
                className={clsx(
                  'mt-3 font-display',
                  hasLogos ? 'max-w-[7em] text-statement' : 'text-heading',
                )}
              >
                {hasLogos ? linkedName : sector}
              </h3>
              {hasLogos ? null : <p className="mt-2 font-semibold">{linkedName}</p>}
              <p className="mt-6 max-w-prose text-muted md:mt-auto md:pt-6">{description}</p>
            </li>
          );
        })}
      </ul>
      {partners.texts.note ? <p className="mt-6 text-sm text-muted">{partners.texts.note}</p> : null}
    </CollectionSection>
  );
}
