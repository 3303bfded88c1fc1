import { createElement, type ReactNode } from 'react';
import { frenchTypography } from '@/shared/lib/french-typography';
import type { ShownPicture } from '@/shared/lib/stored-picture';
import { articleParts, HeldPictures } from './article-parts';
import type { ArticleNode } from './parsed-article';

/** How the body of an article looks, wherever its elements come from. */
export const articleBody = [
  'flex flex-col gap-5 text-[1.0625rem] leading-[1.75] break-words lg:text-lg lg:leading-[1.75] print:text-[10.5pt] print:leading-normal',
  '[&_h2]:mt-7 [&_h2]:scroll-mt-24 [&_h2]:font-display [&_h2]:text-[clamp(1.5rem,1.3rem+1vw,2.1rem)] [&_h2]:leading-[1.12] [&_h2]:tracking-[-0.01em]',
  '[&_h3]:mt-4 [&_h3]:font-display [&_h3]:text-xl [&_h3]:leading-tight [&_h4]:mt-2 [&_h4]:font-semibold',
  '[&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4',
  '[&_ul]:list-[square] [&_ul]:marker:text-accent [&_ol]:list-decimal [&_ol]:marker:font-semibold [&_:is(ul,ol)]:pl-6 [&_li]:pl-1 [&_li+li]:mt-2',
  '[&_blockquote]:border-l-4 [&_blockquote]:border-accent [&_blockquote]:pl-5 [&_blockquote]:italic',
  '[&_code]:rounded [&_code]:bg-surface-strong [&_code]:px-1.5 [&_code]:py-0.5 [&_code]:text-[0.9em]',
  '[&_pre]:overflow-x-auto [&_pre]:rounded-card [&_pre]:bg-surface-strong [&_pre]:p-4 [&_pre_code]:p-0',
  '[&_hr]:border-line-strong [&_img]:rounded-card [&_:is(p,figure)>img]:h-auto [&_:is(p,figure)>img]:max-w-full',
  '[&_figure]:my-2 [&_figure]:break-inside-avoid [&_figure>img]:w-full [&_figcaption]:mt-2 [&_figcaption]:text-sm [&_figcaption]:leading-snug [&_figcaption]:text-muted',
  '[&_.gallery]:grid [&_.gallery]:grid-cols-2 [&_.gallery]:gap-3 sm:[&_.gallery]:grid-cols-3 [&_.gallery_img]:aspect-4/3 [&_.gallery_img]:object-cover',
  '[&_table]:w-full [&_table]:border-collapse [&_table]:text-[0.95em] [&_:is(th,td)]:border [&_:is(th,td)]:border-line [&_:is(th,td)]:px-3 [&_:is(th,td)]:py-2 [&_:is(th,td)]:text-left [&_:is(th,td)]:align-top [&_th]:bg-surface-strong',
].join(' ');

interface ArticleTextProps {
  /** Opens the article in larger letters; none when empty. */
  lead: string;
  body: readonly ArticleNode[];
  /** Those of the library among its pictures. */
  pictures?: readonly ShownPicture[];
}

function draw(node: ArticleNode): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, props, children = [] } = node;
  return createElement(articleParts[tag] ?? tag, props, ...children.map(draw));
}

/** An article that staff wrote, as visitors read it: the public page and the editor's preview are this. */
export function ArticleText({ lead, body, pictures = [] }: ArticleTextProps) {
  const held = new Map(pictures.map((picture) => [picture.file_path, picture]));
  return (
    <>
      {lead.trim() ? (
        <p className="mb-10 border-l-4 border-accent pl-5 text-[clamp(1.2rem,1.05rem+0.7vw,1.5rem)] leading-[1.45] font-semibold break-words print:mb-4 print:text-[12.5pt]">
          {frenchTypography(lead)}
        </p>
      ) : null}
      <HeldPictures value={held}>
        {createElement('div', { className: articleBody }, ...body.map(draw))}
      </HeldPictures>
    </>
  );
}
