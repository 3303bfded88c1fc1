import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { legalText } from '@/copy/legal/common';
import type { LegalBlock, LegalDocument } from '@/copy/legal/types';
import type { LinkItem, PageSeo } from '@/copy/types';
import { formatLongDate } from '@/shared/lib/long-date';
import { PageHead } from '@/site/components/page-head';

const linkClassName = 'font-semibold text-accent underline underline-offset-4 hover:text-accent-hover';

/** Link to a page, a file or another URL. The router follows only the links to pages. */
const TextLink = ({ link }: { link: LinkItem }) => (
  <Link to={link.href} reloadDocument={link.href.endsWith('.txt')} className={linkClassName}>
    {link.label}
  </Link>
);

function Table({ caption, head, rows }: Extract<LegalBlock, { kind: 'table' }>) {
  return (
    <table className="mt-6 w-full border-b border-line-strong text-left text-base leading-normal">
      <caption className="pb-3 text-left font-semibold">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line-strong">
          {head.map((cell) => (
            <th key={cell} scope="col" className="py-2.5 pr-6 text-sm font-semibold text-muted">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name} className="border-t border-line max-sm:flex max-sm:flex-col max-sm:py-3">
            <th scope="row" className="align-top font-semibold sm:w-2/5 sm:py-3 sm:pr-6">
              {name}
            </th>
            {cells.map((cell) => (
              <td key={cell} className="align-top text-muted sm:py-3 sm:pr-6 sm:last:pr-0">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One paragraph, list, table… of a legal page. */
function LegalBlockView({ block, action }: { block: LegalBlock; action?: ReactNode }) {
  if (typeof block === 'string') return <p className="mt-4">{block}</p>;
  switch (block.kind) {
    case 'text-with-link':
      return (
        <p className="mt-4">
          {block.text} <TextLink link={block.link} />.
        </p>
      );
    case 'subtitle':
      return <h3 className="mt-9 text-lg font-bold">{block.text}</h3>;
    case 'list':
      return (
        <ul className="mt-4 grid gap-2.5">
          {block.items.map((item) => (
            <li key={item} className="relative pl-6">
              <span className="absolute top-[0.62em] left-0 size-2 rotate-45 bg-accent" aria-hidden="true" />
              {item}
            </li>
          ))}
        </ul>
      );
    case 'description-list':
      return (
        <dl className="mt-6 divide-y divide-line border-y border-line">
          {block.rows.map((row) => (
            <div key={row.label} className="grid gap-x-6 py-3 sm:grid-cols-[13rem_1fr]">
              <dt className="text-muted">{row.label}</dt>
              <dd className="font-semibold wrap-anywhere">
                {row.href ? <TextLink link={{ label: row.value, href: row.href }} /> : row.value}
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <Table {...block} />;
    case 'action':
      return <div className="mt-5">{action}</div>;
  }
}

interface LegalPageProps {
  seo: PageSeo;
  hero: { title: string; text: string };
  document: LegalDocument;
  /** True for a page with the date of its last update (specification). */
  hasUpdateDate?: boolean;
  /** Button at the top of the page, and in each block of kind `action`. */
  action?: ReactNode;
}

/** A legal text, with its table of contents beside it. */
export function LegalPage({ seo, hero, document, hasUpdateDate, action }: LegalPageProps) {
  return (
    <>
      <PageHead seo={seo} />
      <section className="pattern-bogolan border-b border-line">
        <div className="page-gutter pt-42 pb-12 lg:pt-40 lg:pb-16">
          <p className="eyebrow">{legalText.eyebrow}</p>
          {/* The title is smaller than on other pages, so that long titles fit on a phone. */}
          <h1 className="mt-3 max-w-[10em] md:max-w-[12.8em] font-display text-title">{hero.title}</h1>
          <p className="mt-5 max-w-2xl text-lead text-muted">{hero.text}</p>
          {hasUpdateDate ? (
            <p className="mt-5 text-sm text-muted">
              {legalText.updatedLabel}{' '}
              <time dateTime={legalText.updatedOn}>{formatLongDate(legalText.updatedOn)}</time>
            </p>
          ) : null}
          {action ? <div className="mt-7">{action}</div> : null}
        </div>
        <div className="band-comb h-3 text-accent" aria-hidden="true" />
      </section>
      <div className="theme-light py-section">
        <div className="page-gutter grid gap-14 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-20">
          <nav aria-labelledby="sommaire" className="self-start lg:sticky lg:top-28 print:hidden">
            <h2 id="sommaire" className="text-sm font-semibold text-accent">
              {legalText.contents}
            </h2>
            <ol className="mt-3 divide-y divide-line border-y border-line">
              {document.sections.map((section, index) => (
                <li key={section.id}>
                  <a
                    href={`#${section.id}`}
                    className="flex min-h-11 items-center gap-3 py-1.5 leading-snug hover:text-accent hover:underline"
                  >
                    <span
                      className="w-5 shrink-0 font-semibold text-accent [font-variant-numeric:tabular-nums]"
                      aria-hidden="true"
                    >
                      {index + 1}
                    </span>
                    {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="max-w-prose text-[1.0625rem] leading-[1.75]">
            {document.sections.map((section, index) => (
              <section
                key={section.id}
                id={section.id}
                aria-labelledby={`${section.id}-titre`}
                className="mt-16 first:mt-0"
              >
                <h2 id={`${section.id}-titre`} className="font-display text-statement">
                  <span className="mr-3 text-accent">{index + 1}.</span>
                  {section.title}
                </h2>
                {section.blocks.map((block, position) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes order
                  <LegalBlockView key={position} block={block} action={action} />
                ))}
              </section>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
