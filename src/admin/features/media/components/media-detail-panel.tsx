import { useState } from 'react';
import { BlockedNavigationDialog } from '@/admin/ui/confirm-leave-dialog';
import { DetailPanel } from '@/admin/ui/detail-panel';
import { mediaDetailText as text } from '@/copy/admin/media';
import { useUnsavedChanges } from '@/shared/hooks/use-unsaved-changes';
import { unsavedWorkRegistry } from '@/shared/lib/unsaved-work';
import type { MediaEntry } from '../media-model';
import { MediaDetailPanelBody } from './media-detail-panel-body';

interface MediaDetailPanelProps {
  id: string;
  onClose: () => void;
  onDelete: (entry: MediaEntry) => void;
}

/**
 * Panel with the details of a file. Asks before unsaved texts are lost. Mount it only while open: the router supports
 * one blocker, and the upload dialog has its own.
 */
export function MediaDetailPanel({ id, onClose, onDelete }: MediaDetailPanelProps) {
  const [isDirty, setIsDirty] = useState(false);
  // Closing changes the address, so one blocker covers the close button, Escape, the back button and links.
  const blocker = useUnsavedChanges(
    isDirty,
    (from, to) => from.pathname !== to.pathname || from.search !== to.search,
  );
  return (
    <>
      <DetailPanel
        title={text.title}
        closeLabel={text.close}
        onClose={() => (blocker.state === 'blocked' ? undefined : onClose())}
      >
        <MediaDetailPanelBody id={id} onDirtyChange={setIsDirty} onDelete={onDelete} />
      </DetailPanel>
      <BlockedNavigationDialog blocker={blocker} onLeave={unsavedWorkRegistry.discard} />
    </>
  );
}
