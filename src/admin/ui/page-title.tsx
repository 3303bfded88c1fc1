import { shellText } from '@/copy/admin/shell';

/** `<title>` of a screen of the back office; the root of the area adds `noindex`. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} | ${shellText.titleSuffix}`}</title>;
}
