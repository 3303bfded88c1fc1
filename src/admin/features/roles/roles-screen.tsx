import { useState } from 'react';
import { hasAnyPermission } from '@/admin/config/roles';
import { useOwnRolesAndPermissions } from '@/admin/features/auth/use-identity';
import { CreateButton } from '@/admin/ui/create-button';
import { ScreenLayout } from '@/admin/ui/screen-layout';
import { roleText as text } from '@/copy/admin/roles';
import { RoleList } from './components/role-list';

export function Component() {
  const { isLoading, permissions, roles, roleState } = useOwnRolesAndPermissions();
  const [isCreating, setIsCreating] = useState(false);
  const mayEdit = !isLoading && hasAnyPermission(permissions, 'all');
  // Row security hides the roles of others without `user_manage`: a count would be too low.
  const mayCount = permissions !== undefined && hasAnyPermission(permissions, 'user_manage');
  return (
    <ScreenLayout
      title={text.title}
      lead={text.lead}
      actions={
        mayEdit ? <CreateButton onClick={() => setIsCreating(true)}>{text.create}</CreateButton> : null
      }
      isLoading={isLoading}
      refusal={roleState === 'none' && text.refused}
    >
      <RoleList
        ownRoleKeys={roles.map(({ key }) => key)}
        mayCount={mayCount}
        mayEdit={mayEdit}
        isCreating={isCreating}
        onCloseCreate={() => setIsCreating(false)}
      />
    </ScreenLayout>
  );
}
