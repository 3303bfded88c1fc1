import { useQuery } from '@tanstack/react-query';
import { Link2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { LoadFailureNotice } from '@/admin/lists/load-failure-notice';
import { Button } from '@/admin/ui/button';
import { IconButton } from '@/admin/ui/icon-button';
import { Spinner } from '@/admin/ui/spinner';
import { adminCommonText } from '@/copy/admin/common';
import { previewLinkToastTexts, previewLinksDialogText as text } from '@/copy/admin/content-preview';
import { Dialog } from '@/shared/components/dialog';
import { TextField } from '@/shared/form/field';
import { copyText } from '@/shared/lib/copy-text';
import { paths } from '@/shared/lib/paths';
import { toPreviewLink } from '@/shared/lib/preview-link';
import { isolateRightToLeftName } from '../../../../../supabase/functions/_shared/plain-text.ts';
import { previewLinksQuery, useCreatePreviewLink, useRevokePreviewLink } from '../api/previews';

interface PreviewLinksDialogProps {
  contentId: string;
  userId: string | null;
  mayRevokeAny: boolean;
}

/** Shows the new link to copy. The database returns its token only once. */
function NewLink({ address }: { address: string }) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-60">
        <TextField
          name="apercu"
          label={text.newLinkLabel}
          hint={text.copyNowHint}
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
      </div>
      <Button
        variant="primary"
        size="regular"
        className="mb-7"
        onClick={() => void copyText(address, previewLinkToastTexts.copied, previewLinkToastTexts.copyFailed)}
      >
        {text.copy}
      </Button>
    </div>
  );
}

/** Creates, copies and revokes the preview links of a text that is not online. */
export function PreviewLinksDialog({ contentId, userId, mayRevokeAny }: PreviewLinksDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, refetch } = useQuery({ ...previewLinksQuery(contentId), enabled: isOpen });
  const createLink = useCreatePreviewLink();
  const revokeLink = useRevokePreviewLink();

  function handleClose() {
    setIsOpen(false);
    createLink.reset();
  }

  function renderLinks() {
    if (error) return <LoadFailureNotice title={text.loadFailed} error={error} onRetry={() => refetch()} />;
    if (!data) return <Spinner label={adminCommonText.loading} />;
    if (data.length === 0) return <p className="text-muted">{text.none}</p>;
    // The database does not return the id of a new link. The new link is the newest link of this person.
    const newestOwnId = data.find(({ made_by }) => made_by === userId)?.id;
    return (
      <ul aria-label={text.listLabel} className="divide-y divide-line border-y border-line">
        {data.map(({ id, made_by, made_by_name, created_at, expires_at }) => (
          <li key={id} className="flex items-center gap-3 py-1.5">
            <p className="min-w-0 flex-1 text-sm">
              {text.createdOn} <time dateTime={created_at}>{formatAdminDateTime(created_at)}</time>
              {made_by_name ? ` ${text.by} ${isolateRightToLeftName(made_by_name)}` : ''}, {text.until}{' '}
              <time dateTime={expires_at}>{formatAdminDateTime(expires_at)}</time>
            </p>
            {mayRevokeAny || made_by === userId ? (
              <IconButton
                icon={Trash2}
                title={text.revoke}
                label={`${text.revokeLabel} ${formatAdminDateTime(created_at)}`}
                tone="danger"
                aria-disabled={revokeLink.isPending}
                onClick={() => {
                  if (revokeLink.isPending) return;
                  revokeLink.mutate(id, {
                    onSuccess: () => (id === newestOwnId ? createLink.reset() : undefined),
                  });
                }}
              />
            ) : null}
          </li>
        ))}
      </ul>
    );
  }

  return (
    <>
      <Button icon={Link2} className="w-full" onClick={() => setIsOpen(true)}>
        {text.open}
      </Button>
      <Dialog isWide open={isOpen} title={text.title} description={text.description} onClose={handleClose}>
        {createLink.data ? (
          <NewLink address={toPreviewLink(window.location.origin + paths.press, createLink.data)} />
        ) : (
          <Button
            variant="primary"
            size="regular"
            className="self-start"
            disabled={createLink.isPending}
            onClick={() => createLink.mutate(contentId)}
          >
            {createLink.isPending ? text.creating : text.create}
          </Button>
        )}
        {renderLinks()}
      </Dialog>
    </>
  );
}
