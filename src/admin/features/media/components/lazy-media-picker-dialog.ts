import { createLazyComponent } from '@/admin/ui/create-lazy-component';

/** Loads `MediaPickerDialog` at its first use, with the file checks and the upload. */
export const MediaPickerDialog = createLazyComponent(
  async () => (await import('./media-picker-dialog')).MediaPickerDialog,
);
