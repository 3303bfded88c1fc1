import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { authToastTexts } from '@/copy/admin/toasts';
import { paths } from '@/shared/lib/paths';
import { unsavedWorkRegistry } from '@/shared/lib/unsaved-work';
import { PASSWORD_RESET_HREF } from '../auth-location-state';
import { hasSession, signOut, signOutLocally } from './session';

// This file is separate, so that the first screen does not download the code of the sign-in screen.

const signOutToastTexts = { local: authToastTexts.signedOut, global: authToastTexts.signedOutEverywhere };

/**
 * Ends the session of this browser, or with `global` every session of the account. Then opens the sign-in page. The
 * screen stays when it has unsaved text or is the reset form, or when a new session started before the answer.
 */
export function useSignOut(scope: keyof typeof signOutToastTexts = 'local') {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => (scope === 'local' ? signOutLocally() : signOut(scope)),
    onSuccess() {
      const { pathname, search } = window.location;
      const isResetFormOpen = `${pathname}${search}` === PASSWORD_RESET_HREF;
      // RequireSession keeps a screen with unsaved text, and asks to sign in.
      const mustKeepScreen = isResetFormOpen || unsavedWorkRegistry.exists();
      // The state of this history entry would lead the next sign-in back to the last screen.
      if (!mustKeepScreen && !hasSession()) navigate(paths.auth, { replace: true });
    },
    meta: {
      success: () => (hasSession() ? undefined : signOutToastTexts[scope]),
      error: authToastTexts.signOutFailed,
    },
  });
}
