import type { RenderedMail } from '../mail-server.ts';
import { type Audience, audiences, toAudience } from './audience.ts';
import {
  escapeHtml,
  type MailPart,
  renderMailLayout,
  renderMailParagraph,
  renderMailSmallPrint,
} from './layout.ts';
import { renderMailMarkdown } from './markdown-parts.ts';
import type { MailLinkBaseUrls } from './renderers.ts';
import { createUnsubscribeParts } from './unsubscribe-parts.ts';

/** Story of a campaign, from the database. */
export interface CampaignStory {
  id: string;
  path: string;
  title: string;
  excerpt: string;
  category: string | null;
  cover: {
    file_path: string;
    alt_text?: string | null;
    width?: number | null;
    height?: number | null;
    renditions?: readonly { name: string; width: number; height: number }[] | null;
  } | null;
}

/** Content of a campaign mail. */
export interface CampaignContent {
  subject: string;
  /** Markdown. */
  intro: string;
  stories: readonly CampaignStory[];
  /** Unsubscribe token of the reader; null in a test mail. */
  token: string | null;
  /** List on which the reader is; null in a test mail. */
  audience?: Audience | null;
}

/** Width of the column in pixels. */
const COLUMN_WIDTH = 504;

/** Formats that every mail program shows: WebP and AVIF are not among them. */
const MAIL_FORMAT = /\.(jpg|png|gif)$/;

/**
 * Returns the address of a picture and its displayed size: the smallest rendition for high-density screens, else
 * the widest rendition, else the file itself. Null when none has a format for mails. The address always uses the
 * host of the project, whatever host the row names.
 */
function getPicture(cover: NonNullable<CampaignStory['cover']>, projectUrl: string) {
  const file = new URL(new URL(cover.file_path).pathname, projectUrl).href;
  const mailRenditions = (cover.renditions ?? []).filter(({ name }) => MAIL_FORMAT.test(name));
  const rendition = mailRenditions.find(({ width }) => width >= 2 * COLUMN_WIDTH) ?? mailRenditions.at(-1);
  if (!rendition && !MAIL_FORMAT.test(file)) return null;
  const { width, height } = rendition ?? cover;
  const displayedWidth = Math.min(COLUMN_WIDTH, width || COLUMN_WIDTH);
  return {
    address: rendition ? `${file}.${rendition.name}` : file,
    width: displayedWidth,
    height: width && height ? Math.round((height * displayedWidth) / width) : null,
  };
}

function renderStory(
  { path, title, excerpt, category, cover }: CampaignStory,
  site: MailLinkBaseUrls,
): MailPart {
  const href = escapeHtml(site.siteUrl + path);
  const picture = cover && getPicture(cover, site.projectUrl);
  const image = picture
    ? `<a href="${href}"><img src="${escapeHtml(picture.address)}" alt="${escapeHtml(cover.alt_text ?? '')}" width="${picture.width}"${picture.height ? ` height="${picture.height}"` : ''} style="display:block;width:100%;max-width:${picture.width}px;height:auto;margin:0 0 12px;border:0;"></a>`
    : '';
  const categoryLine = category
    ? `<p class="muted-text" style="margin:0 0 4px;font-size:14px;line-height:1.5;color:#6b5d4d;">${escapeHtml(category)}</p>`
    : '';
  const html = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:28px 0 0;"><tr><td>
${image}${categoryLine}<h2 style="margin:0 0 8px;font-size:20px;line-height:1.3;"><a class="main-text" href="${href}" style="color:#1d1712;text-decoration:underline;">${escapeHtml(title)}</a></h2>
${excerpt ? renderMailParagraph(excerpt).html : ''}
</td></tr></table>`;
  return { html, text: [title, excerpt, site.siteUrl + path].filter(Boolean).join('\n') };
}

/** Renders the mail to the subscribers, without tracking pixels or tracked links. */
export function renderCampaign(data: CampaignContent, site: MailLinkBaseUrls): RenderedMail {
  const { subject, intro, stories, token } = data;
  const audience = toAudience(data.audience);
  const unsubscribe = token ? createUnsubscribeParts(token, audience, site) : null;
  const footer = unsubscribe
    ? [
        renderMailSmallPrint(
          `Vous recevez cette newsletter parce que vous êtes inscrit à ${audiences[audience].newsletter}.`,
        ),
        unsubscribe.line,
      ]
    : [
        renderMailSmallPrint(
          'Ceci est un essai : envoyée, la newsletter porte ici le lien « Se désinscrire » de son destinataire.',
        ),
      ];
  const parts = stories.map((story) => renderStory(story, site));
  if (intro.trim()) parts.unshift(renderMailMarkdown(intro, site.siteUrl));
  const mail = renderMailLayout(unsubscribe ? subject : `[Essai] ${subject}`, subject, parts, footer);
  return { ...mail, headers: unsubscribe?.headers };
}
