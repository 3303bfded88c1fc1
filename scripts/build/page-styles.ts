import postcss, { type Root } from 'postcss';
import { PurgeCSS } from 'purgecss';

/** Words that may be a class, a tag, an attribute or a value: too many keep a rule too much, too few would lose one. */
function words(html: string): string[] {
  const text = html
    .replaceAll('&amp;', '&')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'");
  return [...text.split(/[\s"'`]+/), ...text.split(/[\s"'`<>=/()]+/)];
}

/**
 * A sheet without its typefaces and inline pictures, each of which is a document of its own to the browser: they come after the
 * first paint, with the whole sheet. What one cuts to its shape is not seen until then.
 */
function withoutFacesAndPictures(root: Root): void {
  root.walkAtRules('font-face', (face) => {
    if (face.toString().includes('url(')) face.remove();
  });
  root.walkRules((rule) => {
    if (!rule.toString().includes('url("data:')) return;
    rule.walkDecls(/^(-webkit-)?mask|^background/, (declaration) => {
      if (declaration.prop === 'mask') declaration.replaceWith({ prop: 'clip-path', value: 'inset(50%)' });
      else declaration.remove();
    });
  });
}

/** What shows under a pointer or on paper alone is of no first paint; it comes with the whole sheet. */
function withoutHoverAndPrint(root: Root): void {
  root.walkRules(/:hover/, (rule) => {
    if (rule.selectors.every((selector) => selector.includes(':hover'))) rule.remove();
  });
  root.walkAtRules(/^(media|page)$/, (rule) => {
    if (rule.name === 'page' || rule.params === 'print') rule.remove();
  });
}

/**
 * Tailwind gives its variables an initial value twice: by `@property`, and by a rule for browsers without it. That rule, made
 * unconditional, is enough until the whole sheet comes.
 */
function withPlainInitialValues(root: Root): void {
  root.walkAtRules('property', (property) => {
    property.remove();
  });
  root.walkAtRules('supports', (condition) => {
    const { parent } = condition;
    if (parent?.type === 'atrule' && 'params' in parent && parent.params === 'properties')
      condition.replaceWith(condition.nodes ?? []);
  });
}

/**
 * The rules of a sheet that a page needs for its first paint, to be written into it: what its markup uses. A page then fits one
 * initial TCP window (14.6 kB with its headers), and its first paint comes a round trip earlier than with the whole sheet.
 */
export async function pageStyles(sheet: string, html: string): Promise<string> {
  const root = postcss.parse(sheet);
  withoutFacesAndPictures(root);
  withoutHoverAndPrint(root);
  withPlainInitialValues(root);
  const found = words(html);
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: root.toString() }],
    variables: true,
    keyframes: true,
    defaultExtractor: () => found,
    safelist: { variables: html.match(/--[\w-]+/g) ?? [] },
  });
  if (!result) throw new Error('the style sheet of a page came out empty');
  // the licence stays in the sheet itself
  return result.css.replaceAll(/\/\*!.*?\*\//gs, '');
}
