import { useQuery } from '@tanstack/react-query';
import { Mail, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useAuth } from '@/admin/features/auth/auth-context';
import { useOwnRolesAndPermissions } from '@/admin/features/auth/use-identity';
import { roleQueries } from '@/admin/features/roles/api/role-queries';
import { useHashAction } from '@/admin/hooks/use-hash-action';
import { useReadonlySearchParams } from '@/admin/hooks/use-readonly-search-params';
import { Button } from '@/admin/ui/button';
import { ScreenLayout } from '@/admin/ui/screen-layout';
import { invitationText } from '@/copy/admin/invitations';
import { userText as text } from '@/copy/admin/users';
import type { PersonMatch, UserRow } from './api/user-queries';
import { AssignRoleDialog } from './components/assign-role-dialog';
import { InvitationList } from './components/invitation-list';
import { InviteDialog } from './components/invite-dialog';
import { ManagePersonDialog } from './components/manage-person-dialog';
import { UserCounterCards } from './components/user-counter-cards';
import { UserFilterBar } from './components/user-filter-bar';
import { UserList } from './components/user-list';
import { userListUrlParams } from './user-list-params';

/** Screen of the users (specification 2.18). */
export function Component() {
  const { user } = useAuth();
  const { permissions, hasNoRole } = useOwnRolesAndPermissions();
  const searchParams = useReadonlySearchParams();
  const roles = useQuery(roleQueries.list());
  /** Person who gets a role in the dialog; « unchosen » when the dialog chooses the person. Null: the dialog is closed. */
  const [assignee, setAssignee] = useState<PersonMatch | 'unchosen' | null>(null);
  const [isInviting, setIsInviting] = useState(false);
  const [managedPerson, setManagedPerson] = useState<UserRow | null>(null);
  const params = userListUrlParams.read(searchParams);
  useHashAction({ inviter: () => setIsInviting(true) }, roles.isFetched);
  const manager = { id: user?.id ?? '', permissions };
  const definitions = roles.data ?? [];
  return (
    <ScreenLayout
      title={text.title}
      refusedText={hasNoRole ? text.refused.noRole : text.refused.notManager}
      actions={
        <div className="flex flex-wrap gap-2">
          <Button icon={UserPlus} onClick={() => setAssignee('unchosen')}>
            {text.assign}
          </Button>
          <Button variant="primary" icon={Mail} onClick={() => setIsInviting(true)}>
            {invitationText.invite}
          </Button>
        </div>
      }
    >
      <UserCounterCards />
      <InvitationList roles={definitions} manager={manager} />
      <UserFilterBar params={params} roles={definitions} />
      <UserList
        params={params}
        roles={definitions}
        manager={manager}
        onAssign={setAssignee}
        onManage={setManagedPerson}
      />
      {assignee ? (
        <AssignRoleDialog
          person={assignee === 'unchosen' ? null : assignee}
          roles={definitions}
          manager={manager}
          onClose={() => setAssignee(null)}
        />
      ) : null}
      {isInviting ? (
        <InviteDialog roles={definitions} manager={manager} onClose={() => setIsInviting(false)} />
      ) : null}
      {managedPerson ? (
        <ManagePersonDialog person={managedPerson} manager={manager} onClose={() => setManagedPerson(null)} />
      ) : null}
    </ScreenLayout>
  );
}
