import clsx from 'clsx';
import type partnersCollection from '@/copy/collections/partners';
import { partnersText } from '@/copy/pages/partenariats';
import { ArticleLink } from '@/shared/article/article-link';
import { CollectionSection } from '@/site/components/collection-section';
import { CollectionPicture } from '@/site/components/cover-image';
import { useCollection } from '@/site/hooks/use-site-data';

/** Patterns above the partners while none has a logo. */
const bands = ['band-lozenge', 'band-chevron', 'band-comb'];

/** Grid of the partners. Until staff add a logo, the sectors are the titles. */
export function PartnersSection() {
  const partners = useCollection<typeof partnersCollection>('partenaires');
  const hasLogos = partners.items.some(({ logo }) => partners.files[logo]);
  return (
    <CollectionSection {...partnersText} hidesLeadWhenEmpty collection={partners} theme="light">
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
              className={clsx(
                'flex flex-col p-7 md:min-h-72 lg:p-9',
                // The backgrounds alternate like the squares of a chessboard.
                'bg-bg odd:bg-surface-strong md:max-lg:nth-[4n]:bg-surface-strong md:max-lg:nth-[4n+3]:bg-bg',
                // The last partner fills its row.
                'md:max-lg:last:odd:col-span-2 lg:last:nth-[3n+1]:col-span-3 lg:last:nth-[3n+2]:col-span-2',
              )}
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
                <>
                  <p className="eyebrow">{sector}</p>
                  <h3 className="mt-3 max-w-[7em] font-display text-statement">{linkedName}</h3>
                </>
              ) : (
                <>
                  <div className={`${bands[index % bands.length]} h-5 w-28 text-accent`} aria-hidden="true" />
                  <h3 className="mt-3 font-display text-heading">{sector}</h3>
                  <p className="mt-2 font-semibold">{linkedName}</p>
                </>
              )}
              <p className="mt-6 max-w-prose text-muted md:mt-auto md:pt-6">{description}</p>
            </li>
          );
        })}
      </ul>
      {partners.texts.note ? <p className="mt-6 text-sm text-muted">{partners.texts.note}</p> : null}
    </CollectionSection>
  );
}
