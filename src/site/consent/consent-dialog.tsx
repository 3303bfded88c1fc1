import { type SyntheticEvent, useId } from 'react';
import { Link } from 'react-router-dom';
import { consentContent } from '@/copy/consent';
import { consentLabels } from '@/copy/consent-terms';
import { Accordion, Fold } from '@/shared/components/accordion';
import { buttonStyles } from '@/shared/components/button-styles';
import { Dialog } from '@/shared/components/dialog';
import { allAccepted, allRefused, closeConsentPreferences, saveConsent, useConsent } from './consent-store';

const explanationStyle = 'pb-4 pl-11 text-sm text-muted';

/** Preferences by category; closing without saving changes nothing. */
export function ConsentDialog() {
  const id = useId();
  const choices = useConsent()?.choices ?? allRefused;
  const { necessary, categories } = consentContent;

  function save(next: typeof allRefused) {
    saveConsent(next);
    closeConsentPreferences();
  }

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    save({
      performance: data.has('performance'),
      functionality: data.has('functionality'),
      advertising: data.has('advertising'),
    });
  }

  return (
    <Dialog
      title={consentContent.dialogTitle}
      description={consentContent.dialogText}
      onClose={closeConsentPreferences}
    >
      <form onSubmit={handleSubmit} className="flex flex-col gap-5">
        <Accordion type="multiple" className="flex flex-col divide-y divide-line border-y border-line">
          <Fold
            value="necessary"
            trigger={`${consentContent.more} ${necessary.label}`}
            beside={
              <p className="flex min-h-14 grow items-center justify-between gap-4 font-semibold">
                {necessary.label}
                <span className="text-sm font-normal text-highlight">{consentContent.alwaysOn}</span>
              </p>
            }
          >
            <p className={explanationStyle}>{necessary.text}</p>
          </Fold>
          {categories.map((category) => (
            <Fold
              key={category.key}
              value={category.key}
              trigger={`${consentContent.more} ${category.label}`}
              keepMounted
              beside={
                <div className="flex min-h-14 grow items-center gap-4">
                  <label htmlFor={`${id}-${category.key}`} className="grow font-semibold">
                    {category.label}
                  </label>
                  <input
                    id={`${id}-${category.key}`}
                    name={category.key}
                    type="checkbox"
                    aria-describedby={`${id}-${category.key}-text`}
                    defaultChecked={choices[category.key]}
                    className="size-6 shrink-0 accent-accent"
                  />
                </div>
              }
            >
              <p id={`${id}-${category.key}-text`} className={explanationStyle}>
                {category.text}
              </p>
            </Fold>
          ))}
        </Accordion>
        <Link
          to={consentLabels.policy.href}
          onClick={closeConsentPreferences}
          className="self-start text-sm text-highlight underline underline-offset-4"
        >
          {consentLabels.policy.label}
        </Link>
        <div className="grid gap-2 sm:grid-cols-2">
          <button type="button" className={buttonStyles('outline')} onClick={() => save(allRefused)}>
            {consentLabels.refuse}
          </button>
          <button type="button" className={buttonStyles('outline')} onClick={() => save(allAccepted)}>
            {consentLabels.accept}
          </button>
          <button type="submit" className={buttonStyles('primary', 'sm:col-span-2')}>
            {consentContent.save}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
