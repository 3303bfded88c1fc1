import { escapeJson } from '../shared/lib/escape-json.ts';

/** Parts of an HTML document. */
interface DocumentParts {
  /** Tags of the head: title, meta, links, structured data. */
  head?: string;
  styles?: string;
  /** Markup of `#root`. */
  body?: string;
  /** JSON for a `<script>` element, and the id of that element. */
  data?: { id: string; json: string };
  /** Script elements at the end of the body. */
  scripts?: string;
}

/** Returns a whole HTML document: a page of the site, or the shell of the back office. */
export function renderDocument({
  head = '',
  styles = '',
  body = '',
  data,
  scripts = '',
}: DocumentParts): string {
  const json = data
    ? `<script type="application/json" id="${data.id}">${escapeJson(data.json)}</script>`
    : '';
  // Without credentials, the browser would open a second connection for the manifest before the first paint.
  return `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="theme-color" content="#14100c" />
    <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials" />
${styles}${head}</head>
  <body>
    <div id="root">${body}</div>
${json}${scripts}</body>
</html>
`;
}
