import { Fragment } from 'react';
import type { CollectionItem } from '@/copy/collection';
import type investorDocumentsCollection from '@/copy/collections/investor-documents';
import { investorDocumentsText } from '@/copy/pages/investisseurs';
import { Icon } from '@/shared/components/icon';
import { TextWithEnglishTerms } from '@/shared/components/text-with-english-terms';
import { formatLongDate } from '@/shared/lib/long-date';
import { CollectionFileLink } from '@/site/components/collection-file-link';
import { CollectionSection } from '@/site/components/collection-section';
import { BusinessRequestButton } from '@/site/forms/business-contact/business-request-button';
import { useCollection } from '@/site/hooks/use-site-data';
import { formatFileExtension, formatFileSize } from '@/site/lib/format';

type InvestorDocument = CollectionItem<typeof investorDocumentsCollection>;

const getYear = ({ datedOn }: InvestorDocument) => datedOn.slice(0, 4);

/** Groups documents by year, the newest first. The empty year holds the documents without a date and comes first. */
function groupByYear(documents: readonly InvestorDocument[]): [year: string, InvestorDocument[]][] {
  const sortedDocuments = [...documents].sort((one, other) => other.datedOn.localeCompare(one.datedOn));
  const years = new Set(['', ...sortedDocuments.map(getYear)]);
  return [...years]
    .map((year): [string, InvestorDocument[]] => [
      year,
      sortedDocuments.filter((item) => getYear(item) === year),
    ])
    .filter(([, items]) => items.length > 0);
}

/**
 * Documents for investors by year, with type and size. Each has a download link when staff chose a file, else a
 * request button.
 */
export function InvestorDocumentsSection() {
  const collection = useCollection<typeof investorDocumentsCollection>('documents-investisseurs');
  return (
    <CollectionSection {...investorDocumentsText} hidesLeadWhenEmpty collection={collection} theme="light">
      {groupByYear(collection.items).map(([year, documents]) => {
        const Heading = year ? 'h4' : 'h3';
        return (
          <Fragment key={year}>
            {year ? <h3 className="reveal mt-12 mb-4 font-display text-title first:mt-0">{year}</h3> : null}
            <ul className="border-t-2 border-fg sm:grid sm:grid-cols-[4.5rem_1fr_5rem_auto] sm:gap-x-8">
              {documents.map(({ id, title: name, text, datedOn, document, type, size }) => {
                const file = collection.files[document];
                return (
                  <li
                    key={id}
                    className="reveal grid grid-cols-[4.5rem_1fr] items-center gap-x-5 gap-y-4 border-b border-line py-6 sm:col-span-full sm:grid-cols-subgrid sm:gap-x-8 lg:py-8"
                  >
                    <p className="flex w-18 items-end justify-center rounded-card bg-fg px-2 pt-8 pb-2 font-display text-bg [clip-path:polygon(0_0,calc(100%-1.1rem)_0,100%_1.1rem,100%_100%,0_100%)] sm:pt-9">
                      {(file ? formatFileExtension(file.file_path) : type) || '\u00a0'}
                    </p>
                    <div className="min-w-0">
                      <Heading className="font-display text-heading">
                        <TextWithEnglishTerms>{name}</TextWithEnglishTerms>
                      </Heading>
                      <p className="mt-1 text-muted">{text}</p>
                      {datedOn ? (
                        <p className="mt-1 text-sm text-muted">
                          <time dateTime={datedOn}>{formatLongDate(datedOn)}</time>
                        </p>
                      ) : null}
                    </div>
                    <p className="font-semibold whitespace-nowrap sm:text-right">
                      {file ? formatFileSize(file.size) : size}
                    </p>
                    <div className="justify-self-end">
                      {file ? (
                        <CollectionFileLink file={file} label={investorDocumentsText.download} name={name} />
                      ) : (
                        <BusinessRequestButton subject="Investissement" topic={name} variant="outline">
                          <Icon name="download" />
                          {investorDocumentsText.action}
                          <span className="sr-only">{name}</span>
                        </BusinessRequestButton>
                      )}
                    </div>
                  </li>
                );
              })}
            </ul>
          </Fragment>
        );
      })}
    </CollectionSection>
  );
}
