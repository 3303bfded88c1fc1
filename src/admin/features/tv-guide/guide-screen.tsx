import { useQuery } from '@tanstack/react-query';
import { Copy, Upload } from 'lucide-react';
import { useState } from 'react';
import { mayEditScreen } from '@/admin/config/screen-access';
import { contentScreenTabs } from '@/admin/config/screen-links';
import { useOwnRolesAndPermissions } from '@/admin/features/auth/use-identity';
import { useHashAction } from '@/admin/hooks/use-hash-action';
import { useReadonlySearchParams } from '@/admin/hooks/use-readonly-search-params';
import { ListSkeleton } from '@/admin/lists/list-skeleton';
import { LoadFailureNotice } from '@/admin/lists/load-failure-notice';
import { useListFocus } from '@/admin/lists/use-list-focus';
import { useSetListUrl } from '@/admin/lists/use-list-toolbar';
import { Button } from '@/admin/ui/button';
import { CreateButton } from '@/admin/ui/create-button';
import { createLazyComponent } from '@/admin/ui/create-lazy-component';
import { ScreenLayout } from '@/admin/ui/screen-layout';
import { guideText as text } from '@/copy/admin/guide';
import { CHANNEL_TIME_LABEL } from '@/copy/channel-time';
import { formatClock, listWeekDays, toGuideDay } from '@/shared/lib/guide-day';
import { paths } from '@/shared/lib/paths';
import { guideQueries } from './api/guide-queries';
import { GuideDayColumn, type GuideGridActions } from './components/guide-day-column';
import { GuideExportButton } from './components/guide-export-button';
import { GuideToolbar } from './components/guide-toolbar';
import { type ChannelGuideSpan, groupProgrammesByDay, type Programme, toGuideDaySpan } from './guide-model';
import { buildGuideQueryString, readGuideParams } from './guide-params';
import { type ProgrammeValues, toProgrammeValues } from './programme-schema';

// Lazy loading keeps the form library and the CSV parser out of the bundle of the screen.
const ProgrammeDialog = createLazyComponent(
  async () => (await import('./components/programme-dialog')).ProgrammeDialog,
);
const CopyProgrammesDialog = createLazyComponent(
  async () => (await import('./components/copy-programmes-dialog')).CopyProgrammesDialog,
);
const GuideImportDialog = createLazyComponent(
  async () => (await import('./components/guide-import-dialog')).GuideImportDialog,
);

type OpenDialog =
  | { dialog: 'programme'; programme: Programme | null; values: ProgrammeValues }
  | { dialog: 'copy'; sourceDay: string; unit: 'day' | 'week' }
  | { dialog: 'import' };

/** Screen of the TV guide: a week of a channel, or one day on a narrow screen. */
export function Component() {
  const { permissions, hasNoRole } = useOwnRolesAndPermissions();
  const searchParams = useReadonlySearchParams();
  const setUrl = useSetListUrl();
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const today = toGuideDay(Date.now());
  const params = readGuideParams(searchParams, today);
  const { channel, day } = params;
  const week = listWeekDays(day);
  const { data, error, refetch } = useQuery({
    ...guideQueries.week(toGuideDaySpan(channel, week[0] ?? day, week.at(-1))),
    enabled: !hasNoRole,
  });
  const listFocus = useListFocus<HTMLElement>();
  const mayEdit = mayEditScreen(paths.admin.guide, permissions);
  const closeDialog = () => setOpenDialog(null);
  const programmes = data ?? [];
  const programmesByDay = groupProgrammesByDay(programmes);

  function add(programmeDay: string, gap?: ChannelGuideSpan) {
    const lastEnd = programmesByDay.get(programmeDay)?.at(-1)?.ends_at;
    // The last programme may end on the next broadcast day.
    const isSameDay = lastEnd !== undefined && toGuideDay(lastEnd) === programmeDay;
    const endOfProgrammes = isSameDay ? lastEnd : undefined;
    const start = gap?.since ?? endOfProgrammes;
    setOpenDialog({
      dialog: 'programme',
      programme: null,
      values: {
        day: programmeDay,
        start: start ? formatClock(start) : '',
        end: gap ? formatClock(gap.until) : '',
        title: '',
        kind: '',
        summary: '',
        highlight: false,
      },
    });
  }

  useHashAction(
    { ajouter: () => add(day), importer: () => setOpenDialog({ dialog: 'import' }) },
    mayEdit && data !== undefined,
  );

  const actions: GuideGridActions | null = mayEdit
    ? {
        open: (programme) =>
          setOpenDialog({ dialog: 'programme', programme, values: toProgrammeValues(programme) }),
        add,
        copy: (sourceDay) => setOpenDialog({ dialog: 'copy', sourceDay, unit: 'day' }),
      }
    : null;

  return (
    <ScreenLayout
      title={text.title}
      lead={text.lead}
      tabs={contentScreenTabs}
      actions={
        mayEdit && data ? <CreateButton onClick={() => add(day)}>{text.addProgramme}</CreateButton> : null
      }
      refusedText={text.noRole}
    >
      {mayEdit ? null : <p className="border-l-4 border-highlight py-1 pl-3">{text.readOnly}</p>}
      <GuideToolbar params={params} today={today} onNavigate={setUrl} />
      <div className="flex flex-wrap items-center gap-2">
        <p className="mr-auto text-sm text-muted">{`${text.scheduleLabel} ${CHANNEL_TIME_LABEL}. ${text.broadcastDayHint}`}</p>
        {mayEdit && programmes.length > 0 ? (
          <Button
            icon={Copy}
            onClick={() => setOpenDialog({ dialog: 'copy', sourceDay: week[0] ?? day, unit: 'week' })}
          >
            {text.copyWeek}
          </Button>
        ) : null}
        {mayEdit ? (
          <Button icon={Upload} onClick={() => setOpenDialog({ dialog: 'import' })}>
            {text.import}
          </Button>
        ) : null}
        <GuideExportButton channel={channel} week={week} />
      </div>
      {data ? (
        <section {...listFocus} aria-label={text.listLabel} className="grid gap-6 lg:grid-cols-7 lg:gap-2">
          {week.map((weekDay) => (
            <GuideDayColumn
              key={weekDay}
              day={weekDay}
              programmes={programmesByDay.get(weekDay) ?? []}
              isToday={weekDay === today}
              isSelected={weekDay === day}
              actions={actions}
            />
          ))}
        </section>
      ) : null}
      {!data && error ? (
        <LoadFailureNotice title={text.error} error={error} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? <ListSkeleton /> : null}
      {openDialog?.dialog === 'programme' ? (
        <ProgrammeDialog
          channel={channel}
          programme={openDialog.programme}
          values={openDialog.values}
          programmes={programmes}
          onClose={closeDialog}
        />
      ) : null}
      {openDialog?.dialog === 'copy' ? (
        <CopyProgrammesDialog
          sourceDay={openDialog.sourceDay}
          unit={openDialog.unit}
          programmes={
            openDialog.unit === 'week' ? programmes : (programmesByDay.get(openDialog.sourceDay) ?? [])
          }
          onClose={closeDialog}
        />
      ) : null}
      {openDialog?.dialog === 'import' ? (
        <GuideImportDialog
          onClose={closeDialog}
          onImported={(firstDay) => setUrl(buildGuideQueryString(firstDay))}
        />
      ) : null}
    </ScreenLayout>
  );
}
