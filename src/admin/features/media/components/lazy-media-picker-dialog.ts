import { createLazyComponent } from '@/admin/ui/create-lazy-component';

/** Lazy version of the `MediaPickerDialog`, which contains the checks and the upload. */
export const MediaPickerDialog = createLazyComponent(
  async () => (await import('./media-picker-dialog')).MediaPickerDialog,
);
