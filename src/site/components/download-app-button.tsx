import { type BaseDialogButtonProps, DialogButton } from './dialog-button';

const loadDialog = () => import('./download-dialog').then((module) => module.DownloadDialog);

/** Button that opens the download dialog. */
export function DownloadAppButton(props: BaseDialogButtonProps & { onOpen?: () => void }) {
  return <DialogButton {...props} load={loadDialog} dialogProps={{}} />;
}
