import { PurgeCSS } from 'purgecss';

const entities: Record<string, string> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" };

const decoded = (html: string) =>
  html.replaceAll(/&(amp|gt|lt|quot|#x27);/g, (_, name: string) => entities[name] ?? '');

/** Words that may be a class, a tag, an attribute or a value: too many keep a rule too much, too few would lose one. */
function words(text: string): string[] {
  return [...text.split(/[\s"'`]+/), ...text.split(/[\s"'`<>=/()]+/)];
}

/**
 * Tailwind gives its variables an initial value twice: by `@property`, and by a rule for the browsers without it. That rule,
 * made unconditional, is enough until the whole sheet comes; variables that nothing on the page reads go, and so does the
 * emptiness of those that nothing fills.
 */
function withPlainInitialValues(css: string): string {
  const bare = css.replaceAll(/@property --[\w-]+\{[^}]*\}/g, '');
  const fallback = /@layer properties\{@supports.*?(?<=\))\{(\*.*?\}::backdrop\{.*?\})\}\}/s;
  const names = (text: string, pattern: RegExp) =>
    new Set([...text.matchAll(pattern)].map(([, name]) => name));
  const read = names(bare, /var\((--[\w-]+)/g);
  const filled = names(bare.replace(fallback, ''), /[{;](--[\w-]+):/g);
  const withoutEmpty = bare.replaceAll(/ ?var\((--tw-[\w-]+),\)/g, (reading, name) =>
    filled.has(name) ? reading : '',
  );
  return withoutEmpty.replace(fallback, (_, rules: string) => {
    const kept = rules.replaceAll(/(--[\w-]+):([^;{}]*)(;|(?=\}))/g, (rule, name, value) =>
      read.has(name) && (value !== 'initial' || filled.has(name)) ? rule : '',
    );
    return `@layer properties{${kept}}`;
  });
}

/**
 * Writes the value in place of each variable that has the same one everywhere: set once, for all elements (Tailwind's theme and
 * initial values), and named by no markup. 300 bytes a page less, and fewer variables for each element to carry.
 * @param text what may name a variable beside the sheet
 */
function withConstantsInPlace(css: string, text: string): string {
  const forAll = /@layer (?:properties\{\*[^{}]*|theme\{:root[^{}]*)\{([^{}]*)\}/g;
  const names = [...css.matchAll(forAll)].flatMap(([, rule = '']) =>
    [...rule.matchAll(/(?:^|;)(--[\w-]+):/g)].map(([, name = '']) => name),
  );
  return names.reduce((sheet, name) => {
    const setting = new RegExp(`(?<=[{;])${name}:([^;{}]*)(?:;|(?=\\}))`, 'g');
    const values = [...sheet.matchAll(setting)].map(([, value = '']) => value);
    const [value = ''] = values;
    if (values.length !== 1 || value === 'initial' || text.includes(name)) return sheet;
    const placed = sheet.replace(setting, '').replaceAll(`var(${name})`, () => value);
    // still read: with a value to fall back on, or by a transition that names it
    return new RegExp(`${name}(?![\\w-])`).test(placed) ? sheet : placed;
  }, css);
}

/** What a page may wait for until the whole sheet comes with the first act, or can say in fewer bytes. */
const trims: readonly [
  pattern: RegExp,
  replacement: string | ((whole: string, ...groups: string[]) => string),
][] = [
  // the licence stays in the sheet itself
  [/\/\*!.*?\*\//gs, ''],
  // only a pointer over the page shows it, and its first move asks for the sheet (scripts/build/start-script.ts)
  [/@media \(hover:hover\)\{(?:[^{}]*\{[^{}]*\})*\}/g, ''],
  // dialogs, date, number and file fields: none is open before an act
  [
    /::(?:backdrop|file-selector-button|-webkit-(?:datetime|date-and|calendar|search|inner|outer)[\w-]*)\{[^{}]*\}/g,
    '',
  ],
  [
    /@supports \(not \(\(-webkit-appearance:-apple-pay-button\)\)\)[^{}]*\{::placeholder\{[^{}]*\}@supports[^{}]*\{[^{}]*\{[^{}]*\}\}\}/g,
    '',
  ],
  [/@media [^{}]*\{\}/g, ''],
  [/calc\(var\(--spacing\) \* (-?[\d.]+)\)/g, (_, factor = '') => `${Number(factor) / 4}rem`],
  // fallbacks of variables that the theme always sets
  [/var\((--default-font-[\w-]+),[^()]*\)/g, 'var($1)'],
];

/**
 * The rules of a sheet that a page needs to look right on arrival, to be written into it: what its markup uses, and what
 * may appear in it before the whole sheet is there. A page then fits one initial TCP window (14.6 kB with its headers), and
 * its first paint comes a round trip earlier than with the whole sheet.
 * @param sources source text of the modules that show something of their own
 */
export async function pageStyles(sheet: string, html: string, sources: readonly string[]): Promise<string> {
  const text = [decoded(html), ...sources];
  const found = [...new Set(text.flatMap(words))];
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: sheet }],
    variables: true,
    keyframes: true,
    defaultExtractor: () => found,
    safelist: { variables: [...new Set(text.flatMap((one) => one.match(/--[\w-]+/g) ?? []))] },
  });
  if (!result) throw new Error('the style sheet of a page came out empty');
  const trimmed = trims.reduce(
    (css, [pattern, replacement]) => css.replaceAll(pattern, replacement as string),
    withPlainInitialValues(result.css),
  );
  return withConstantsInPlace(trimmed, text.join('\n'));
}

/** Escapes every inline picture of a sheet the way most of them are: what repeats itself compresses. */
export function withPicturesAlike(sheet: string): string {
  return sheet.replaceAll(/url\("data:[^"]*"\)/g, (picture) =>
    picture.replaceAll('%20', ' ').replaceAll(/%3[ce]/g, (sign) => sign.toUpperCase()),
  );
}

/** The downloaded typefaces of a sheet, and the rest of it. The fallbacks, which only adjust a face of the device, are of the rest. */
export function withoutFaces(sheet: string): { faces: string; rest: string } {
  const face = /@font-face\{[^}]*url\([^}]*\}/g;
  return { faces: (sheet.match(face) ?? []).join(''), rest: sheet.replaceAll(face, '') };
}

/**
 * Until its first paint a page is folded: what is surely below the first screen has no boxes, since laying it out would hold
 * that paint back by 40 ms on a slow phone. That is all but the first block of a deferred part, and what is marked `data-below`
 * with all that follows it. The start script unfolds, in two steps. An animation and not a plain `display`: should that
 * script be kept from running, the page unfolds by itself; and by style alone, since the first script of a page starts the
 * engine, 2 to 8 ms. Not `content-visibility`, which still styles them, and whose end counts as a layout shift of the whole
 * screen in Chromium.
 */
const folded =
  '@media (scripting){html:not([data-unfolded]) :is([data-below],[data-below]~*,[data-deferred]>*+*),[data-unfolded=part] [data-deferred]>*+*+*+*{animation:folded 3s step-end}}@keyframes folded{0%,to{display:none}}';

/**
 * Folds the rules of a page, and parts from them the drawing of its inline pictures, which comes once it unfolds: each is a
 * document of its own to the browser, 8 ms of style on a slow phone.
 * @param rules what `pageStyles` gave
 */
export function foldable(rules: string): { now: string; pictures: string } {
  const pictures: string[] = [];
  const drawing =
    /(?:-webkit-)?(?:mask|background|background-color|background-image):[^{}]*?(?:url\("[^"]*"\)[^;}]*)?(?:;|(?=\}))/g;
  const now = rules.replaceAll(/\.([\w-]+)\{[^{}]*url\("data:[^{}]*\}/g, (rule, name) => {
    // Only the drawing moves: a size that came later would win over the utilities that change it.
    pictures.push(
      `.${name}{${(rule.match(drawing) ?? []).map((part) => part.replace(/;?$/, ';')).join('')}}`,
    );
    const rest = rule.replaceAll(drawing, '');
    return rest.endsWith('{}') ? '' : rest;
  });
  return { now: now + folded, pictures: `@layer utilities{${pictures.join('')}}` };
}

/** The whole sheet, fetched at the visitor's first act: each page has the typefaces already, and a second copy would flash. */
export function sheetForLater(sheet: string): string {
  return sheet.replaceAll(/@font-face\{[^}]*\}/g, '');
}
