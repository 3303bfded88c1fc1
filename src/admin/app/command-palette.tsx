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
import { formatFullName } from '@/admin/features/users/user-model';
import { getPublicationState } from '@/admin/lib/publication-state';
import { PaletteSection, paletteItemClass } from '@/admin/ui/palette-section';
import { paletteText as text } from '@/copy/admin/palette';
import { DialogFrame } from '@/shared/components/dialog-frame';
import { inputLimits } from '@/shared/lib/limits';
import { paths } from '@/shared/lib/paths';
import {
  findPaletteCommands,
  listActionPaletteCommands,
  listCollectionPaletteCommands,
  listScreenPaletteCommands,
  listSettingPaletteCommands,
  type PaletteCommand,
} from './commands';

interface CommandPaletteProps {
  onClose: () => void;
  onSignOut: () => void;
  onShortcuts: () => void;
}

interface CommandGroupProps {
  heading: string;
  commands: PaletteCommand[];
  onRun: (action: PaletteCommand['action']) => void;
}

function CommandGroup({ heading, commands, onRun }: CommandGroupProps) {
  if (commands.length === 0) return null;
  return (
    <PaletteSection heading={heading}>
      {commands.map(({ id, label, icon: Icon, action }) => (
        <Cmdk.Item key={id} value={id} className={paletteItemClass} onSelect={() => onRun(action)}>
          <Icon className="size-4 shrink-0" aria-hidden="true" />
          <span className="flex-1 truncate">{label}</span>
        </Cmdk.Item>
      ))}
    </PaletteSection>
  );
}

/** Returns the address of the user list, filtered to this person. */
function toPersonHref(person: PersonMatch): string {
  const search = person.email ?? formatFullName(person);
  return `/admin/users${userListUrlParams.href(userListUrlParams.initial, { search })}`;
}

function usePaletteResults(searchText: string, onShortcuts: () => void, onSignOut: () => void) {
  const access = useOwnRolesAndPermissions();
  const mayHaveRole = access.roleState !== 'none';
  const trimmedText = searchText.trim();
  const arePermissionsKnown = access.permissions !== undefined;
  const contentSearch = useContentSearch(trimmedText, mayHaveRole);
  const personSearch = usePersonMatches(
    trimmedText,
    arePermissionsKnown && mayOpenScreen('/admin/users', access),
  );
  const { rows: contents } = contentSearch;
  const { people } = personSearch;
  const isWaiting = contentSearch.isWaiting || personSearch.isWaiting;
  const hasFailed = contentSearch.hasFailed || personSearch.hasFailed;

  const screens = findPaletteCommands(searchText, listScreenPaletteCommands(access));
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
  const collections = offersCollectionsAndSettings
    ? findPaletteCommands(searchText, [...listCollectionPaletteCommands(), ...figureCommands])
    : [];
  const settings = offersCollectionsAndSettings
    ? findPaletteCommands(searchText, listSettingPaletteCommands(access.permissions))
    : [];
  const actionCommands = listActionPaletteCommands(access.permissions, { onShortcuts, onSignOut });
  const actions = findPaletteCommands(searchText, actionCommands);
  const groups = { screens, actions, collections, settings, people, contents };
  const isEmpty = Object.values(groups).every(({ length }) => length === 0);

  function getStatusText(): string {
    if (isWaiting) return text.searching;
    if (hasFailed) return text.searchFailed;
    return isEmpty ? text.noResult : '';
  }
  return { ...groups, statusText: getStatusText() };
}

/** Dialog that finds screens, actions, settings, people and contents by their name (Ctrl+K). */
export function CommandPalette({ onClose, onSignOut, onShortcuts }: CommandPaletteProps) {
  const navigate = useNavigate();
  const [searchText, setSearchText] = useState('');
  const { screens, actions, collections, settings, people, contents, statusText } = usePaletteResults(
    searchText,
    onShortcuts,
    onSignOut,
  );

  /** Action to run once the palette has returned the focus: a dialog of the action then returns it to the same element. */
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
          <CommandGroup heading={text.groups.screens} commands={screens} onRun={runCommand} />
          <CommandGroup heading={text.groups.actions} commands={actions} onRun={runCommand} />
          <CommandGroup heading={text.groups.collections} commands={collections} onRun={runCommand} />
          <CommandGroup heading={text.groups.settings} commands={settings} onRun={runCommand} />
          {/* People and contents load with each search, so they come last: the commands above must not move under the pointer. */}
          {people.length > 0 ? (
            <PaletteSection heading={text.groups.people}>
              {people.map((person) => (
                <Cmdk.Item
                  key={person.id}
                  value={person.id}
                  className={paletteItemClass}
                  onSelect={() => runCommand(toPersonHref(person))}
                >
                  <UserRound className="size-4 shrink-0" aria-hidden="true" />
                  <span className="max-w-[60%] shrink-0 truncate">{formatFullName(person)}</span>
                  <span className="min-w-0 flex-1 truncate text-right text-sm text-muted">
                    {person.email}
                  </span>
                </Cmdk.Item>
              ))}
            </PaletteSection>
          ) : null}
          {contents.length > 0 ? (
            <PaletteSection heading={text.groups.contents}>
              {contents.map((content) => (
                <Cmdk.Item
                  key={content.id}
                  value={content.id}
                  className={paletteItemClass}
                  onSelect={() => runCommand(`${paths.admin.content}/${content.id}`)}
                >
                  <FileText className="size-4 shrink-0" aria-hidden="true" />
                  <span className="flex-1 truncate">{content.title}</span>
                  <span className="text-sm text-muted">
                    {publicationStateBadges[getPublicationState(content)].label}
                  </span>
                </Cmdk.Item>
              ))}
            </PaletteSection>
          ) : null}
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
