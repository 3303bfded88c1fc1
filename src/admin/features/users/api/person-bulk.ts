import { UserCheck, UserX } from 'lucide-react';
import type { RoleDefinition } from '@/admin/config/roles';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import type { BatchOutcome, BulkAction } from '@/admin/lists/bulk-action';
import { managePersonDialogText } from '@/copy/admin/person';
import { explainUserChangeFailure, getPersonDenialReason, type ManagingPerson } from '../user-model';
import type { UserRow } from './user-queries';

const text = managePersonDialogText.bulk;

const isActive = ({ suspended_at }: UserRow) => suspended_at === null;

/** Reads who is suspended now: the undo must not reinstate a person whom a colleague suspended meanwhile. */
async function fetchSuspendedIds(people: readonly UserRow[]): Promise<string[]> {
  const ids = people.map(({ id }) => id);
  const rows = await unwrap(
    supabase.from('profiles').select('id').in('id', ids).not('suspended_at', 'is', null),
  );
  return rows.map(({ id }) => id);
}

/** Returns the bulk actions on accounts. They refuse for the reasons that the « Gérer » button of an account shows. */
export function createPersonBulkActions(
  manager: ManagingPerson,
  roles: readonly RoleDefinition[],
): readonly BulkAction<UserRow>[] {
  async function setSuspended(
    people: readonly UserRow[],
    { shouldSuspend, isUnchanged }: { shouldSuspend: boolean; isUnchanged: (person: UserRow) => boolean },
  ): Promise<BatchOutcome> {
    const reasons = new Map<string, string>();
    for (const person of people) {
      const denial = getPersonDenialReason(manager, person, roles);
      if (denial) reasons.set(person.id, denial);
    }
    const managedPeople = people.filter(({ id }) => !reasons.has(id));
    const unchangedIds = managedPeople.filter(isUnchanged).map(({ id }) => id);
    const idsToChange = managedPeople.filter((person) => !isUnchanged(person)).map(({ id }) => id);
    if (idsToChange.length === 0) return { doneIds: [], unchangedIds, reasons };
    const changedRows = await unwrap(
      supabase.rpc('set_suspended', { people: idsToChange, suspended: shouldSuspend }).select('id'),
    );
    return { doneIds: changedRows.map(({ id }) => id), unchangedIds, reasons };
  }

  const reinstatement: BulkAction<UserRow> = {
    ...text.reinstate,
    icon: UserCheck,
    explain: explainUserChangeFailure,
    apply: (people) => setSuspended(people, { shouldSuspend: false, isUnchanged: isActive }),
  };
  const suspension: BulkAction<UserRow> = {
    ...text.suspend,
    icon: UserX,
    isDanger: true,
    explain: explainUserChangeFailure,
    async apply(people) {
      const suspendedIds = await fetchSuspendedIds(people);
      return setSuspended(people, {
        shouldSuspend: true,
        isUnchanged: ({ id }) => suspendedIds.includes(id),
      });
    },
    undo: {
      ...reinstatement,
      label: text.undo,
      // The rows of the list still show the state before the suspension.
      apply: (people) => setSuspended(people, { shouldSuspend: false, isUnchanged: () => false }),
    },
  };
  return [suspension, reinstatement];
}
