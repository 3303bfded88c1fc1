import { useState } from 'react';
import type { RoleDefinition } from '@/admin/config/roles';
import { Button } from '@/admin/ui/button';
import { FailureNotice } from '@/admin/ui/failure-notice';
import { assignRoleDialogText as text } from '@/copy/admin/users';
import { Dialog } from '@/shared/components/dialog';
import { SelectField } from '@/shared/form/field';
import { toAppError } from '@/shared/lib/app-error';
import { useAssignRole } from '../api/user-mutations';
import type { PersonMatch } from '../api/user-queries';
import {
  explainUserChangeFailure,
  getRoleDenialReason,
  type ManagingPerson,
  sortRolesForAssignment,
} from '../user-model';
import { PersonPicker, usePersonPicker } from './person-picker';

interface AssignRoleDialogProps {
  /** Initial person, when opened from a row. */
  person: PersonMatch | null;
  roles: readonly RoleDefinition[];
  manager: ManagingPerson;
  onClose: () => void;
}

export function AssignRoleDialog({ person, roles, manager, onClose }: AssignRoleDialogProps) {
  const personPicker = usePersonPicker(person);
  const selectedPerson = personPicker.person;
  const [roleKey, setRoleKey] = useState('');
  const assign = useAssignRole();
  const role = roles.find(({ key }) => key === roleKey);
  const denial = selectedPerson && role ? getRoleDenialReason(manager, selectedPerson, role) : null;
  const failure = assign.error ? toAppError(assign.error) : null;

  function handleRoleChange(key: string) {
    assign.reset();
    setRoleKey(key);
  }

  function handleAssign() {
    if (!selectedPerson || !roleKey || assign.isPending) return;
    assign.mutate({ userId: selectedPerson.id, role: roleKey }, { onSuccess: onClose });
  }

  function handleClose() {
    if (!assign.isPending) onClose();
  }

  // a duplicate is no failure: the person already has the role
  const message =
    failure && failure.kind !== 'duplicate' ? explainUserChangeFailure(failure, denial) : denial;
  return (
    <Dialog title={text.title} onClose={handleClose}>
      <PersonPicker
        picker={personPicker}
        searchLabel={text.search}
        field={text.fields.person}
        noneLabel={text.choosePerson}
        onChoose={assign.reset}
      />
      <SelectField
        {...text.fields.role}
        value={roleKey}
        onChange={(event) => handleRoleChange(event.target.value)}
      >
        <option value="">{text.chooseRole}</option>
        {sortRolesForAssignment(roles).map(({ key, label }) => (
          <option key={key} value={key}>
            {selectedPerson?.roles?.includes(key) ? `${label} (${text.alreadyAssigned})` : label}
          </option>
        ))}
      </SelectField>
      <FailureNotice error={message} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button size="regular" disabled={assign.isPending} onClick={onClose}>
          {text.cancel}
        </Button>
        <Button
          variant="primary"
          size="regular"
          disabled={!selectedPerson || !roleKey || denial !== null}
          isPending={assign.isPending}
          onClick={handleAssign}
        >
          {assign.isPending ? text.submitting : text.submit}
        </Button>
      </div>
    </Dialog>
  );
}
