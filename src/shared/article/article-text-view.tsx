import { type ComponentProps, createElement, type ElementType, type ReactNode } from 'react';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { TextWithEnglishTerms } from '@/shared/components/text-with-english-terms';
import { applyFrenchTypography } from '@/shared/lib/french-typography';
import { getFilenameOfUrl } from '@/shared/lib/library-file-host';
import { getPictureProps } from '@/shared/lib/picture-props';
import type { CaptionedPictureData } from '@/shared/lib/stored-picture';
import { ArticleLink } from './article-link';
import type { ArticleNode } from './parsed-article';
import { posterClassName, VideoPlayer } from './video-player';

/** Width of a picture in a text, as `sizes`. */
const SIZES = '(min-width: 1024px) 46rem, 92vw';

interface ArticlePictureProps extends ComponentProps<'img'> {
  /** Undefined for a picture that is not in the library. */
  picture: CaptionedPictureData | undefined;
}

const ArticlePicture = ({ src, alt = '', picture }: ArticlePictureProps) =>
  src ? <img alt={alt} loading="lazy" {...(picture ? getPictureProps(picture, SIZES) : { src })} /> : null;

/** Components for the elements of an article. They are constant, so that React keeps a playing video. */
const articleComponents: Readonly<Record<string, ElementType>> = {
  // Only the title of the page is an h1.
  h1: ({ id, children }: ComponentProps<'h1'>) => <h2 id={id}>{children}</h2>,
  a: ({ href, id, children, className }: ComponentProps<'a'>) =>
    href ? (
      <ArticleLink
        href={href}
        id={id}
        className={className && getButtonClassName('primary', 'text-on-accent! no-underline!')}
      >
        {children}
      </ArticleLink>
    ) : (
      <span>{children}</span>
    ),
  img: ArticlePicture,
  video: ({ src, title, poster }: ComponentProps<'video'>) =>
    src ? (
      <VideoPlayer
        src={src}
        title={title ?? ''}
        poster={poster ? <img src={poster} alt="" loading="lazy" className={posterClassName} /> : null}
      />
    ) : null,
  table: ({ children }: ComponentProps<'table'>) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <div tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
  pre: ({ children }: ComponentProps<'pre'>) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <pre tabIndex={0}>{children}</pre>
  ),
};

function renderNode(node: ArticleNode, pictures: ReadonlyMap<unknown, CaptionedPictureData>): ReactNode {
  if (typeof node === 'string') return <TextWithEnglishTerms>{node}</TextWithEnglishTerms>;
  const { tag, props, children = [] } = node;
  const elementProps =
    tag === 'img' ? { ...props, picture: pictures.get(getFilenameOfUrl(String(props?.src))) } : props;
  const childNodes = children.map((child) => renderNode(child, pictures));
  return createElement(articleComponents[tag] ?? tag, elementProps, ...childNodes);
}

interface ArticleTextProps {
  /** Introduction in larger letters; hidden when empty. */
  lead: string;
  body: readonly ArticleNode[];
  /** Library pictures of the text. */
  pictures?: readonly CaptionedPictureData[];
}

/** Renders an article of staff, on its public page and in the editor's preview. */
export function ArticleTextView({ lead, body, pictures = [] }: ArticleTextProps) {
  const picturesByFilename = new Map(
    pictures.map((picture) => [getFilenameOfUrl(picture.file_path), picture]),
  );
  const bodyNodes = body.map((node) => renderNode(node, picturesByFilename));
  return (
    <>
      {lead.trim() ? (
        <p className="mb-10 border-l-4 border-accent pl-5 text-[clamp(1.2rem,1.05rem+0.7vw,1.5rem)] leading-[1.45] font-semibold break-words print:mb-4 print:text-[12.5pt]">
          <TextWithEnglishTerms>{applyFrenchTypography(lead)}</TextWithEnglishTerms>
        </p>
      ) : null}
      {createElement('div', { className: 'article-text' }, ...bodyNodes)}
    </>
  );
}
