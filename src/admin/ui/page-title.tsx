import { shellText } from '@/copy/admin/shell';

/** Renders the `<title>` of a screen of the back office. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} | ${shellText.titleSuffix}`}</title>;
}
