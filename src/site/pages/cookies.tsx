import { cookiesDocument } from '@/copy/legal/cookies';
import { cookiesHeroText, cookiesSeo } from '@/copy/pages/cookies';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { ConsentPreferencesButton } from '@/site/consent/consent-preferences-button';
import { LegalPage } from '@/site/sections/legal/legal-page';

/** Cookie policy, with a button that opens the preferences. */
export function Component() {
  const manageButton = (
    <ConsentPreferencesButton className={getButtonClassName('primary')}>
      {cookiesHeroText.manage}
    </ConsentPreferencesButton>
  );
  return (
    <LegalPage
      seo={cookiesSeo}
      hero={cookiesHeroText}
      document={cookiesDocument}
      action={manageButton}
      hasUpdateDate
    />
  );
}
