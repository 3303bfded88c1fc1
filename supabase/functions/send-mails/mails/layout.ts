import { isolateRightToLeftName } from '../../_shared/plain-text.ts';
import type { RenderedMail } from '../mail-server.ts';

/** Part of a mail, as HTML and as plain text. */
export interface MailPart {
  html: string;
  text: string;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML, between tags or double quotes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const FONT = "font-family:'Segoe UI',Helvetica,Arial,sans-serif;";

/** Wraps content in a paragraph. Its HTML must be escaped already. */
export const renderMailPartAsParagraph = ({ html, text }: MailPart): MailPart => ({
  html: `<p class="main-text" style="margin:0 0 16px;font-size:16px;line-height:1.55;color:#1d1712;">${html}</p>`,
  text,
});

/** Renders a paragraph of plain text. */
export const renderMailParagraph = (text: string): MailPart =>
  renderMailPartAsParagraph({ html: escapeHtml(text), text });

/** Renders a line of a list: a name that links to an address, and a note. */
export const renderMailListLink = (name: string, href: string, note: string | null): MailPart => {
  const label = isolateRightToLeftName(name);
  return {
    html: `<p class="main-text" style="margin:0 0 12px;font-size:16px;line-height:1.45;color:#1d1712;"><a class="main-text" href="${escapeHtml(href)}" style="font-weight:700;color:#1d1712;">${escapeHtml(label)}</a>${
      note ? `<br>${escapeHtml(note)}` : ''
    }</p>`,
    text: `${note ? `${label} – ${note}` : label}\n${href}`,
  };
};

/** Renders the button of the main action. */
export const renderMailButton = (label: string, href: string): MailPart => ({
  html: `<p style="margin:24px 0;"><a href="${escapeHtml(href)}" style="display:inline-block;padding:13px 22px;background:#a8431f;border-radius:6px;font-size:16px;font-weight:700;color:#ffffff;text-decoration:none;">${escapeHtml(label)}</a></p>`,
  text: `${label} :\n${href}`,
});

/** Renders a line of small print, with an optional link. */
export const renderMailSmallPrint = (text: string, link?: { label: string; href: string }): MailPart => ({
  html: `<p class="muted-text" style="margin:0 0 8px;font-size:14px;line-height:1.5;color:#6b5d4d;">${escapeHtml(text)}${
    link ? ` <a href="${escapeHtml(link.href)}" style="color:#6b5d4d;">${escapeHtml(link.label)}</a>` : ''
  }</p>`,
  text: link ? `${text} ${link.label} : ${link.href}` : text,
});

/** Returns a whole mail: title, parts, and a footer that explains why the reader gets it. */
export function renderMailLayout(
  subject: string,
  title: string,
  parts: readonly MailPart[],
  footer: readonly MailPart[],
): RenderedMail {
  const html = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .page { background: #14100c !important; }
  .card { background: #1d1712 !important; border-color: #3a3027 !important; }
  .main-text, .name { color: #f6ebda !important; }
  .muted-text, .muted-text a { color: #c9bba6 !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f4ece0;">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f4ece0;">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #e3d6c3;border-top:6px solid #c2532d;${FONT}">
<tr><td style="padding:32px 28px;word-break:break-word;">
<p class="name" style="margin:0 0 24px;font-size:15px;font-weight:700;color:#1d1712;">Groupe Obouo</p>
<h1 class="main-text" style="margin:0 0 16px;font-size:24px;line-height:1.25;color:#1d1712;">${escapeHtml(title)}</h1>
${parts.map(({ html }) => html).join('\n')}
<div class="muted-text" style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e3d6c3;">
${footer.map(({ html }) => html).join('\n')}
</div>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
  const text = [title, ...parts.map(({ text }) => text), '--', ...footer.map(({ text }) => text)].join(
    '\n\n',
  );
  return { subject, html, text: `${text}\n` };
}
