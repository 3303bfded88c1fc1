import { UserCheck, UserX } from 'lucide-react';
import type { RoleDefinition } from '@/admin/config/roles';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import type { BatchOutcome, BulkAction } from '@/admin/lists/bulk-action';
import { managePersonDialogText } from '@/copy/admin/person';
import { explainUserChangeFailure, getPersonDenialReason, type RoleManager } from '../user-model';
import type { UserRow } from './user-queries';

const text = managePersonDialogText.bulk;

/** Returns the bulk actions on accounts. The reasons of refusals are those of the account's dialog. */
export function createPersonBulkActions(
  manager: RoleManager,
  roles: readonly RoleDefinition[],
): readonly BulkAction<UserRow>[] {
  /** `areListedStates` is false for rows that changed after they were listed. */
  async function setSuspended(
    people: readonly UserRow[],
    suspended: boolean,
    areListedStates = true,
  ): Promise<BatchOutcome> {
    const denials = people.map(
      (person) => [person.id, getPersonDenialReason(manager, person, roles)] as const,
    );
    const reasons = new Map(denials.flatMap(([id, denial]) => (denial ? [[id, denial] as const] : [])));
    const managedPeople = people.filter(({ id }) => !reasons.has(id));
    const isUnchanged = (person: UserRow) => areListedStates && (person.suspended_at !== null) === suspended;
    const unchangedIds = managedPeople.filter(isUnchanged).map(({ id }) => id);
    const ids = managedPeople.filter((person) => !isUnchanged(person)).map(({ id }) => id);
    if (ids.length === 0) return { doneIds: [], unchangedIds, reasons };
    const changed = await unwrap(supabase.rpc('set_suspended', { people: ids, suspended }).select('id'));
    return { doneIds: changed.map(({ id }) => id), unchangedIds, reasons };
  }

  const explain: BulkAction<UserRow>['explain'] = (error) => explainUserChangeFailure(error, null);
  const reinstatement: BulkAction<UserRow> = {
    ...text.reinstate,
    icon: UserCheck,
    explain,
    apply: (people) => setSuspended(people, false),
  };
  const suspension: BulkAction<UserRow> = {
    ...text.suspend,
    icon: UserX,
    isDanger: true,
    explain,
    apply: (people) => setSuspended(people, true),
    undo: { ...reinstatement, label: text.undo, apply: (people) => setSuspended(people, false, false) },
  };
  return [suspension, reinstatement];
}
