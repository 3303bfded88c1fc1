import { useState } from 'react';
import { formatFullName } from '@/admin/lib/full-name';
import { Button } from '@/admin/ui/button';
import { ConfirmMutationDialog } from '@/admin/ui/confirm-mutation-dialog';
import { managePersonDialogText } from '@/copy/admin/person';
import { useResetSecondFactor } from '../api/person-mutations';
import type { UserRow } from '../api/user-queries';
import { explainUserChangeFailure } from '../user-model';

const text = managePersonDialogText.secondFactor;

interface SecondFactorResetProps {
  person: UserRow;
  disabled: boolean;
}

export function SecondFactorReset({ person, disabled }: SecondFactorResetProps) {
  const reset = useResetSecondFactor();
  const [isConfirming, setIsConfirming] = useState(false);

  return (
    <>
      <p className="text-muted">{text.lead}</p>
      <Button variant="danger" disabled={disabled} onClick={() => setIsConfirming(true)}>
        {text.reset}
      </Button>
      <ConfirmMutationDialog
        target={isConfirming ? person.id : null}
        title={text.question}
        description={`${formatFullName(person)}. ${text.check}`}
        confirmLabel={text.confirm}
        pendingLabel={text.resetting}
        mutation={reset}
        explain={explainUserChangeFailure}
        onClose={() => setIsConfirming(false)}
      />
    </>
  );
}
