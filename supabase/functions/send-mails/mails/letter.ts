import type { RenderedMail } from '../mail-server.ts';
import { escapeHtml, layout, type MailPart, paragraph, smallPrint } from './layout.ts';
import { unsubscribeParts } from './unsubscribe-parts.ts';

/** Story of a letter, from the database. */
export interface LetterStory {
  id: string;
  path: string;
  title: string;
  excerpt: string;
  category: string | null;
  cover: {
    file_path: string;
    alt_text?: string | null;
    renditions?: readonly { name: string; width: number }[] | null;
  } | null;
}

/** Content of a letter. */
export interface LetterContent {
  subject: string;
  intro: string;
  stories: readonly LetterStory[];
  /** Unsubscribe token of the reader; null in a test mail and a preview. */
  token: string | null;
}

/** Addresses of the public site and of its project. */
interface Site {
  siteUrl: string;
  projectUrl: string;
}

/** Twice the width of the column, for high-density screens. */
const PICTURE_WIDTH = 1008;

/**
 * Returns the address of the smallest rendition that is wide enough, or of the largest. The host is always the
 * project, even when `file_path` names another one.
 */
function getPictureUrl(
  { file_path, renditions }: NonNullable<LetterStory['cover']>,
  projectUrl: string,
): string {
  const file = new URL(new URL(file_path).pathname, projectUrl).href;
  const sizes = renditions ?? [];
  const size = sizes.find(({ width }) => width >= PICTURE_WIDTH) ?? sizes.at(-1);
  return size ? `${file}.${size.name}` : file;
}

function renderStory({ path, title, excerpt, category, cover }: LetterStory, site: Site): MailPart {
  const href = escapeHtml(site.siteUrl + path);
  const image = cover
    ? `<a href="${href}"><img src="${escapeHtml(getPictureUrl(cover, site.projectUrl))}" alt="${escapeHtml(cover.alt_text ?? '')}" width="504" style="display:block;width:100%;max-width:504px;height:auto;margin:0 0 12px;border:0;"></a>`
    : '';
  const categoryLine = category
    ? `<p class="quiet" style="margin:0 0 4px;font-size:14px;line-height:1.5;color:#6b5d4d;">${escapeHtml(category)}</p>`
    : '';
  const html = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:28px 0 0;"><tr><td>
${image}${categoryLine}<h2 style="margin:0 0 8px;font-size:20px;line-height:1.3;"><a class="words" href="${href}" style="color:#1d1712;text-decoration:underline;">${escapeHtml(title)}</a></h2>
${excerpt ? paragraph(excerpt).html : ''}
</td></tr></table>`;
  return { html, text: [title, excerpt, site.siteUrl + path].filter(Boolean).join('\n') };
}

/** Turns each line of a text into a paragraph. */
const toParagraphs = (text: string): MailPart[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map(paragraph);

/** Renders the letter to the subscribers, without tracking pixels and tracked links. */
export function renderLetter(data: LetterContent, site: Site): RenderedMail {
  const { subject, intro, stories, token } = data;
  const unsubscribe = token ? unsubscribeParts(token, site) : null;
  const footer = unsubscribe
    ? [
        smallPrint('Vous recevez cette lettre parce que vous êtes inscrit à la newsletter du Groupe Obouo.'),
        unsubscribe.line,
      ]
    : [
        smallPrint(
          'Ceci est un essai : envoyée, la lettre porte ici le lien « Se désinscrire » de son destinataire.',
        ),
      ];
  const mail = layout(
    subject,
    subject,
    [...toParagraphs(intro), ...stories.map((one) => renderStory(one, site))],
    footer,
  );
  return { ...mail, headers: unsubscribe?.headers };
}
