import { createLazyComponent } from '@/admin/ui/create-lazy-component';

/** Lazy version of the `InsertFilesDialog` of the media library. */
export const InsertFilesDialog = createLazyComponent(
  async () => (await import('@/admin/features/media/components/insert-files-dialog')).InsertFilesDialog,
);
