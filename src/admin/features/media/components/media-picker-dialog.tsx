import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Upload } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useMediaRights } from '@/admin/hooks/use-media-rights';
import { quoteName } from '@/admin/lib/quote-name';
import { firstPagePosition, getPageLinks, type KeysetPosition } from '@/admin/lists/keyset';
import { SearchField } from '@/admin/lists/search-field';
import { showListStart } from '@/admin/lists/show-list-start';
import { useListFocus } from '@/admin/lists/use-list-focus';
import { Button } from '@/admin/ui/button';
import { FailureNotice } from '@/admin/ui/failure-notice';
import { adminCommonText } from '@/copy/admin/common';
import { mediaPickerText } from '@/copy/admin/media-picker';
import { uploadText } from '@/copy/admin/media-upload';
import { ConfirmDialog } from '@/shared/components/confirm-dialog';
import { Dialog } from '@/shared/components/dialog';
import { mediaQueries, type PickedMedia } from '../api/media-queries';
import { mediaListUrlParams, mediaOrders } from '../media-list-params';
import { hasUnfinishedUploads } from '../upload-queue';
import { usePageFileDrop } from '../use-page-file-drop';
import { useUploadQueue } from '../use-upload-queue';
import { MediaPreview } from './media-preview';
import { MediaSkeleton } from './media-skeleton';
import { UploadPanel } from './upload-panel';

/** Kind of file that a person can choose. */
export type PickableKind = keyof typeof mediaPickerText;

interface MediaPickerDialogProps {
  kind?: PickableKind;
  /** Files that the upload starts with. Without any, the dialog shows the library first. */
  files?: File[];
  /** Called with the file chosen in the library, or with the rows of the uploaded files and these files, in order. */
  onPick: (pickedMedia: PickedMedia[], uploadedFiles: File[]) => void;
  onClose: () => void;
}

/** Lists the files of the library, newest first. */
function MediaChoices({ kind, onPick }: { kind: PickableKind; onPick: (media: PickedMedia) => void }) {
  const text = mediaPickerText[kind];
  const [search, setSearch] = useState('');
  const [position, setPosition] = useState(firstPagePosition);
  const listFocus = useListFocus<HTMLDivElement>();
  const list = useQuery(mediaQueries.list({ ...mediaListUrlParams.initial, kind, search, position }));
  const rows = list.data?.rows ?? [];
  const pageLinks = list.data
    ? getPageLinks(list.data, {
        getOrderValue: (row) => row[mediaOrders.newest.column],
        pageSize: mediaListUrlParams.pageSize,
      })
    : null;
  function showPage(event: MouseEvent<HTMLElement>, newPosition: KeysetPosition | null) {
    showListStart(event);
    if (newPosition) setPosition(newPosition);
  }

  return (
    <div {...listFocus} className="flex flex-col gap-7">
      <SearchField
        label={text.search}
        value={search}
        onSearch={(newSearch) => {
          setSearch(newSearch);
          setPosition(firstPagePosition);
        }}
      />
      {list.isPending ? <MediaSkeleton /> : null}
      <FailureNotice error={!list.data && list.error} onRetry={() => void list.refetch()} />
      {list.data && rows.length === 0 ? (
        <p role="status" className="py-6 text-center text-muted">
          {search ? text.empty : text.none}
        </p>
      ) : null}
      {rows.length > 0 ? (
        <ul
          aria-label={text.title}
          className="grid grid-cols-2 gap-3 sm:grid-cols-3"
          aria-busy={list.isFetching}
        >
          {rows.map((row) => (
            <li key={row.id} className="min-w-0">
              <button
                type="button"
                aria-label={`${text.pick} ${quoteName(row.original_filename)}`}
                className="flex w-full flex-col overflow-hidden rounded-card border border-line bg-bg text-left hover:border-highlight"
                onClick={() => onPick(row)}
              >
                <span className="grid aspect-4/3 w-full place-items-center overflow-hidden bg-surface-strong">
                  <MediaPreview entry={row} />
                </span>
                <span className="w-full truncate px-2.5 py-2 text-sm">{row.original_filename}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {pageLinks?.previous || pageLinks?.next ? (
        <div className="flex justify-between gap-3">
          <Button disabled={!pageLinks.previous} onClick={(event) => showPage(event, pageLinks.previous)}>
            {adminCommonText.pager.previous}
          </Button>
          <Button disabled={!pageLinks.next} onClick={(event) => showPage(event, pageLinks.next)}>
            {adminCommonText.pager.next}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** Chooses one file of the library, or uploads files and chooses them. Mounted while it is open. */
export function MediaPickerDialog({ kind = 'image', files, onPick, onClose }: MediaPickerDialogProps) {
  const text = mediaPickerText[kind];
  const { mayUpload } = useMediaRights();
  const [isUploadShown, setIsUploadShown] = useState(Boolean(files?.length));
  const [isConfirming, setIsConfirming] = useState(false);
  const queue = useUploadQueue({ acceptedKind: kind, files, onFinished: onPick });
  usePageFileDrop(mayUpload, (droppedFiles) => {
    setIsUploadShown(true);
    queue.add(droppedFiles);
  });

  function handleClose() {
    if (isConfirming) return;
    if (hasUnfinishedUploads(queue.items)) setIsConfirming(true);
    else onClose();
  }

  return (
    <>
      <Dialog isWide title={isUploadShown ? text.upload : text.title} onClose={handleClose}>
        {mayUpload ? (
          <Button
            icon={isUploadShown ? ArrowLeft : Upload}
            className="self-start"
            disabled={queue.isUploading}
            onClick={() => setIsUploadShown(!isUploadShown)}
          >
            {isUploadShown ? text.back : text.upload}
          </Button>
        ) : null}
        {isUploadShown ? (
          <UploadPanel queue={queue} acceptedKind={kind} />
        ) : (
          <MediaChoices kind={kind} onPick={(media) => onPick([media], [])} />
        )}
      </Dialog>
      <ConfirmDialog
        open={isConfirming}
        title={uploadText.discard.title}
        description={uploadText.discard.text}
        confirmLabel={uploadText.discard.confirm}
        cancelLabel={uploadText.discard.cancel}
        onConfirm={onClose}
        onCancel={() => setIsConfirming(false)}
      />
    </>
  );
}
