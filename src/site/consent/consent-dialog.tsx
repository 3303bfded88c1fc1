import { type SyntheticEvent, useId } from 'react';
import { Link } from 'react-router-dom';
import { consentContent } from '@/content/site/consent';
import { consentLabels } from '@/content/site/consent-terms';
import { buttonStyles } from '@/shared/ui/button-styles';
import { Dialog } from '@/shared/ui/dialog';
import { acceptance, closeConsentPreferences, refusal, saveConsent, useConsent } from './consent-store';

/** Preferences by category; closing without saving changes nothing. */
export function ConsentDialog() {
  const id = useId();
  const choices = useConsent()?.choices ?? refusal;
  const { necessary, categories } = consentContent;

  function save(next: typeof refusal) {
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
      open
      onOpenChange={closeConsentPreferences}
      title={consentContent.dialogTitle}
      description={consentContent.dialogText}
      closeLabel={consentContent.close}
    >
      <form onSubmit={handleSubmit} className="flex flex-col gap-5">
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          <li className="py-4">
            <p className="flex items-baseline justify-between gap-4 font-semibold">
              {necessary.label}
              <span className="text-sm font-normal text-highlight">{consentContent.alwaysOn}</span>
            </p>
            <p className="mt-1 text-sm text-muted">{necessary.text}</p>
          </li>
          {categories.map((category) => (
            <li key={category.key} className="flex items-start gap-4 py-4">
              <div className="grow">
                <label htmlFor={`${id}-${category.key}`} className="block font-semibold">
                  {category.label}
                </label>
                <p id={`${id}-${category.key}-text`} className="mt-1 text-sm text-muted">
                  {category.text}
                </p>
              </div>
              <input
                id={`${id}-${category.key}`}
                name={category.key}
                type="checkbox"
                aria-describedby={`${id}-${category.key}-text`}
                defaultChecked={choices[category.key]}
                className="mt-1 size-6 shrink-0 accent-accent"
              />
            </li>
          ))}
        </ul>
        <Link
          to={consentLabels.policy.href}
          onClick={closeConsentPreferences}
          className="self-start text-sm text-highlight underline underline-offset-4"
        >
          {consentLabels.policy.label}
        </Link>
        <div className="grid gap-2 sm:grid-cols-2">
          <button type="button" className={buttonStyles('outline')} onClick={() => save(refusal)}>
            {consentLabels.refuse}
          </button>
          <button type="button" className={buttonStyles('outline')} onClick={() => save(acceptance)}>
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
