import { createLazyComponent } from '@/admin/ui/create-lazy-component';

export const InsertFilesDialog = createLazyComponent(
  async () => (await import('@/admin/features/media/components/insert-files-dialog')).InsertFilesDialog,
);
