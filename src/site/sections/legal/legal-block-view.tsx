import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { LegalBlock } from '@/copy/legal/types';
import type { LinkItem } from '@/copy/types';

const linkClassName = 'font-semibold text-accent underline underline-offset-4 hover:text-accent-hover';

function TextLink({ link }: { link: LinkItem }) {
  return link.href.startsWith('/') ? (
    <Link to={link.href} reloadDocument={link.href.endsWith('.txt')} className={linkClassName}>
      {link.label}
    </Link>
  ) : (
    <a href={link.href} className={linkClassName}>
      {link.label}
    </a>
  );
}

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
export function LegalBlockView({ block, action }: { block: LegalBlock; action?: ReactNode }) {
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
