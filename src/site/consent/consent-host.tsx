import { type FocusEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { consentBannerText } from '@/copy/consent-banner';
import { consentButtonLabels } from '@/copy/consent-terms';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { useShortcut } from '@/shared/hooks/use-shortcut';
import { isKeyPress } from '@/shared/lib/shortcut';
import { ConsentPreferencesButton } from './consent-preferences-button';
import {
  allAcceptedChoices,
  allRefusedChoices,
  postponeConsentQuestion,
  saveConsent,
  useConsentState,
} from './consent-store';

/** On unmount, moves the focus to the element that had it before the banner, or to `main`. Returns the `onFocus` handler of the banner. */
function useReturnFocus() {
  const previousFocus = useRef<Element | null>(null);
  useEffect(
    () => () => {
      // Only a removed element leaves the focus on the body: the banner, or the dialog opened from it.
      if (document.activeElement !== document.body) return;
      const target = previousFocus.current?.isConnected
        ? previousFocus.current
        : document.querySelector('main');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
    [],
  );
  return ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    // React also reports the focus inside the preferences, which are elsewhere in the DOM.
    if (currentTarget.contains(target) && !currentTarget.contains(relatedTarget))
      previousFocus.current = relatedTarget;
  };
}

/**
 * Question of the first visit, on top of the first section. It scrolls with the page, so later sections stay visible.
 * The three answers have equal weight (CNIL 2020-092).
 */
function ConsentBanner() {
  const { before, link, after } = consentBannerText.text;
  const handleFocus = useReturnFocus();
  // A dialog or a menu that closes on Escape prevents the default of the event, so the banner stays.
  useShortcut((event) => isKeyPress(event, 'Escape'), postponeConsentQuestion);
  const buttonClassName = getButtonClassName('outline', 'flex-1 px-1! text-sm whitespace-nowrap');
  return (
    <section
      aria-label={consentBannerText.title}
      className="absolute inset-x-3 top-18 z-30 mx-auto flex max-w-3xl flex-wrap justify-center items-center gap-2 rounded-card border border-line-strong bg-surface p-2 text-sm print:hidden"
      onFocus={handleFocus}
    >
      <p className="px-2 text-muted">
        {before}{' '}
        <Link to={consentButtonLabels.policy.href} className="text-highlight underline underline-offset-4">
          {link}
        </Link>{' '}
        {after}
      </p>
      <div className="flex flex-wrap grow gap-2">
        <button type="button" className={buttonClassName} onClick={() => saveConsent(allRefusedChoices)}>
          {consentButtonLabels.refuse}
        </button>
        <button type="button" className={buttonClassName} onClick={() => saveConsent(allAcceptedChoices)}>
          {consentButtonLabels.accept}
        </button>
        <ConsentPreferencesButton className={buttonClassName}>
          {consentBannerText.customise}
        </ConsentPreferencesButton>
      </div>
    </section>
  );
}

/** Shows the banner on the first visit. It is in the first script: a request would cost more than its 600 bytes. */
export function ConsentHost() {
  const consent = useConsentState();
  return consent?.record === null && !consent.isPostponed ? <ConsentBanner /> : null;
}
