import Markdown from 'react-markdown';
import { frenchTypography } from '@/shared/lib/french-typography';
import { headingIds } from './contents';

/** Only what a reader may safely follow: the web, mail, and addresses of this site. */
export function safeUrl(url: string): string {
  return /^(https?:|mailto:)/i.test(url) || !/^[^/?#]*:/.test(url) ? url : '';
}

/** What of Markdown's tree is text: code has none of its own, and addresses are no children. */
interface Node {
  type: string;
  value?: string;
  alt?: string | null;
  children?: Node[];
}

function setInFrench(node: Node): void {
  if (node.type === 'text') node.value = frenchTypography(node.value ?? '');
  if (node.alt) node.alt = frenchTypography(node.alt);
  node.children?.forEach(setInFrench);
}

/** The words of an article as print sets them. */
const french = () => setInFrench;

const body = [
  'flex flex-col gap-5 text-[1.0625rem] leading-[1.75] break-words lg:text-lg lg:leading-[1.75] print:text-[10.5pt] print:leading-normal',
  '[&_h2]:mt-7 [&_h2]:scroll-mt-24 [&_h2]:font-display [&_h2]:text-[clamp(1.5rem,1.3rem+1vw,2.1rem)] [&_h2]:leading-[1.12] [&_h2]:tracking-[-0.01em]',
  '[&_h3]:mt-4 [&_h3]:font-display [&_h3]:text-xl [&_h3]:leading-tight [&_h4]:mt-2 [&_h4]:font-semibold',
  '[&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4',
  '[&_ul]:list-[square] [&_ul]:marker:text-accent [&_ol]:list-decimal [&_ol]:marker:font-semibold [&_:is(ul,ol)]:pl-6 [&_li]:pl-1 [&_li+li]:mt-2',
  '[&_blockquote]:border-l-4 [&_blockquote]:border-accent [&_blockquote]:pl-5 [&_blockquote]:italic',
  '[&_code]:rounded [&_code]:bg-surface-strong [&_code]:px-1.5 [&_code]:py-0.5 [&_code]:text-[0.9em]',
  '[&_pre]:overflow-x-auto [&_pre]:rounded-card [&_pre]:bg-surface-strong [&_pre]:p-4 [&_pre_code]:p-0',
  '[&_hr]:border-line-strong [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-card',
].join(' ');

interface ArticleTextProps {
  /** Opens the article in larger letters; none when empty. */
  lead: string;
  /** Markdown; HTML in it is left out. */
  text: string;
}

/** An article that staff wrote, as visitors read it: the public page and the editor's preview are this. */
export function ArticleText({ lead, text }: ArticleTextProps) {
  return (
    <>
      {lead.trim() ? (
        <p className="mb-10 border-l-4 border-accent pl-5 text-[clamp(1.2rem,1.05rem+0.7vw,1.5rem)] leading-[1.45] font-semibold break-words print:mb-4 print:text-[12.5pt]">
          {frenchTypography(lead)}
        </p>
      ) : null}
      <div className={body}>
        <Markdown
          skipHtml
          remarkPlugins={[french]}
          urlTransform={safeUrl}
          rehypePlugins={[headingIds]}
          components={{
            // The title of the page is the only heading of the first level.
            h1: ({ id, children }) => <h2 id={id}>{children}</h2>,
            a: ({ href, children }) => (href ? <a href={href}>{children}</a> : <span>{children}</span>),
            img: ({ src, alt }) => (src ? <img src={src} alt={alt ?? ''} loading="lazy" /> : null),
            pre: ({ children }) => (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
              <pre tabIndex={0}>{children}</pre>
            ),
          }}
        >
          {text}
        </Markdown>
      </div>
    </>
  );
}
