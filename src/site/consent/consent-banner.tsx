import { Link } from 'react-router-dom';
import { consentBannerContent } from '@/copy/consent-banner';
import { consentLabels } from '@/copy/consent-terms';
import { buttonStyles } from '@/shared/components/button-styles';
import { allAccepted, allRefused, openConsentPreferences, saveConsent } from './consent-store';

/**
 * First-visit question. The three answers have equal weight (CNIL 2020-092), and the site stays usable behind
 * it.
 */
export function ConsentBanner() {
  const { necessary, maps } = consentBannerContent.text;
  const answers = [
    { label: consentLabels.refuse, onClick: () => saveConsent(allRefused) },
    { label: consentLabels.accept, onClick: () => saveConsent(allAccepted) },
    { label: consentBannerContent.customise, onClick: openConsentPreferences },
  ];
  return (
    <section
      aria-label={consentBannerContent.title}
      className="fixed inset-x-3 bottom-3 z-30 mx-auto max-w-4xl rounded-card border border-line-strong bg-surface p-4 shadow-overlay sm:p-5"
    >
      <div className="flex flex-col gap-4 lg:flex-row lg:items-center lg:gap-8">
        {/* Two short paragraphs: a single one would be the largest text of some pages, and delay their LCP. */}
        <div className="text-sm leading-snug text-muted">
          <p>{necessary}</p>
          <p>
            {maps}{' '}
            <Link to={consentLabels.policy.href} className="text-highlight underline underline-offset-4">
              {consentLabels.policy.label}
            </Link>
          </p>
        </div>
        <div className="grid shrink-0 grid-cols-2 gap-2 sm:grid-cols-3">
          {answers.map((answer) => (
            <button
              key={answer.label}
              type="button"
              className={buttonStyles('outline', 'px-3! text-sm last:col-span-2 sm:last:col-span-1')}
              onClick={answer.onClick}
            >
              {answer.label}
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}
