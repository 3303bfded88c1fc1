import clsx from 'clsx';
import { Outlet } from 'react-router-dom';
import { RequireSession } from '@/admin/features/auth/components/require-session';
import { MfaEnrolmentGate } from '@/admin/features/auth/mfa/mfa-enrolment-gate';
import { useOwnRolesAndPermissions } from '@/admin/features/auth/use-identity';
import { createLazyComponent } from '@/admin/ui/create-lazy-component';
import { ThemePicker } from '@/admin/ui/theme-picker';
import { adminLayoutText } from '@/copy/admin/shell';
import { useComponentDownload } from '@/shared/hooks/use-component-download';
import { useScrollAndFocusOnNavigation } from '@/shared/hooks/use-scroll-and-focus-on-navigation';
import { NavigationList } from './navigation-list';
import { TopBar } from './top-bar';
import { useCommandPalette } from './use-command-palette';
import { useGuardedSignOut } from './use-guarded-sign-out';
import { useSidebar } from './use-sidebar';

// These components are not in the chunk of the layout. `createLazyComponent` downloads one when it is first rendered: the
// sheet at once on a phone. `useComponentDownload` downloads one when the page is idle.
const SuspendedScreen = createLazyComponent(async () => (await import('./suspended-screen')).SuspendedScreen);
const Sheet = createLazyComponent(async () => (await import('@/admin/ui/sheet')).Sheet);
const loadMaintenanceBar = async () => (await import('./maintenance-bar')).MaintenanceBar;

/** Sidebar, top bar and the screen (specification 2.18). */
function AdminFrame() {
  const { isDesktop, isExpanded, toggle, isSheetOpen, setIsSheetOpen } = useSidebar();
  const signOut = useGuardedSignOut();
  const commandPalette = useCommandPalette(signOut.request);
  const [MaintenanceBar] = useComponentDownload(loadMaintenanceBar);
  useScrollAndFocusOnNavigation();
  return (
    <div className="flex min-h-dvh">
      <a
        href="#contenu"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-card bg-accent px-4 py-3 font-semibold text-on-accent focus:translate-y-0"
      >
        {adminLayoutText.skip}
      </a>
      {isDesktop ? (
        <aside
          id="barre-laterale"
          aria-label={adminLayoutText.sidebarTitle}
          className={clsx(
            'sticky top-0 h-dvh shrink-0 overflow-x-hidden overflow-y-auto border-r border-line bg-surface transition-[width] duration-200 ease-out-soft',
            isExpanded ? 'w-[16rem] max-w-2/5' : 'w-[3rem]',
          )}
        >
          <p
            className={clsx(
              'flex min-h-14 items-center font-display',
              isExpanded ? 'px-6 text-xl' : 'justify-center text-sm',
            )}
          >
            {adminLayoutText.sidebarTitle}
          </p>
          <NavigationList showsOnlyIcons={!isExpanded} />
        </aside>
      ) : (
        <Sheet
          open={isSheetOpen}
          onOpenChange={setIsSheetOpen}
          title={adminLayoutText.sidebarTitle}
          closeLabel={adminLayoutText.closeMenu}
        >
          <NavigationList onChoose={() => setIsSheetOpen(false)} />
          <div className="mt-auto border-t border-line p-3 sm:hidden">
            <ThemePicker />
          </div>
        </Sheet>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar
          isDesktop={isDesktop}
          isSidebarExpanded={isExpanded}
          onToggle={toggle}
          onSearch={commandPalette.open}
          onSignOut={signOut.request}
          isSigningOut={signOut.isPending}
        />
        {MaintenanceBar ? <MaintenanceBar /> : null}
        <main id="contenu" tabIndex={-1} className="w-full max-w-[84rem] flex-1 px-4 py-6 sm:px-6 lg:px-8">
          <Outlet />
        </main>
      </div>
      {commandPalette.dialogs}
      {signOut.confirmDialog}
    </div>
  );
}

function AccessGate() {
  const { isSuspended } = useOwnRolesAndPermissions();
  if (isSuspended) return <SuspendedScreen />;
  return (
    <MfaEnrolmentGate>
      <AdminFrame />
    </MfaEnrolmentGate>
  );
}

export function Component() {
  return (
    <RequireSession>
      <AccessGate />
    </RequireSession>
  );
}
