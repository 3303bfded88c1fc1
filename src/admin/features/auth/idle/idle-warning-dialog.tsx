import { useEffect, useState } from 'react';
import { idleText as text } from '@/copy/admin/idle';
import { ConfirmDialog } from '@/shared/components/confirm-dialog';
import { useSignOut } from '../api/sign-out';
import { idleClock } from './idle-clock';

function formatRemainingTime(): string {
  const seconds = Math.max(0, Math.ceil(idleClock.getRemainingMs() / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Warns before an idle session ends, with the remaining time and a button to continue. */
export function IdleWarningDialog({ onStay }: { onStay: () => void }) {
  const signOut = useSignOut();
  const [remainingTime, setRemainingTime] = useState(formatRemainingTime);

  useEffect(() => {
    const timer = window.setInterval(() => setRemainingTime(formatRemainingTime()), 1000);
    return () => window.clearInterval(timer);
  }, []);

  return (
    <ConfirmDialog
      open
      title={text.title}
      description={text.lead}
      confirmLabel={text.leave}
      cancelLabel={text.stay}
      isPending={signOut.isPending}
      onConfirm={() => signOut.mutate()}
      onCancel={onStay}
    >
      <p role="timer" className="mt-3 font-semibold">
        {text.remaining} <span className="tabular-nums">{remainingTime}</span>
      </p>
    </ConfirmDialog>
  );
}
