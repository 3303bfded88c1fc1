import { useQueryClient } from '@tanstack/react-query';
import { createRefusedDatesReplacer } from '@/admin/editing/create-refused-dates-replacer';
import { useVersionedForm } from '@/admin/editing/use-versioned-form';
import type { FollowUpDetailData } from './api/submission-calls';
import { useSaveFollowUp } from './api/submission-mutations';
import { submissionQueries } from './api/submission-queries';
import {
  createFollowUpSchema,
  type FollowUpFormValues,
  toFollowUpColumns,
  toFollowUpFormValues,
} from './follow-up';

/** Returns the form of the follow-up of one submission. */
export function useFollowUpForm(
  id: string,
  followUp: FollowUpDetailData,
  getEditorName: (followUp: FollowUpDetailData) => string,
) {
  const { source } = followUp;
  const queryClient = useQueryClient();
  const { mutateAsync } = useSaveFollowUp();
  return useVersionedForm<FollowUpFormValues, FollowUpDetailData>({
    schema: createFollowUpSchema,
    row: followUp,
    toValues: toFollowUpFormValues,
    replaceRefusedDates: createRefusedDatesReplacer(['due_on']),
    async write(save) {
      const values = toFollowUpColumns(save.values);
      const unansweredSaves = save.unansweredSaves.map(toFollowUpColumns);
      const saved = await mutateAsync({ source, id, version: save.version, values, unansweredSaves });
      return { ...followUp, ...values, version: saved.version };
    },
    async readCurrent() {
      const query = { ...submissionQueries.detail(source, id), staleTime: 0 };
      const { followUp: row } = await queryClient.fetchQuery(query);
      return row && { row, savedBy: getEditorName(row) };
    },
  });
}
