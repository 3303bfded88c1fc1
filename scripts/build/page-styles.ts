import postcss, { type Container } from 'postcss';
import { PurgeCSS } from 'purgecss';

/** What React writes of an attribute. */
const ENTITIES: Record<string, string> = { amp: '&', gt: '>', lt: '<', '#x27': "'" };

/** Words that may be a class, a tag, an attribute or a value: too many keep a rule too much, too few would lose one. */
function words(html: string): string[] {
  const text = html.replaceAll(/&(\w+|#x27);/g, (entity, name) => ENTITIES[name] ?? entity);
  return [...text.split(/[\s"'`]+/), ...text.split(/[\s"'`<>=/()]+/)];
}

/** A sheet without what comes after the first paint, with the whole sheet. */
function forFirstPaint(sheet: string): string {
  const root = postcss.parse(sheet);
  root.walkAtRules((rule) => {
    const parent = rule.parent as Container & { params?: string };
    if (rule.name === 'page' || rule.params === 'print') rule.remove();
    // Tailwind gives its variables an initial value twice: by `@property`, and by a rule for browsers without it, which is
    // enough once it is unconditional.
    else if (rule.name === 'property') rule.remove();
    else if (rule.name === 'supports' && parent.params === 'properties') rule.replaceWith(rule.nodes ?? []);
  });
  root.walkRules((rule) => {
    // to the browser each is a document of its own
    if (!rule.toString().includes('url("data:')) return;
    rule.walkDecls(/^(-webkit-)?mask|^background|^clip-path/, (declaration) => {
      // what it cuts to its shape is not seen until then
      if (declaration.prop === 'mask') declaration.replaceWith({ prop: 'clip-path', value: 'inset(50%)' });
      else declaration.remove();
    });
  });
  return root.toString();
}

/**
 * The rules of a sheet that a page needs for its first paint, to be written into it: what its markup uses. A page then fits one
 * initial TCP window (14.6 kB with its headers), and its first paint comes a round trip earlier than with the whole sheet.
 */
export async function pageStyles(sheet: string, html: string): Promise<string> {
  const found = words(html);
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: forFirstPaint(sheet) }],
    variables: true,
    keyframes: true,
    defaultExtractor: () => found,
    // what shows under a pointer comes later, too
    blocklist: [':hover'],
    safelist: { variables: html.match(/--[\w-]+/g) ?? [] },
  });
  if (!result) throw new Error('the style sheet of a page came out empty');
  // the licence stays in the sheet itself
  return result.css.replaceAll(/\/\*!.*?\*\//gs, '');
}
