import { useEffect } from 'react';
import { ConsentBanner } from './consent-banner';
import { readChoiceAgain, sendPendingConsentProof, useConsentState } from './consent-store';

/** Shows the banner on the first visit. It is in the first script: a request would cost more than its 600 bytes. */
export function ConsentHost() {
  const consent = useConsentState();

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

  return consent?.record === null && !consent.isPostponed ? <ConsentBanner /> : null;
}
