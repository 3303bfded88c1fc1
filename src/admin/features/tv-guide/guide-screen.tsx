import { useQuery } from '@tanstack/react-query';
import { Copy, Download, Upload, UserRoundX } from 'lucide-react';
import { Suspense, useState } from 'react';
import { isAllowed } from '@/admin/config/roles';
import { contentTabs } from '@/admin/config/screen-tabs';
import { useAccess } from '@/admin/features/auth/use-identity';
import { useUrlSearchParams } from '@/admin/hooks/use-url-search-params';
import { lazyComponent } from '@/admin/lib/lazy-component';
import { ListFailure } from '@/admin/lists/list-failure';
import { ListNotice } from '@/admin/lists/list-notice';
import { ListSkeleton } from '@/admin/lists/list-skeleton';
import { useSetListUrl } from '@/admin/lists/use-set-list-url';
import { Button } from '@/admin/ui/button';
import { CreateButton } from '@/admin/ui/create-button';
import { ScreenHeader } from '@/admin/ui/screen-header';
import { commonText } from '@/copy/admin/common';
import { guideText as text } from '@/copy/admin/guide';
import { channelTimes } from '@/copy/channel-time';
import { clockOf, dayOf, weekOf } from '@/shared/lib/guide-day';
import { guideQueries } from './api/guide-queries';
import { type GuideActions, GuideDay } from './components/guide-day';
import { useGuideExport } from './components/use-guide-export';
import { WeekToolbar } from './components/week-toolbar';
import { type Programme, programmesOfDay, toDaySpan } from './guide-model';
import { readGuideParams } from './guide-params';
import { type ProgrammeValues, toProgrammeValues } from './programme-schema';

// the dialogs load the form library and the CSV parser on demand
const ProgrammeDialog = lazyComponent(
  async () => (await import('./components/programme-dialog')).ProgrammeDialog,
);
const CopyDialog = lazyComponent(async () => (await import('./components/copy-dialog')).CopyDialog);
const ImportDialog = lazyComponent(async () => (await import('./components/import-dialog')).ImportDialog);

type Opened =
  | { what: 'programme'; programme: Programme | null; values: ProgrammeValues }
  | { what: 'copy'; from: string; whole: 'day' | 'week' }
  | { what: 'import' };

const blank = { title: '', kind: '', summary: '', highlight: false };

/** Screen of the TV guide: a week of a channel, or one day on a narrow screen. */
export function Component() {
  const { permissions, hasRole, loading } = useAccess();
  const parameters = useUrlSearchParams();
  const go = useSetListUrl();
  const [opened, setOpened] = useState<Opened | null>(null);
  const params = readGuideParams(parameters, (channel) => dayOf(Date.now(), channelTimes[channel].zone));
  const { channel, day } = params;
  const { zone, said } = channelTimes[channel];
  const today = dayOf(Date.now(), zone);
  const week = weekOf(day);
  const since = toDaySpan(channel, week[0] ?? day, zone).since;
  const until = toDaySpan(channel, week.at(-1) ?? day, zone).until;
  const { data, error, refetch } = useQuery({
    ...guideQueries.week(channel, since, until),
    enabled: hasRole !== false && !loading,
  });
  const exportWeek = useGuideExport(week);
  const mayEdit = hasRole !== false && isAllowed(permissions, 'content_edit', 'content_manage');
  const close = () => setOpened(null);
  const programmes = data ?? [];

  function add(on: string, from?: string, to?: string) {
    // start after the last programme of the day, unless a gap was chosen
    const last = programmesOfDay(programmes, on, zone).at(-1)?.ends_at;
    const start = from ?? last;
    setOpened({
      what: 'programme',
      programme: null,
      values: {
        ...blank,
        day: on,
        start: start ? clockOf(start, zone) : '',
        end: to ? clockOf(to, zone) : '',
      },
    });
  }

  const acts: GuideActions | null = mayEdit
    ? {
        open: (programme) =>
          setOpened({ what: 'programme', programme, values: toProgrammeValues(programme, zone) }),
        add,
        copy: (from) => setOpened({ what: 'copy', from, whole: 'day' }),
      }
    : null;

  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader title={text.title} lead={text.lead} tabs={contentTabs}>
        {mayEdit && data ? <CreateButton onClick={() => add(day)}>{text.add}</CreateButton> : null}
      </ScreenHeader>
      {hasRole === false ? (
        <ListNotice icon={UserRoundX} title={commonText.refusedTitle} text={text.noRole} />
      ) : (
        <>
          {mayEdit ? null : <p className="border-l-4 border-highlight py-1 pl-3">{text.readOnly}</p>}
          <WeekToolbar params={params} today={today} onGo={go} />
          <div className="flex flex-wrap items-center gap-2">
            <p className="mr-auto text-sm text-muted">{`${text.times} ${said}. ${text.dayTurns}`}</p>
            {mayEdit && programmes.length > 0 ? (
              <Button
                icon={Copy}
                onClick={() => setOpened({ what: 'copy', from: week[0] ?? day, whole: 'week' })}
              >
                {text.copyWeek}
              </Button>
            ) : null}
            {mayEdit ? (
              <Button icon={Upload} onClick={() => setOpened({ what: 'import' })}>
                {text.import}
              </Button>
            ) : null}
            <Button
              icon={Download}
              disabled={exportWeek.isPending}
              aria-busy={exportWeek.isPending}
              onClick={() => exportWeek.mutate()}
            >
              {text.export}
            </Button>
          </div>
          {data ? (
            <div className="grid gap-6 lg:grid-cols-7 lg:gap-2">
              {week.map((one) => (
                <GuideDay
                  key={one}
                  day={one}
                  zone={zone}
                  programmes={programmesOfDay(programmes, one, zone)}
                  today={one === today}
                  chosen={one === day}
                  acts={acts}
                />
              ))}
            </div>
          ) : error ? (
            <ListFailure title={text.error} error={error} onRetry={() => void refetch()} />
          ) : (
            <ListSkeleton />
          )}
        </>
      )}
      <Suspense>
        {opened?.what === 'programme' ? (
          <ProgrammeDialog
            channel={channel}
            programme={opened.programme}
            values={opened.values}
            others={programmes}
            onClose={close}
          />
        ) : null}
        {opened?.what === 'copy' ? (
          <CopyDialog
            channel={channel}
            from={opened.from}
            whole={opened.whole}
            programmes={opened.whole === 'week' ? programmes : programmesOfDay(programmes, opened.from, zone)}
            onClose={close}
          />
        ) : null}
        {opened?.what === 'import' ? <ImportDialog onClose={close} /> : null}
      </Suspense>
    </div>
  );
}
