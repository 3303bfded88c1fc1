import { adminLayoutText } from '@/copy/admin/shell';

/** Renders the `<title>` of a screen of the back office. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} | ${adminLayoutText.titleSuffix}`}</title>;
}
