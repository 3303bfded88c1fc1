import { UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { hasAnyPermission } from '@/admin/config/roles';
import { useOwnPermissions } from '@/admin/features/auth/use-identity';
import { ListNotice } from '@/admin/lists/list-notice';
import { ListSkeleton } from '@/admin/lists/list-skeleton';
import { CreateButton } from '@/admin/ui/create-button';
import { ScreenHeader } from '@/admin/ui/screen-header';
import { commonText } from '@/copy/admin/common';
import { roleText as text } from '@/copy/admin/roles';
import { RoleList } from './components/role-list';

/** Screen of the roles. */
export function Component() {
  const { loading, permissions, roles, hasRole } = useOwnPermissions();
  const [isCreating, setIsCreating] = useState(false);
  const mayEdit = !loading && hasRole !== false && hasAnyPermission(permissions, 'all');
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader title={text.title} lead={text.lead}>
        {mayEdit ? <CreateButton onClick={() => setIsCreating(true)}>{text.create}</CreateButton> : null}
      </ScreenHeader>
      {loading ? <ListSkeleton /> : null}
      {hasRole === false ? (
        <ListNotice icon={UserRoundX} title={commonText.refusedTitle} text={text.refused} />
      ) : null}
      {!loading && hasRole !== false ? (
        <RoleList
          ownRoleKeys={roles.map(({ key }) => key)}
          mayCount={permissions !== undefined && hasAnyPermission(permissions, 'user_manage')}
          mayEdit={mayEdit}
          creating={isCreating}
          onCloseCreate={() => setIsCreating(false)}
          holdersHref={(role) => `/admin/users?role=${role}`}
        />
      ) : null}
    </div>
  );
}
