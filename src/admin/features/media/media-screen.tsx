import { ImageDown, TextCursorInput, Unplug } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mediaScreenTabs } from '@/admin/config/screen-links';
import { useOwnRolesAndPermissions } from '@/admin/features/auth/use-identity';
import { useMediaRights } from '@/admin/hooks/use-media-rights';
import { useReadonlySearchParams } from '@/admin/hooks/use-readonly-search-params';
import { Button } from '@/admin/ui/button';
import { CreateButton } from '@/admin/ui/create-button';
import { createLazyComponent } from '@/admin/ui/create-lazy-component';
import { ScreenLayout } from '@/admin/ui/screen-layout';
import { mediaText as text } from '@/copy/admin/media';
import { useMediaQuery } from '@/shared/hooks/use-media-query';
import { unsavedWorkRegistry } from '@/shared/lib/unsaved-work';
import { DeleteMediaDialog } from './components/delete-media-dialog';
import { MediaDetailPanel } from './components/media-detail-panel';
import { MediaFilterBar } from './components/media-filter-bar';
import { MediaList } from './components/media-list';
import { mediaListUrlParams } from './media-list-params';
import type { MediaEntry } from './media-model';
import { usePageFileDrop } from './use-page-file-drop';

/** Loaded on demand, with the file checks and the upload. */
const UploadDialog = createLazyComponent(
  async () => (await import('./components/upload-dialog')).UploadDialog,
);
const DescribePicturesDialog = createLazyComponent(
  async () => (await import('./components/describe-pictures-dialog')).DescribePicturesDialog,
);
const OrphansDialog = createLazyComponent(
  async () => (await import('./components/orphans-dialog')).OrphansDialog,
);
const GenerateRenditionsDialog = createLazyComponent(
  async () => (await import('./components/generate-renditions-dialog')).GenerateRenditionsDialog,
);

/** Tools of the people who manage the library. */
const maintenanceTools = [
  { label: text.describe, icon: TextCursorInput, ToolDialog: DescribePicturesDialog },
  { label: text.prepare, icon: ImageDown, ToolDialog: GenerateRenditionsDialog },
  { label: text.orphans, icon: Unplug, ToolDialog: OrphansDialog },
];

/** Media library (specification 2.18): its files, with details, upload and deletion. */
export function Component() {
  const navigate = useNavigate();
  const { isLoading } = useOwnRolesAndPermissions();
  const searchParams = useReadonlySearchParams();
  const params = mediaListUrlParams.read(searchParams);
  const { mayManage, mayUpload } = useMediaRights();
  const isWide = useMediaQuery('(min-width: 768px)');
  /** Files for the upload dialog; null while it is closed. */
  const [droppedFiles, setDroppedFiles] = useState<readonly File[] | null>(null);
  const [openTool, setOpenTool] = useState<(typeof maintenanceTools)[number] | null>(null);
  const [mediaToDelete, setMediaToDelete] = useState<MediaEntry | null>(null);
  const fileId = searchParams.get('fichier');
  const isBusy = openTool !== null || mediaToDelete !== null || fileId !== null;
  const isDragging = usePageFileDrop(mayUpload && !isLoading && !isBusy, setDroppedFiles);
  const listHref = mediaListUrlParams.href(params, { position: params.position });

  // Back must not open the panel again.
  const closePanel = () => navigate(listHref, { replace: true, preventScrollReset: true });

  function handleDeleted() {
    // Unsaved texts of a deleted file are obsolete.
    unsavedWorkRegistry.discard();
    if (fileId) closePanel();
  }

  return (
    <ScreenLayout
      title={text.title}
      tabs={mediaScreenTabs}
      refusedText={text.noRole}
      actions={
        <div className="flex flex-wrap gap-2">
          {mayManage
            ? maintenanceTools.map((tool) => (
                <Button key={tool.label} variant="quiet" icon={tool.icon} onClick={() => setOpenTool(tool)}>
                  {tool.label}
                </Button>
              ))
            : null}
          {mayUpload ? <CreateButton onClick={() => setDroppedFiles([])}>{text.upload}</CreateButton> : null}
        </div>
      }
    >
      <MediaFilterBar params={params} isWide={isWide} />
      <MediaList params={params} isWide={isWide} onDelete={setMediaToDelete} />
      {fileId && !isLoading ? (
        <MediaDetailPanel id={fileId} onClose={closePanel} onDelete={setMediaToDelete} />
      ) : null}
      <DeleteMediaDialog
        target={mediaToDelete}
        onClose={() => setMediaToDelete(null)}
        onDeleted={handleDeleted}
      />
      {droppedFiles ? (
        <UploadDialog droppedFiles={droppedFiles} onClose={() => setDroppedFiles(null)} />
      ) : null}
      {openTool ? <openTool.ToolDialog onClose={() => setOpenTool(null)} /> : null}
      {isDragging ? (
        <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center bg-black/75 p-6">
          <div className="rounded-card border-2 border-dashed border-highlight bg-surface px-10 py-12 text-center text-fg">
            <p className="font-display text-heading">{text.drop.title}</p>
            <p className="mt-2 text-muted">{text.drop.text}</p>
          </div>
        </div>
      ) : null}
    </ScreenLayout>
  );
}
