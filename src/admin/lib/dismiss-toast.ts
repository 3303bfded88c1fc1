/** Removes the toast with this id, if it is still on the screen. */
export async function dismissToast(id: string): Promise<void> {
  // When a toast was shown, the browser has the toast library already.
  const toaster = await import('@/shared/components/toaster').catch(() => null);
  toaster?.dismissToast(id);
}
