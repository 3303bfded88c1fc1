import type { OmittedRecord } from '../src/copy/omitted-record.ts';

/** Former path of a text, and the path that replaces it. */
export interface Redirect {
  from: string;
  to: string;
}

/** Format of a path, like `content_redirects_path_format`: the file of the host must get no space or line break. */
const PATH_PATTERN = /^\/(?:presse|pages)\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

const isValidRedirect = ({ from, to }: Partial<Record<keyof Redirect, unknown>>): boolean =>
  [from, to].every((path) => typeof path === 'string' && PATH_PATTERN.test(path));

/** Returns the redirects that a host may follow. Reports each omitted one to `onOmitted`. */
export function filterValidRedirects(
  redirects: readonly Redirect[],
  pages: ReadonlySet<string>,
  onOmitted: (record: OmittedRecord) => void,
): Redirect[] {
  const targets = new Map<string, string>();
  const omitRedirect = ({ from }: Redirect, reason: OmittedRecord['reason']) =>
    onOmitted({ kind: 'redirect', id: String(from), reason });
  for (const redirect of redirects) {
    if (!isValidRedirect(redirect)) omitRedirect(redirect, 'malformed');
    else if (pages.has(redirect.from) || targets.has(redirect.from)) omitRedirect(redirect, 'address-taken');
    else targets.set(redirect.from, redirect.to);
  }
  const isLoopFree = (start: string) => {
    const visited = new Set<string>();
    for (let path: string | undefined = start; path; path = targets.get(path)) {
      if (visited.has(path)) return false;
      visited.add(path);
    }
    return true;
  };
  return [...targets].flatMap(([from, to]) => {
    if (isLoopFree(from)) return [{ from, to }];
    omitRedirect({ from, to }, 'redirect-loop');
    return [];
  });
}
