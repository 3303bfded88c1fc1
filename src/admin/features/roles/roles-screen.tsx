import { useState } from 'react';
import { hasAnyPermission, type RoleDefinition } from '@/admin/config/roles';
import { useOwnRolesAndPermissions } from '@/admin/features/auth/use-identity';
import { CreateButton } from '@/admin/ui/create-button';
import { createLazyComponent } from '@/admin/ui/create-lazy-component';
import { ScreenLayout } from '@/admin/ui/screen-layout';
import { roleText as text } from '@/copy/admin/roles';
import { RoleList } from './components/role-list';

// Keeps the form library out of the bundle of the list.
const RoleFormDialog = createLazyComponent(
  async () => (await import('./components/role-form-dialog')).RoleFormDialog,
);

export function Component() {
  const { permissions, roles } = useOwnRolesAndPermissions();
  const [formTarget, setFormTarget] = useState<RoleDefinition | 'new' | null>(null);
  const mayEdit = hasAnyPermission(permissions, 'all');
  // Without `user_manage`, row security hides the roles of other people: a count would be too low.
  const mayCountHolders = permissions !== undefined && hasAnyPermission(permissions, 'user_manage');
  return (
    <ScreenLayout
      title={text.title}
      lead={text.lead}
      actions={
        mayEdit ? <CreateButton onClick={() => setFormTarget('new')}>{text.create}</CreateButton> : null
      }
      refusedText={text.refused}
    >
      <RoleList
        ownRoleKeys={roles.map(({ key }) => key)}
        mayCountHolders={mayCountHolders}
        mayEdit={mayEdit}
        onEdit={setFormTarget}
      />
      {formTarget ? (
        <RoleFormDialog role={formTarget === 'new' ? null : formTarget} onClose={() => setFormTarget(null)} />
      ) : null}
    </ScreenLayout>
  );
}
