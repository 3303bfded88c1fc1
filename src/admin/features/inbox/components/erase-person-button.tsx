import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatCount } from '@/admin/lib/number-format';
import { Button } from '@/admin/ui/button';
import { ConfirmMutationDialog } from '@/admin/ui/confirm-mutation-dialog';
import { FailureNotice } from '@/admin/ui/failure-notice';
import { eraseText as text } from '@/copy/admin/inbox';
import { submissionSources } from '@/copy/admin/submission-sources';
import { unsavedWorkRegistry } from '@/shared/lib/unsaved-work';
import { explainEraseFailure, useErasePerson } from '../api/submission-mutations';
import { submissionQueries } from '../api/submission-queries';

function DeletionSummary({ email }: { email: string }) {
  const person = useQuery(submissionQueries.personData(email));
  if (person.isPending) {
    return (
      <p role="status" className="mt-3 text-muted">
        {text.searching}
      </p>
    );
  }
  if (!person.data) return <FailureNotice error={person.error} className="mt-3" />;
  const { countsByTable, cvPaths } = person.data;
  const rowCounts = Object.entries(submissionSources).map(([table, { rows }]) => ({
    count: countsByTable[table] ?? 0,
    noun: rows,
  }));
  const lines = [...rowCounts, { count: cvPaths.length, noun: text.cv }].filter(({ count }) => count > 0);
  if (lines.length === 0) return <p className="mt-3">{text.nothingStored}</p>;
  return (
    <ul className="mt-3 list-disc pl-5">
      {lines.map(({ count, noun }) => (
        <li key={noun.one}>{formatCount(count, noun)}</li>
      ))}
    </ul>
  );
}

interface ErasePersonProps {
  email: string;
  onErased: () => void;
}

/** Right to erasure: deletes everything that was sent from one address, after a confirmation. */
export function ErasePersonButton({ email, onErased }: ErasePersonProps) {
  const [isDialogOpen, setIsDialogOpen] = useState(false);

  function handleErased() {
    // An unsaved note about an erased person is dropped without a question.
    unsavedWorkRegistry.discard();
    onErased();
  }

  return (
    <>
      <Button variant="danger" icon={Trash2} className="self-start" onClick={() => setIsDialogOpen(true)}>
        {text.open}
      </Button>
      <ConfirmMutationDialog
        target={isDialogOpen ? email : null}
        title={text.title}
        description={`${text.intro} ${email}\u00a0:`}
        confirmLabel={text.confirm}
        pendingLabel={text.erasing}
        mutation={useErasePerson()}
        explain={explainEraseFailure}
        onClose={() => setIsDialogOpen(false)}
        onDone={handleErased}
      >
        <DeletionSummary email={email} />
      </ConfirmMutationDialog>
    </>
  );
}
