import { skipToken, useQuery } from '@tanstack/react-query';
import type { HandledSource } from '@/admin/config/submissions';
import { handlerText } from '@/copy/admin/forms';
import type { Handler } from '../api/submission-calls';
import { submissionQueries } from '../api/submission-queries';

interface Handlers {
  /** Empty while unknown. */
  list: readonly Handler[];
  failed: boolean;
  /** Name of one of them; dots while unknown. */
  nameOf: (id: string) => string;
}

/** Who may be given the rows of a form, by name; null for a list nobody is given anything of. */
export function useHandlers(source: HandledSource | null): Handlers {
  const query = submissionQueries.handlers(source ?? 'contact_messages');
  const { data, isError } = useQuery({ ...query, queryFn: source ? query.queryFn : skipToken });
  return {
    list: data ?? [],
    failed: isError,
    nameOf: (id) =>
      data ? (data.find((handler) => handler.id === id)?.name ?? handlerText.withoutAccess) : '…',
  };
}
