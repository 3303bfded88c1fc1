import { type BaseDialogButtonProps, DialogButton } from '@/site/components/dialog-button';

const loadDialog = () => import('./consent-dialog').then((module) => module.ConsentDialog);

/** Button that opens the cookie preferences. */
export function ConsentPreferencesButton(props: BaseDialogButtonProps) {
  return <DialogButton {...props} load={loadDialog} dialogProps={{}} />;
}
