import { type SyntheticEvent, useId } from 'react';
import { Link } from 'react-router-dom';
import { consentDialogText } from '@/copy/consent';
import { consentButtonLabels } from '@/copy/consent-terms';
import { Accordion, AccordionItem } from '@/shared/components/accordion';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Dialog } from '@/shared/components/dialog';
import type { BaseDialogProps } from '@/site/components/dialog-button';
import {
  allAcceptedChoices,
  allRefusedChoices,
  type CookieChoices,
  saveConsent,
  useConsentState,
} from './consent-store';

const explanationClassName = 'pb-4 pl-11 text-sm text-muted';

/** Preferences by category; closing without saving changes nothing. */
export function ConsentDialog({ onClose }: BaseDialogProps) {
  const id = useId();
  const choices = useConsentState()?.record?.choices ?? allRefusedChoices;
  const { necessary, categories } = consentDialogText;

  function save(nextChoices: CookieChoices) {
    saveConsent(nextChoices);
    onClose();
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
      title={consentDialogText.dialogTitle}
      description={consentDialogText.dialogText}
      onClose={onClose}
    >
      <form onSubmit={handleSubmit} className="flex flex-col gap-5">
        <Accordion type="multiple" className="flex flex-col divide-y divide-line border-y border-line">
          <AccordionItem
            value="necessary"
            trigger={`${consentDialogText.more} ${necessary.label}`}
            rowContent={
              <p className="flex min-h-14 grow items-center justify-between gap-4 font-semibold">
                {necessary.label}
                <span className="text-sm font-normal text-highlight">{consentDialogText.alwaysOn}</span>
              </p>
            }
          >
            <p className={explanationClassName}>{necessary.text}</p>
          </AccordionItem>
          {categories.map((category) => (
            <AccordionItem
              key={category.key}
              value={category.key}
              trigger={`${consentDialogText.more} ${category.label}`}
              keepMounted
              rowContent={
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
              <p id={`${id}-${category.key}-text`} className={explanationClassName}>
                {category.text}
              </p>
            </AccordionItem>
          ))}
        </Accordion>
        <Link
          to={consentButtonLabels.policy.href}
          onClick={onClose}
          className="self-start text-sm text-highlight underline underline-offset-4"
        >
          {consentButtonLabels.policy.label}
        </Link>
        <div className="grid gap-2 sm:grid-cols-2">
          <button
            type="button"
            className={getButtonClassName('outline')}
            onClick={() => save(allRefusedChoices)}
          >
            {consentButtonLabels.refuse}
          </button>
          <button
            type="button"
            className={getButtonClassName('outline')}
            onClick={() => save(allAcceptedChoices)}
          >
            {consentButtonLabels.accept}
          </button>
          <button type="submit" className={getButtonClassName('primary', 'sm:col-span-2')}>
            {consentDialogText.save}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
