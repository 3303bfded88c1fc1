import { Download } from 'lucide-react';
import { Button } from '@/admin/ui/button';
import { submissionPanelText as text } from '@/copy/admin/inbox';
import type { StoredCv } from '../api/submission-calls';
import { useDownloadCv } from '../api/submission-mutations';

interface CvDownloadProps {
  cv: StoredCv;
  /** Name of the candidate, for the name of the file. */
  name: string;
}

const stateTexts: Readonly<Record<string, string>> = {
  not_scanned: text.cvNotScanned,
  pending: text.cvPending,
  infected: text.cvInfected,
};

/** Downloads a CV unless it is in quarantine or infected, and shows the result of the scanner. */
export function CvDownload({ cv: { path, scanState }, name }: CvDownloadProps) {
  const download = useDownloadCv();
  const stateText = stateTexts[scanState];
  const isDownloadable = scanState === 'clean' || scanState === 'not_scanned';
  return (
    <>
      {isDownloadable ? (
        <Button
          icon={Download}
          title={text.cvHint}
          isPending={download.isPending}
          onClick={() => download.mutate({ path, name })}
        >
          {download.isPending ? text.cvOpening : text.cv}
        </Button>
      ) : null}
      {stateText ? <p className="self-center text-sm text-muted">{stateText}</p> : null}
    </>
  );
}
