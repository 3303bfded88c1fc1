import { UserRoundX } from 'lucide-react';
import { ListNotice } from '@/components/data-table/list-notice';
import { ListSkeleton } from '@/components/data-table/list-skeleton';
import { PageTitle } from '@/components/seo/page-title';
import { isAllowed } from '@/config/roles';
import { commonText } from '@/content/admin/common';
import { roleText as text } from '@/content/admin/roles';
import { useAccess } from '@/features/auth/use-identity';
import { RoleList } from '@/features/roles/components/role-list';

/** Roles: what each permits and how many people hold it. */
export function Component() {
  const { loading, permissions, roles, hasRole } = useAccess();
  return (
    <div className="flex flex-col gap-5">
      <PageTitle title={text.title} />
      <div>
        <h1 className="font-display text-heading">{text.title}</h1>
        <p className="mt-1 max-w-prose text-muted">{text.lead}</p>
      </div>
      {loading ? <ListSkeleton label={commonText.loading} /> : null}
      {hasRole === false ? (
        <ListNotice icon={UserRoundX} title={commonText.refusedTitle} text={text.refused} />
      ) : null}
      {!loading && hasRole !== false ? (
        <RoleList
          own={roles.map(({ key }) => key)}
          mayCount={permissions !== undefined && isAllowed(permissions, 'user_manage')}
          mayEdit={isAllowed(permissions, 'all')}
          holdersHref={(role) => `/admin/users?role=${role}`}
        />
      ) : null}
    </div>
  );
}
