import { adminLayoutText } from '@/copy/admin/shell';

export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} | ${adminLayoutText.titleSuffix}`}</title>;
}
