import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useComponentDownload } from '@/shared/hooks/use-component-download';
import { ConsentBanner } from './consent-banner';
import {
  closeConsentPreferences,
  readChoiceAgain,
  sendPendingConsentProof,
  useConsentState,
} from './consent-store';

const loadDialog = () => import('./consent-dialog').then((module) => module.ConsentDialog);

/**
 * Shows the banner on the first visit, and the preferences later. The preferences are downloaded on demand. The
 * banner is not, because each first visit needs it and a request costs more than its 600 bytes.
 */
export function ConsentHost() {
  const { pathname } = useLocation();
  const consent = useConsentState();
  const shouldShowBanner = consent?.record === null && !consent.isPostponed;
  // Back changes the page under the preferences, which must not take the focus of the new page.
  const arePreferencesOpen = consent?.preferencesPath === pathname;
  const [Dialog, requestDialog] = useComponentDownload(loadDialog);

  // Each press changes the state, so the press after a failed download tries again.
  useEffect(() => {
    if (consent?.preferencesPath) requestDialog();
  }, [consent, requestDialog]);

  // The preferences must not open again at a later return to the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page
  useEffect(() => closeConsentPreferences, [pathname]);

  useEffect(() => {
    const events = ['storage', 'pageshow'] as const;
    for (const event of events) window.addEventListener(event, readChoiceAgain);
    return () => {
      for (const event of events) window.removeEventListener(event, readChoiceAgain);
    };
  }, []);

  // The first interaction sends a proof that an earlier visit could not send. Before it, the page sends no request.
  useEffect(() => {
    const interactions = ['pointerdown', 'keydown'] as const;
    for (const interaction of interactions)
      window.addEventListener(interaction, sendPendingConsentProof, { once: true });
    return () => {
      for (const interaction of interactions)
        window.removeEventListener(interaction, sendPendingConsentProof);
    };
  }, []);

  return (
    <>
      {shouldShowBanner ? <ConsentBanner /> : null}
      {arePreferencesOpen && Dialog ? <Dialog /> : null}
    </>
  );
}
