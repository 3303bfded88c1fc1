import { useQuery } from '@tanstack/react-query';
import { assigneeFieldText } from '@/copy/admin/inbox';
import { submissionQueries } from '../api/submission-queries';
import type { FollowUpTableName } from '../submission-source';

/** Loads the people to whom rows of a form may be assigned. Without a form it sends no request. */
export function useAssignableUsers(source: FollowUpTableName | undefined) {
  const { data, isError } = useQuery(submissionQueries.assignableUsers(source));
  return {
    /** Empty until they are loaded. */
    people: data ?? [],
    isError,
    /** Returns the name of a person: « … » until the list is loaded, a description for a person who lost the permission. */
    getName: (id: string) =>
      data ? (data.find((person) => person.id === id)?.name ?? assigneeFieldText.withoutAccess) : '…',
  };
}
