import { useState } from 'react';
import { Button } from '@/admin/ui/button';
import { commonText } from '@/copy/admin/common';
import { managePersonDialogText } from '@/copy/admin/person';
import { ConfirmDialog } from '@/shared/components/confirm-dialog';
import { toAppError } from '@/shared/lib/app-error';
import { useResetSecondFactor } from '../api/person-mutations';
import type { UserRow } from '../api/user-queries';
import { explainUserChangeFailure, formatFullName } from '../user-model';

const text = managePersonDialogText.secondFactor;

interface SecondFactorResetProps {
  person: UserRow;
  disabled: boolean;
}

/** Button that resets a lost second factor, after a confirmation. */
export function SecondFactorReset({ person, disabled }: SecondFactorResetProps) {
  const reset = useResetSecondFactor();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    reset.reset();
    setIsAsking(false);
  };

  return (
    <>
      <p className="text-muted">{text.lead}</p>
      <Button variant="danger" disabled={disabled} onClick={() => setIsAsking(true)}>
        {text.reset}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text.question}
        description={`${formatFullName(person)}. ${text.check}`}
        confirmLabel={reset.isPending ? text.resetting : text.confirm}
        cancelLabel={commonText.cancel}
        error={reset.error ? explainUserChangeFailure(toAppError(reset.error), null) : undefined}
        pending={reset.isPending}
        onConfirm={() => {
          if (!reset.isPending) reset.mutate(person.id, { onSuccess: close });
        }}
        onCancel={close}
      />
    </>
  );
}
