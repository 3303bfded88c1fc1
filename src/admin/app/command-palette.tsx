import { Description, Title } from '@radix-ui/react-dialog';
import { useQuery } from '@tanstack/react-query';
import { Command as Cmdk } from 'cmdk';
import { FileText, Search, UserRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { publicationStateBadges } from '@/admin/config/content';
import { mayOpenScreen } from '@/admin/config/screen-access';
import { useOwnRolesAndPermissions } from '@/admin/features/auth/use-identity';
import { useContentSearch } from '@/admin/features/content/api/content-search';
import { usePersonMatches } from '@/admin/features/users/api/person-matches';
import type { PersonMatch } from '@/admin/features/users/api/user-queries';
import { userListUrlParams } from '@/admin/features/users/user-list-params';
import { formatFullName } from '@/admin/lib/full-name';
import { getPublicationState, type PublicationData } from '@/admin/lib/publication-state';
import { PaletteSection, paletteItemClass } from '@/admin/ui/palette-section';
import { paletteText as text } from '@/copy/admin/palette';
import { DialogFrame } from '@/shared/components/dialog-frame';
import { inputLimits } from '@/shared/lib/limits';
import { paths } from '@/shared/lib/paths';
import {
  type ActionHandlers,
  findPaletteCommands,
  listActionPaletteCommands,
  listCollectionPaletteCommands,
  listScreenPaletteCommands,
  listSettingPaletteCommands,
  type PaletteCommand,
} from './commands';

interface CommandPaletteProps extends ActionHandlers {
  onClose: () => void;
}

interface CommandGroupProps {
  heading: string;
  commands: readonly PaletteCommand[];
  onRun: (action: PaletteCommand['action']) => void;
}

function CommandGroup({ heading, commands, onRun }: CommandGroupProps) {
  if (commands.length === 0) return null;
  return (
    <PaletteSection heading={heading}>
      {commands.map(({ id, label, note, icon: Icon, action }) => (
        <Cmdk.Item key={id} value={id} className={paletteItemClass} onSelect={() => onRun(action)}>
          <Icon className="size-4 shrink-0" aria-hidden="true" />
          <span className="flex-1 truncate">{label}</span>
          <span className="max-w-[60%] truncate text-sm text-muted empty:hidden">{note}</span>
        </Cmdk.Item>
      ))}
    </PaletteSection>
  );
}

/** Returns the command that opens the user list, filtered to this person. */
function toPersonCommand(person: PersonMatch): PaletteCommand {
  const label = formatFullName(person);
  const search = person.email ?? label;
  const action = `/admin/users${userListUrlParams.href(userListUrlParams.initial, { search })}`;
  return { id: person.id, label, note: person.email ?? '', icon: UserRound, action };
}

const toContentCommand = (content: PublicationData & { id: string; title: string }): PaletteCommand => ({
  id: content.id,
  label: content.title,
  note: publicationStateBadges[getPublicationState(content)].label,
  icon: FileText,
  action: `${paths.admin.content}/${content.id}`,
});

function usePaletteResults(searchText: string, handlers: ActionHandlers) {
  const access = useOwnRolesAndPermissions();
  const mayHaveRole = !access.hasNoRole;
  const trimmedText = searchText.trim();
  const arePermissionsKnown = access.permissions !== undefined;
  const contentSearch = useContentSearch(trimmedText, mayHaveRole);
  const personSearch = usePersonMatches(
    trimmedText,
    arePermissionsKnown && mayOpenScreen('/admin/users', access),
  );
  const offersCollectionsAndSettings = trimmedText !== '' && mayHaveRole;
  const hasDigit = /\d/.test(searchText);
  const { data: allFigureCommands = [] } = useQuery({
    queryKey: ['figure-commands'],
    queryFn: async ({ client }) =>
      (await import('./collection-figure-commands')).fetchFigurePaletteCommands(client),
    // Figures are the numbers of the collections (« 2.5M »). Only a search with a digit finds them.
    enabled: offersCollectionsAndSettings && hasDigit,
  });
  const figureCommands = hasDigit ? allFigureCommands : [];
  const collections = [...listCollectionPaletteCommands(), ...figureCommands];
  const settings = listSettingPaletteCommands(access.permissions);

  const find = (commands: readonly PaletteCommand[]) => findPaletteCommands(searchText, commands);
  const groups = [
    { heading: text.groups.screens, commands: find(listScreenPaletteCommands(access)) },
    { heading: text.groups.actions, commands: find(listActionPaletteCommands(access.permissions, handlers)) },
    { heading: text.groups.collections, commands: offersCollectionsAndSettings ? find(collections) : [] },
    { heading: text.groups.settings, commands: offersCollectionsAndSettings ? find(settings) : [] },
    // People and contents load with each search, so they come last: the commands above must not move under the pointer.
    { heading: text.groups.people, commands: personSearch.people.map(toPersonCommand) },
    { heading: text.groups.contents, commands: contentSearch.rows.map(toContentCommand) },
  ];

  function getStatusText(): string {
    if (contentSearch.isWaiting || personSearch.isWaiting) return text.searching;
    if (contentSearch.hasFailed || personSearch.hasFailed) return text.searchFailed;
    return groups.every(({ commands }) => commands.length === 0) ? text.noResult : '';
  }
  return { groups, statusText: getStatusText() };
}

/** Dialog that finds screens, actions, settings, people and contents by their name (Ctrl+K). */
export function CommandPalette({ onClose, onSignOut, onShortcuts }: CommandPaletteProps) {
  const navigate = useNavigate();
  const [searchText, setSearchText] = useState('');
  const { groups, statusText } = usePaletteResults(searchText, { onShortcuts, onSignOut });

  /** Action to run after the palette has returned the focus. A dialog of the action then returns the focus to the same element. */
  const chosenAction = useRef<() => void>(undefined);

  function runCommand(action: PaletteCommand['action']) {
    onClose();
    if (typeof action === 'string') navigate(action);
    else chosenAction.current = action;
  }

  return (
    <DialogFrame
      open
      onOpenChange={onClose}
      onClosed={() => chosenAction.current?.()}
      overlayClassName="flex items-start justify-center p-3 sm:p-[12vh]"
      className="flex max-h-full w-full max-w-2xl flex-col overflow-hidden rounded-card border border-line-strong sm:max-h-[70vh]"
    >
      <Title className="sr-only">{text.title}</Title>
      <Description className="sr-only">{text.description}</Description>
      {/* The commands are filtered above: the filter of cmdk distinguishes accents and would hide results of the server. */}
      <Cmdk label={text.field} shouldFilter={false} loop className="flex min-h-0 flex-col">
        <div className="flex items-center gap-3 border-b border-line px-4">
          <Search className="size-5 shrink-0 text-muted" aria-hidden="true" />
          <Cmdk.Input
            value={searchText}
            onValueChange={setSearchText}
            maxLength={inputLimits.search}
            placeholder={text.field}
            className="min-h-14 min-w-0 flex-1 bg-transparent text-fg outline-none placeholder:text-muted"
          />
          <button
            type="button"
            className="min-h-10 shrink-0 rounded-card px-2 text-sm text-muted hover:bg-surface-strong hover:text-fg"
            onClick={onClose}
          >
            {text.close}
          </button>
        </div>
        <p role="status" className={statusText ? 'px-4 pt-3 text-sm text-muted' : 'sr-only'}>
          {statusText}
        </p>
        <Cmdk.List label={text.results} className="min-h-0 flex-1 overflow-y-auto p-2">
          {groups.map(({ heading, commands }) => (
            <CommandGroup key={heading} heading={heading} commands={commands} onRun={runCommand} />
          ))}
        </Cmdk.List>
        <p className="border-t border-line px-4 py-2 text-xs text-muted max-sm:hidden" aria-hidden="true">
          <kbd className="font-sans font-semibold">↑ ↓</kbd> {text.keys.choose} ·{' '}
          <kbd className="font-sans font-semibold">Entrée</kbd> {text.keys.open} ·{' '}
          <kbd className="font-sans font-semibold">Échap</kbd> {text.keys.close}
        </p>
      </Cmdk>
    </DialogFrame>
  );
}
