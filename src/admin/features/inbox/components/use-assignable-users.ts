import { useQuery } from '@tanstack/react-query';
import type { FollowUpTable } from '@/admin/config/submissions';
import { assigneeFieldText } from '@/copy/admin/forms';
import type { AssignableUser } from '../api/submission-calls';
import { submissionQueries } from '../api/submission-queries';

interface AssignableUsers {
  /** Empty while loading. */
  list: readonly AssignableUser[];
  isError: boolean;
  /** Returns the name of a person; dots while loading. */
  getName: (id: string) => string;
}

/** Loads the people to whom rows of a form may be assigned. Without a form it sends no request. */
export function useAssignableUsers(source: FollowUpTable | null): AssignableUsers {
  const query = submissionQueries.assignableUsers(source ?? 'contact_messages');
  const { data, isError } = useQuery({ ...query, enabled: source !== null });
  return {
    list: data ?? [],
    isError,
    getName: (id) =>
      data ? (data.find((person) => person.id === id)?.name ?? assigneeFieldText.withoutAccess) : '…',
  };
}
