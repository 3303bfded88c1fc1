import { adminLayoutText } from '@/copy/admin/shell';

export function DocumentTitle({ title }: { title: string }) {
  return <title>{`${title} | ${adminLayoutText.titleSuffix}`}</title>;
}
