import type { OmittedRecord } from '../src/copy/omitted-record.ts';

/** Former address of a text, and the address that replaces it. */
export interface Redirect {
  from: string;
  to: string;
}

/** Format of an address, like `content_redirects_path_format`: the file of the host must get no space or line break. */
const ADDRESS = /^\/(?:presse|pages)\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

const isRedirect = ({ from, to }: Partial<Record<keyof Redirect, unknown>>): boolean =>
  [from, to].every((address) => typeof address === 'string' && ADDRESS.test(address));

/** Returns the redirects that a host may follow. Reports each omitted one to `onOmitted`. */
export function filterValidRedirects(
  redirects: readonly Redirect[],
  pages: ReadonlySet<string>,
  onOmitted: (record: OmittedRecord) => void,
): Redirect[] {
  const targets = new Map<string, string>();
  const omit = ({ from }: Redirect, reason: OmittedRecord['reason']) =>
    onOmitted({ kind: 'redirect', id: String(from), reason });
  for (const redirect of redirects) {
    if (!isRedirect(redirect)) omit(redirect, 'malformed');
    else if (pages.has(redirect.from) || targets.has(redirect.from)) omit(redirect, 'address-taken');
    else targets.set(redirect.from, redirect.to);
  }
  const endsSomewhere = (start: string) => {
    const visited = new Set<string>();
    for (let at: string | undefined = start; at; at = targets.get(at)) {
      if (visited.has(at)) return false;
      visited.add(at);
    }
    return true;
  };
  return [...targets].flatMap(([from, to]) => {
    if (endsSomewhere(from)) return [{ from, to }];
    omit({ from, to }, 'redirect-loop');
    return [];
  });
}
