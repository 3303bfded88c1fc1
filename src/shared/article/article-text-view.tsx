import { createElement, type ReactNode } from 'react';
import { TextWithEnglishTerms } from '@/shared/components/text-with-english-terms';
import { applyFrenchTypography } from '@/shared/lib/french-typography';
import type { CaptionedPictureData } from '@/shared/lib/stored-picture';
import { articleComponents, LibraryPicturesContext } from './article-components';
import type { ArticleNode } from './parsed-article';

interface ArticleTextProps {
  /** Introduction in larger letters; hidden when empty. */
  lead: string;
  body: readonly ArticleNode[];
  /** Library pictures of the text. */
  pictures?: readonly CaptionedPictureData[];
}

function renderNode(node: ArticleNode): ReactNode {
  if (typeof node === 'string') return <TextWithEnglishTerms>{node}</TextWithEnglishTerms>;
  const { tag, props, children = [] } = node;
  return createElement(articleComponents[tag] ?? tag, props, ...children.map(renderNode));
}

/** Renders an article of staff, on its public page and in the editor's preview. */
export function ArticleTextView({ lead, body, pictures = [] }: ArticleTextProps) {
  const picturesByPath = new Map(pictures.map((picture) => [picture.file_path, picture]));
  return (
    <>
      {lead.trim() ? (
        <p className="mb-10 border-l-4 border-accent pl-5 text-[clamp(1.2rem,1.05rem+0.7vw,1.5rem)] leading-[1.45] font-semibold break-words print:mb-4 print:text-[12.5pt]">
          <TextWithEnglishTerms>{applyFrenchTypography(lead)}</TextWithEnglishTerms>
        </p>
      ) : null}
      <LibraryPicturesContext value={picturesByPath}>
        {createElement('div', { className: 'article-text' }, ...body.map(renderNode))}
      </LibraryPicturesContext>
    </>
  );
}
