/** Returns true when a dialog is open: the shortcuts of the screen below it do nothing. */
export const isDialogOpen = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
