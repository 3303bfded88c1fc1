import { lazyComponent } from '@/admin/ui/lazy-component';

export const InsertFilesDialog = lazyComponent(
  async () => (await import('@/admin/features/media/components/insert-files-dialog')).InsertFilesDialog,
);
