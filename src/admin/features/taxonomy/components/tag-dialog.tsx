import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { taxonomyToasts, tagText as text } from '@/copy/admin/taxonomy';
import { limits } from '@/shared/lib/limits';
import { useCreateTag, useUpdateTag } from '../api/tag-mutations';
import type { TagRow } from '../api/taxonomy-queries';
import { tagSchema } from '../taxonomy-schema';
import { TermDialog } from './term-dialog';

/** Creates a tag, or renames one. */
export function TagDialog({ row, onClose }: { row?: TagRow; onClose: () => void }) {
  const create = useCreateTag();
  const update = useUpdateTag();
  const form = useForm({
    resolver: zodResolver(tagSchema),
    defaultValues: { name: row?.name ?? '', slug: row?.slug ?? '' },
  });
  return (
    <TermDialog
      isNew={!row}
      text={text}
      failed={taxonomyToasts.tagSaveFailed}
      longestSlug={limits.tag.slug}
      form={form}
      saving={row ? update : create}
      save={(values) => (row ? update.mutateAsync({ id: row.id, values }) : create.mutateAsync(values))}
      onClose={onClose}
    />
  );
}
