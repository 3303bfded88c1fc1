import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { commonText } from '@/copy/admin/common';
import { eraseText as text } from '@/copy/admin/forms';
import { visitorRows } from '@/copy/admin/visitor-rows';
import { buttonStyles } from '@/shared/components/button-styles';
import { ConfirmDialog } from '@/shared/components/confirm-dialog';
import { toAppError } from '@/shared/lib/app-error';
import { unsavedWork } from '@/shared/lib/unsaved-work';
import { useErasePerson } from '../api/submission-mutations';
import { personQuery } from '../api/submission-queries';

interface Amount {
  one: string;
  many: string;
}

/** In the order they are told in; a table that has no words yet is told by its name rather than erased in silence. */
const words: Readonly<Record<string, Amount>> = visitorRows;
const wordsOf = (table: string): Amount => words[table] ?? { one: table, many: table };

const amount = (count: number, { one, many }: Amount) =>
  `${count.toLocaleString('fr-FR')} ${count > 1 ? many : one}`;

/** What the erasure will take, table by table. */
function Inventory({ email }: { email: string }) {
  const person = useQuery(personQuery(email));
  if (person.isPending) {
    return (
      <p role="status" className="mt-3 text-muted">
        {text.looking}
      </p>
    );
  }
  if (!person.data) {
    return (
      <p role="alert" className="mt-3 font-semibold text-danger">
        {toAppError(person.error).message}
      </p>
    );
  }
  const { held, cvPaths } = person.data;
  const tables = new Set([...Object.keys(words), ...Object.keys(held)]);
  const lines = [
    ...[...tables].map((table) => [held[table] ?? 0, wordsOf(table)] as const),
    [cvPaths.length, text.cv] as const,
  ].filter(([count]) => count > 0);
  if (lines.length === 0) return <p className="mt-3">{text.nothing}</p>;
  return (
    <ul className="mt-3 list-disc pl-5">
      {lines.map(([count, words]) => (
        <li key={words.one}>{amount(count, words)}</li>
      ))}
    </ul>
  );
}

interface ErasePersonProps {
  email: string;
  onErased: () => void;
}

/** Right to erasure: everything sent from one address, after a question that lists it. */
export function ErasePerson({ email, onErased }: ErasePersonProps) {
  const [asking, setAsking] = useState(false);
  const erase = useErasePerson();

  function handleConfirm() {
    if (erase.isPending) return;
    erase.mutate(email, {
      onSuccess: () => {
        // a note about somebody who is gone is not worth a question
        unsavedWork.discard();
        setAsking(false);
        onErased();
      },
    });
  }

  return (
    <>
      <button
        type="button"
        className={buttonStyles('danger', 'self-start', 'compact')}
        onClick={() => {
          erase.reset();
          setAsking(true);
        }}
      >
        <Trash2 className="size-4" aria-hidden="true" />
        {text.open}
      </button>
      <ConfirmDialog
        open={asking}
        title={text.title}
        description={`${text.intro} ${email}\u00a0:`}
        confirmLabel={erase.isPending ? text.erasing : text.confirm}
        cancelLabel={commonText.cancel}
        error={erase.error ? toAppError(erase.error).message : undefined}
        pending={erase.isPending}
        onConfirm={handleConfirm}
        onCancel={() => setAsking(false)}
      >
        <Inventory email={email} />
      </ConfirmDialog>
    </>
  );
}
