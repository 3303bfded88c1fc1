import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RoleDefinition } from '@/admin/config/roles';
import { SearchField } from '@/admin/list/search-field';
import { assignText as text } from '@/content/admin/users';
import { SelectField } from '@/shared/form/field';
import { toAppError } from '@/shared/lib/app-error';
import { buttonStyles } from '@/shared/ui/button-styles';
import { Dialog } from '@/shared/ui/dialog';
import { useAssignRole } from '../api/user-mutations';
import { MATCHES, type Person, userQueries } from '../api/user-queries';
import { explainFailure, fullName, inAssignOrder, type Manager, refusalOf } from '../user-model';

interface AssignRoleDialogProps {
  /** Chosen beforehand, when the dialog was opened from somebody's row. */
  person: Person | null;
  roles: readonly RoleDefinition[];
  manager: Manager;
  onClose: () => void;
}

/** Gives a role to a person: both are chosen here, whoever opened it. */
export function AssignRoleDialog({ person, roles, manager, onClose }: AssignRoleDialogProps) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState(person);
  const [roleKey, setRoleKey] = useState('');
  const matches = useQuery(userQueries.matches(search));
  const assign = useAssignRole();
  const found = matches.data ?? [];
  // the person chosen stays chosen when the search no longer finds them, as they are known now
  const known = found.find(({ id }) => id === chosen?.id) ?? chosen;
  const people = known && !found.some(({ id }) => id === known.id) ? [known, ...found] : found;
  const role = roles.find(({ key }) => key === roleKey);
  const refusal = known && role ? refusalOf(manager, known, role) : null;
  const failure = assign.error ? toAppError(assign.error) : null;

  function searchNote(): string {
    if (matches.isError) return text.searchFailed;
    if (matches.isPending) return '';
    if (found.length === 0) return text.nobody;
    return found.length === MATCHES ? text.more : '';
  }

  function handlePersonChange(id: string) {
    assign.reset();
    setChosen(people.find((one) => one.id === id) ?? null);
  }

  function handleRoleChange(key: string) {
    assign.reset();
    setRoleKey(key);
  }

  function handleAssign() {
    if (!known || !roleKey || assign.isPending) return;
    assign.mutate({ userId: known.id, role: roleKey }, { onSuccess: onClose });
  }

  const problem = failure && failure.kind !== 'duplicate' ? explainFailure(failure, refusal) : refusal;
  return (
    <Dialog
      open
      onOpenChange={() => (assign.isPending ? undefined : onClose())}
      title={text.title}
      closeLabel={text.close}
    >
      <div className="flex flex-col gap-2 [&_search]:w-full">
        <SearchField label={text.search} value={search} onSearch={setSearch} />
        <p role="status" className="text-sm text-muted empty:hidden">
          {searchNote()}
        </p>
      </div>
      <SelectField
        {...text.fields.person}
        value={known?.id ?? ''}
        onChange={(event) => handlePersonChange(event.target.value)}
      >
        <option value="">{text.choosePerson}</option>
        {people.map((one) => (
          <option key={one.id} value={one.id}>
            {one.email ? `${fullName(one)} (${one.email})` : fullName(one)}
          </option>
        ))}
      </SelectField>
      <SelectField
        {...text.fields.role}
        value={roleKey}
        onChange={(event) => handleRoleChange(event.target.value)}
      >
        <option value="">{text.chooseRole}</option>
        {inAssignOrder(roles).map(({ key, label }) => (
          <option key={key} value={key}>
            {known?.roles?.includes(key) ? `${label} (${text.held})` : label}
          </option>
        ))}
      </SelectField>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <button
          type="button"
          className={buttonStyles('outline')}
          disabled={assign.isPending}
          onClick={onClose}
        >
          {text.cancel}
        </button>
        <button
          type="button"
          className={buttonStyles('primary')}
          disabled={!known || !roleKey || refusal !== null || assign.isPending}
          aria-busy={assign.isPending}
          onClick={handleAssign}
        >
          {assign.isPending ? text.submitting : text.submit}
        </button>
      </div>
    </Dialog>
  );
}
