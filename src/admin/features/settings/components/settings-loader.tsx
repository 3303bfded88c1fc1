import { useQuery } from '@tanstack/react-query';
import { FORM_QUERY_OPTIONS } from '@/admin/editing/form-query-options';
import { ListSkeleton } from '@/admin/lists/list-skeleton';
import { LoadFailureNotice } from '@/admin/lists/load-failure-notice';
import { settingsText as text } from '@/copy/admin/settings';
import { settingsQuery } from '../api/settings-api';
import { SettingsForm } from './settings-form';

export function SettingsLoader(permissions: { mayEdit: boolean; mayRequireMfa: boolean }) {
  const { data, error, isPending, refetch } = useQuery({ ...settingsQuery, ...FORM_QUERY_OPTIONS });
  if (data) {
    return (
      <>
        {permissions.mayEdit ? null : (
          <p className="border-l-4 border-highlight py-1 pl-3">{text.readOnly}</p>
        )}
        <SettingsForm row={data} {...permissions} />
      </>
    );
  }
  if (isPending) return <ListSkeleton />;
  return <LoadFailureNotice title={text.error} error={error} onRetry={() => refetch()} />;
}
