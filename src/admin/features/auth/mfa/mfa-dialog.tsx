import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatAdminDate } from '@/admin/lib/admin-date';
import { LoadFailureNotice } from '@/admin/lists/load-failure-notice';
import { Badge } from '@/admin/ui/badge';
import { Button } from '@/admin/ui/button';
import { Spinner } from '@/admin/ui/spinner';
import { adminCommonText } from '@/copy/admin/common';
import { mfaText as text } from '@/copy/admin/second-factor';
import { Dialog } from '@/shared/components/dialog';
import { mfaFactorQuery, useCreateRecoveryCodes, useRemoveFactor } from '../api/mfa';
import { MfaCodeForm } from './mfa-code-form';
import { MfaEnrolmentPanel } from './mfa-enrolment-panel';
import { RecoveryCodesPanel } from './recovery-codes-panel';

function MfaRemoval({ onDone }: { onDone: () => void }) {
  const remove = useRemoveFactor();
  return (
    <>
      <p className="text-muted">{text.remove.lead}</p>
      <MfaCodeForm
        label={text.remove.title}
        submitLabel={text.remove.submit}
        pendingLabel={text.remove.submitting}
        mutation={remove}
        onSuccess={onDone}
        footer={
          <Button variant="quiet" size="regular" onClick={onDone}>
            {adminCommonText.cancel}
          </Button>
        }
      />
    </>
  );
}

/** Dialog « Double authentification »: state of the second factor, enrolment, removal and recovery codes. */
export function MfaDialog({ onClose }: { onClose: () => void }) {
  const { data: factor, error, refetch } = useQuery(mfaFactorQuery);
  const [view, setView] = useState<'status' | 'enrol' | 'remove'>('status');
  const createCodes = useCreateRecoveryCodes();
  const showStatus = () => {
    setView('status');
    createCodes.reset();
  };

  function renderContent() {
    if (view === 'enrol') return <MfaEnrolmentPanel onDone={showStatus} />;
    if (view === 'remove') return <MfaRemoval onDone={showStatus} />;
    if (createCodes.data) return <RecoveryCodesPanel codes={createCodes.data} onDone={showStatus} />;
    if (error)
      return <LoadFailureNotice title={text.status.failed} error={error} onRetry={() => refetch()} />;
    if (factor === undefined) return <Spinner label={adminCommonText.loading} />;
    return (
      <>
        <p className="flex flex-wrap items-center gap-3">
          <Badge tone={factor ? 'success' : 'outline'}>{factor ? text.status.on : text.status.off}</Badge>
          {factor ? (
            <span className="text-sm text-muted">
              {text.status.since} {formatAdminDate(factor.created_at)}
            </span>
          ) : null}
        </p>
        <p className="text-muted">{text.status.lead}</p>
        {factor ? (
          <>
            <p className="text-sm text-muted">{text.status.codesLead}</p>
            <div className="flex flex-wrap gap-3">
              <Button isPending={createCodes.isPending} onClick={() => createCodes.mutate()}>
                {createCodes.isPending ? text.status.codesPending : text.status.codes}
              </Button>
              <Button variant="danger" onClick={() => setView('remove')}>
                {text.status.remove}
              </Button>
            </div>
          </>
        ) : (
          <Button variant="primary" size="regular" className="self-start" onClick={() => setView('enrol')}>
            {text.status.start}
          </Button>
        )}
      </>
    );
  }

  return (
    <Dialog isWide title={text.title} onClose={onClose}>
      {renderContent()}
    </Dialog>
  );
}
