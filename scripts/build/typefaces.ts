import postcss from 'postcss';

/** A typeface to download, as `new FontFace` asks for it: family, source, descriptors. */
export type Typeface = [family: string, source: string, descriptors: { weight: string }];

/** The faces of a sheet, told apart: those of the device stand in from the first paint on, for those that come after it. */
export function splitTypefaces(sheet: string): { standIns: string; downloaded: Typeface[] } {
  const root = postcss.parse(sheet);
  const downloaded: Typeface[] = [];
  root.walkAtRules('font-face', (rule) => {
    const values: Record<string, string> = {};
    rule.walkDecls(({ prop, value }) => {
      values[prop] = value;
    });
    const { 'font-family': family = '', 'font-weight': weight = '', src = '' } = values;
    if (!src.includes('url(')) return;
    downloaded.push([family, src, { weight }]);
    rule.remove();
  });
  return { standIns: root.toString(), downloaded };
}
