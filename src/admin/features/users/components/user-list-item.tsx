import clsx from 'clsx';
import { Settings2, UserPlus, X } from 'lucide-react';
import { getRoleBadgeTone, type RoleDefinition } from '@/admin/config/roles';
import { formatAdminDate } from '@/admin/lib/admin-date';
import { formatFullName } from '@/admin/lib/full-name';
import { RowSelectionCheckbox } from '@/admin/lists/selection-checkboxes';
import type { RowSelection } from '@/admin/lists/use-row-selection';
import { Badge } from '@/admin/ui/badge';
import { RefusableButton } from '@/admin/ui/refusable-button';
import { managePersonDialogText, managePersonToastTexts } from '@/copy/admin/person';
import { userText as text, userToastTexts } from '@/copy/admin/users';
import { notify } from '@/shared/components/notify';
import type { UserRow } from '../api/user-queries';
import { getPersonDenialReason, getRoleDenialReason, type ManagingPerson } from '../user-model';

/** Role of a person, with the id of its assignment. */
export interface RoleAssignmentEntry {
  id: string;
  person: UserRow;
  role: string;
  label: string;
}

interface UserListItemProps {
  person: UserRow;
  roles: readonly RoleDefinition[];
  manager: ManagingPerson;
  selection: RowSelection | undefined;
  onAssign: (person: UserRow) => void;
  onManage: (person: UserRow) => void;
  onRemove: (assignment: RoleAssignmentEntry) => void;
}

/** Returns the assignments of a person, in the order of the roles screen. */
function listAssignments(person: UserRow, roles: readonly RoleDefinition[]): RoleAssignmentEntry[] {
  const getRank = (key: string) => roles.findIndex((role) => role.key === key);
  return [...person.user_roles]
    .sort((left, right) => getRank(left.role) - getRank(right.role))
    .map(({ id, role }) => ({
      id,
      person,
      role,
      label: roles.find(({ key }) => key === role)?.label ?? role,
    }));
}

interface RoleTagProps {
  assignment: RoleAssignmentEntry;
  /** Why the role cannot be removed; null when it can. */
  denial: string | null;
  onRemove: (assignment: RoleAssignmentEntry) => void;
}

/** Badge of a role with a remove button. When the removal is denied, the button stays focusable and explains why. */
function RoleTag({ assignment, denial, onRemove }: RoleTagProps) {
  function handleClick() {
    if (denial) notify.error({ ...userToastTexts.removeFailed, description: denial });
    else onRemove(assignment);
  }
  return (
    <li className="flex max-w-full items-center">
      <Badge tone={getRoleBadgeTone(assignment.role)} wraps>
        {assignment.label}
      </Badge>
      <button
        type="button"
        aria-label={`${text.removeRole} ${assignment.label} ${text.removeFrom} ${formatFullName(assignment.person)}`}
        aria-disabled={denial ? true : undefined}
        title={denial ?? text.remove}
        className={clsx(
          'grid size-8 shrink-0 place-items-center rounded-full max-md:size-10',
          denial ? 'text-muted/70' : 'text-muted hover:bg-surface-strong hover:text-danger',
        )}
        onClick={handleClick}
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </li>
  );
}

/** Row of a person; a card below 768 px. */
export function UserListItem(props: UserListItemProps) {
  const { person, roles, manager, selection, onAssign, onManage, onRemove } = props;
  const name = formatFullName(person);
  const findRole = (key: string) => roles.find((role) => role.key === key);
  // Without a role, the check is about the person only.
  const assignDenial = getRoleDenialReason(manager, person);
  const manageDenial = getPersonDenialReason(manager, person, roles);

  return (
    <li className="grid items-center gap-x-6 gap-y-3 p-4 max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_fit-content(40%)] md:hover:bg-surface">
      <div className="flex min-w-0 items-start gap-2">
        {!selection || selection.canSelect(person.id) ? (
          <RowSelectionCheckbox id={person.id} name={name} selection={selection} />
        ) : (
          // The names of all rows stay in one column.
          <span className="size-10 shrink-0" />
        )}
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2">
            <span className="min-w-0 font-semibold break-words">{name}</span>
            {person.id === manager.id ? <Badge tone="success">{text.you}</Badge> : null}
            {person.suspended_at ? <Badge tone="destructive">{text.suspended}</Badge> : null}
            {person.confirmed_at ? null : <Badge tone="outline">{text.unconfirmed}</Badge>}
          </p>
          {person.email ? <p className="text-sm break-all text-muted">{person.email}</p> : null}
          <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-muted">
            <span>
              <span className="sr-only">{text.id} </span>
              <code title={person.id}>{person.id.slice(0, 8)}</code>
            </span>
            <span>
              {text.registered} <time dateTime={person.created_at}>{formatAdminDate(person.created_at)}</time>
            </span>
            <span>
              {person.last_seen_at ? (
                <>
                  {text.lastVisitOn}{' '}
                  <time dateTime={person.last_seen_at}>{formatAdminDate(person.last_seen_at)}</time>
                </>
              ) : (
                text.noVisit
              )}
            </span>
          </p>
        </div>
      </div>
      {person.user_roles.length === 0 ? (
        <p className="text-sm text-muted">{text.noRole}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-2 gap-y-1">
          {listAssignments(person, roles).map((assignment) => (
            <RoleTag
              key={assignment.id}
              assignment={assignment}
              denial={getRoleDenialReason(manager, person, findRole(assignment.role))}
              onRemove={onRemove}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <RefusableButton
          icon={UserPlus}
          className="max-md:flex-1"
          aria-label={`${text.assignTo} ${name}`}
          refusal={assignDenial}
          toast={userToastTexts.assignFailed}
          onClick={() => onAssign(person)}
        >
          {text.assign}
        </RefusableButton>
        <RefusableButton
          icon={Settings2}
          className="max-md:flex-1"
          aria-label={`${managePersonDialogText.managePerson} ${name}`}
          refusal={manageDenial}
          toast={managePersonToastTexts.failed}
          onClick={() => onManage(person)}
        >
          {managePersonDialogText.manage}
        </RefusableButton>
      </div>
    </li>
  );
}
