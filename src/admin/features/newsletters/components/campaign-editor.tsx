import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BackupNotice } from '@/admin/editing/backup-notice';
import { ConflictDialog } from '@/admin/editing/conflict-dialog';
import { useCtrlShortcut } from '@/admin/hooks/use-ctrl-shortcut';
import { useDebouncedValue } from '@/admin/hooks/use-debounced-value';
import { useListFocus } from '@/admin/lists/use-list-focus';
import { Alert } from '@/admin/ui/alert';
import { Button } from '@/admin/ui/button';
import { ConfirmMutationDialog } from '@/admin/ui/confirm-mutation-dialog';
import { FailureNotice } from '@/admin/ui/failure-notice';
import { UnsavedChangesGuard } from '@/admin/ui/unsaved-changes-guard';
import { campaignEditorScreenText as text } from '@/copy/admin/newsletters';
import { SelectField, TextField } from '@/shared/form/field';
import { inputLimits } from '@/shared/lib/limits';
import { paths } from '@/shared/lib/paths';
import { unsavedWorkRegistry } from '@/shared/lib/unsaved-work';
import { useDeleteCampaign } from '../api/campaign-mutations';
import { type Campaign, campaignQueries } from '../api/campaign-queries';
import { campaignAudiences, formatCampaignForDiff } from '../campaign-model';
import { useCampaignForm } from '../use-campaign-form';
import { CampaignHeader } from './campaign-header';
import { CampaignIntroField } from './campaign-intro-field';
import { CampaignPreview } from './campaign-preview';
import { CampaignStoryList } from './campaign-story-list';
import { CampaignStorySearch } from './campaign-story-search';
import { SendCampaignButtons } from './send-campaign-buttons';

const PREVIEW_DELAY_MS = 300;

/** Form of a draft, beside a preview of the mail. */
export function CampaignEditor({ campaign }: { campaign: Campaign }) {
  const navigate = useNavigate();
  const headingId = useId();
  const storiesFocus = useListFocus<HTMLElement>();
  const editor = useCampaignForm(campaign);
  const { form, field, values, isDirty, failure, isSubmitting, conflict, backup } = editor;
  const [idToDelete, setIdToDelete] = useState<string | null>(null);
  const deletion = useDeleteCampaign();
  const storyIds = [...new Set([...values.stories, ...(conflict?.row.stories ?? [])])].sort();
  const storiesQuery = useQuery({
    ...campaignQueries.stories(storyIds),
    placeholderData: (previousStories) => previousStories,
  });
  const { data: onlineStories, isPlaceholderData } = storiesQuery;
  const titles = new Map(onlineStories?.map((story) => [story.id, story.title]));
  const previewValues = useDebouncedValue(values, PREVIEW_DELAY_MS);
  const previewStories = previewValues.stories
    .map((storyId) => onlineStories?.find((story) => story.id === storyId))
    .filter((story) => story !== undefined);
  // Chosen stories count as online until the database answers.
  const storyCount = onlineStories ? previewStories.length : values.stories.length;
  const hasContent = values.intro !== '' || storyCount > 0;
  const setStories = (newStories: string[]) =>
    form.setValue('stories', newStories, { shouldDirty: true, shouldValidate: true });

  useCtrlShortcut('s', () => isDirty && void editor.submit());

  return (
    <>
      <CampaignHeader subject={values.subject} state={campaign.state}>
        <p role="status" className="text-sm text-muted max-sm:sr-only">
          {isDirty ? text.unsaved : text.saved}
        </p>
        <Button
          disabled={isSubmitting || !isDirty}
          aria-keyshortcuts="Control+S Meta+S"
          onClick={() => void editor.submit()}
        >
          {isSubmitting ? text.saving : text.save}
        </Button>
        <SendCampaignButtons
          campaign={editor.storedRow}
          isComplete={values.subject !== '' && hasContent}
          isDirty={isDirty}
        />
      </CampaignHeader>

      <BackupNotice editor={editor} />
      {failure && !conflict ? <Alert className="mb-5">{failure.error.message}</Alert> : null}
      {conflict && conflict.row.state !== 'draft' ? (
        <Alert className="mb-5 flex flex-wrap items-center gap-3">
          <span className="min-w-0 flex-1 basis-60">{text.noDraftAnyMore}</span>
          <Button onClick={editor.reload}>{text.showStored}</Button>
        </Alert>
      ) : (
        <ConflictDialog
          editor={editor}
          describeVersions={(theirRow) => ({
            theirs: formatCampaignForDiff(theirRow, titles),
            mine: formatCampaignForDiff(values, titles),
          })}
        />
      )}

      <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_390px] xl:gap-10">
        <form
          noValidate
          aria-label={text.formLabel}
          className="flex min-w-0 max-w-3xl flex-col gap-6"
          onSubmit={(event) => void editor.submit(event)}
        >
          <TextField
            {...field('subject')}
            label={text.subject}
            hint={text.subjectHint}
            required
            maxLength={inputLimits.campaign.subject}
            autoComplete="off"
          />
          <SelectField {...field('audience')} label={text.audience} hint={text.audienceHint}>
            {campaignAudiences.map((audience) => (
              <option key={audience} value={audience}>
                {text.audiences[audience]}
              </option>
            ))}
          </SelectField>
          <CampaignIntroField
            value={values.intro}
            error={field('intro').error}
            inputRef={field('intro').ref}
            onChange={(intro) =>
              form.setValue('intro', intro, {
                shouldDirty: true,
                shouldValidate: form.formState.isSubmitted,
              })
            }
          />
          <section {...storiesFocus} aria-labelledby={headingId} className="flex flex-col gap-4">
            <h2 id={headingId} className="font-display text-lg">
              {text.stories}
            </h2>
            <FailureNotice
              error={!onlineStories && storiesQuery.error && text.storiesFailed}
              onRetry={() => void storiesQuery.refetch()}
            />
            <CampaignStoryList
              ids={values.stories}
              titles={titles}
              isLoading={!onlineStories || isPlaceholderData}
              onChange={setStories}
            />
            <CampaignStorySearch
              selectedIds={values.stories}
              onAdd={(storyId) => setStories([...values.stories, storyId])}
            />
          </section>
          <Button
            variant="danger"
            icon={Trash2}
            className="self-start"
            onClick={() => setIdToDelete(campaign.id)}
          >
            {text.delete}
          </Button>
        </form>
        <CampaignPreview campaign={{ ...previewValues, stories: previewStories }} />
      </div>

      <ConfirmMutationDialog
        target={idToDelete}
        title={text.deleteTitle}
        mutation={deletion}
        onClose={() => setIdToDelete(null)}
        onDone={() => {
          backup.discard();
          unsavedWorkRegistry.discard();
          // Back must not open the deleted draft.
          void navigate(paths.admin.campaigns, { replace: true });
        }}
      />
      <UnsavedChangesGuard isDirty={isDirty} onLeave={backup.discard} />
    </>
  );
}
