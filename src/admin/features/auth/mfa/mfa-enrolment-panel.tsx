import { Button } from '@/admin/ui/button';
import { mfaToastTexts, mfaText as text } from '@/copy/admin/second-factor';
import { toAppError } from '@/shared/lib/app-error';
import { copyText } from '@/shared/lib/copy-text';
import { useBeginEnrolment, useConfirmFactor, useCreateRecoveryCodes } from '../api/mfa';
import { AuthAlert } from '../components/auth-alert';
import { MfaCodeForm } from './mfa-code-form';
import { RecoveryCodesPanel } from './recovery-codes-panel';

/** Groups the secret by four characters, as people type it: « JBSW Y3DP ». */
const groupByFour = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Enrols a second factor: QR code, first code, recovery codes. Calls `onDone` when the person has stored them. */
export function MfaEnrolmentPanel({ onDone }: { onDone: () => unknown }) {
  const beginEnrolment = useBeginEnrolment();
  const factor = beginEnrolment.data;
  const confirmFactor = useConfirmFactor(factor?.id ?? '');
  const createCodes = useCreateRecoveryCodes();

  function handleRestart() {
    confirmFactor.reset();
    beginEnrolment.mutate();
  }

  if (createCodes.data) return <RecoveryCodesPanel codes={createCodes.data} onDone={onDone} />;
  // The codes are being created, or their creation has failed.
  if (confirmFactor.isSuccess) {
    return (
      <div className="flex flex-col gap-5">
        {createCodes.error ? <AuthAlert error={toAppError(createCodes.error)} /> : null}
        <Button
          variant="primary"
          size="regular"
          isPending={createCodes.isPending}
          onClick={() => createCodes.mutate()}
        >
          {createCodes.isPending ? text.status.codesPending : text.codes.retry}
        </Button>
      </div>
    );
  }
  if (!factor) {
    return (
      <div className="flex flex-col gap-5">
        <p className="text-muted">{text.enrol.intro}</p>
        {beginEnrolment.error ? <AuthAlert error={toAppError(beginEnrolment.error)} /> : null}
        <Button
          variant="primary"
          size="regular"
          isPending={beginEnrolment.isPending}
          onClick={() => beginEnrolment.mutate()}
        >
          {beginEnrolment.isPending ? text.enrol.beginning : text.enrol.begin}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-5 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <img
          src={factor.totp.qr_code}
          alt={text.enrol.qrCodeAlt}
          className="size-48 rounded-card border border-line bg-white p-2"
        />
        <div className="min-w-0">
          <p>{text.enrol.scanHint}</p>
          <p className="mt-4 text-sm text-muted">{text.enrol.keyHint}</p>
          <p className="mt-1 font-mono break-words">{groupByFour(factor.totp.secret)}</p>
          <Button
            className="mt-3"
            onClick={() => void copyText(factor.totp.secret, mfaToastTexts.copied, mfaToastTexts.copyFailed)}
          >
            {text.enrol.copyKey}
          </Button>
        </div>
      </div>
      <MfaCodeForm
        label={text.enrol.formLabel}
        submitLabel={text.enrol.submit}
        pendingLabel={text.enrol.submitting}
        mutation={confirmFactor}
        onSuccess={createCodes.mutate}
        // A new start is needed after an enrolment in another tab, which deletes the key of this tab.
        footer={
          <Button variant="quiet" size="regular" disabled={confirmFactor.isPending} onClick={handleRestart}>
            {text.enrol.restart}
          </Button>
        }
      />
    </div>
  );
}
