import { useState } from 'react';
import { newsletterLinkDialogTexts } from '@/copy/newsletter-links';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Dialog } from '@/shared/components/dialog';
import { toAppError } from '@/shared/lib/app-error';
import { reportClientError } from '@/shared/lib/report-client-error';
import { confirmSubscription, unsubscribeByToken } from '@/site/api/newsletter-token';

/** Action of a link in a newsletter mail. */
type NewsletterAction = 'unsubscribe' | 'confirm';

/** State of the dialog: before the click (`question`), or the result of an action. */
type Step = 'question' | 'unsubscribed' | 'incomplete-link' | 'confirmed' | 'invalid-link';

interface NewsletterLinkProps {
  audience: keyof typeof newsletterLinkDialogTexts;
  action: NewsletterAction;
  token: string;
}

/** Removes the token from the URL after an action or on close. Neither the history nor another site then gets it. */
function removeTokenFromUrl() {
  // Navigation by the router would load the page again and lose the result.
  window.history.replaceState(window.history.state, '', window.location.pathname);
}

/** Runs an action and resolves to its result. Throws an AppError. */
async function requestAction(action: NewsletterAction, token: string): Promise<Step> {
  if (action === 'confirm') return (await confirmSubscription(token)) ? 'confirmed' : 'invalid-link';
  return (await unsubscribeByToken(token)) ? 'unsubscribed' : 'incomplete-link';
}

/**
 * Asks for a click: link scanners open the links of a mail and must not unsubscribe the reader.
 * Then it shows the result, and offers to undo an unsubscription.
 */
export default function NewsletterLinkDialog({ audience, action, token }: NewsletterLinkProps) {
  const text = newsletterLinkDialogTexts[audience];
  const [isOpen, setOpen] = useState(true);
  const [step, setStep] = useState<Step>('question');
  const [isWaiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState('');

  async function runAction(requestedAction: NewsletterAction) {
    if (isWaiting) return;
    setWaiting(true);
    setFailure('');
    try {
      setStep(await requestAction(requestedAction, token));
      removeTokenFromUrl();
    } catch (cause) {
      const { kind } = toAppError(cause);
      reportClientError('form', kind);
      setFailure(kind === 'rate-limit' ? text.rateLimited : text.failed);
    } finally {
      setWaiting(false);
    }
  }

  function close() {
    setOpen(false);
    removeTokenFromUrl();
  }

  const { unsubscribe, confirm } = text;
  const stepTexts: Record<Step, { title: string; text: string }> = {
    question: text[action],
    unsubscribed: { title: unsubscribe.doneTitle, text: unsubscribe.doneText },
    'incomplete-link': { title: unsubscribe.invalidTitle, text: unsubscribe.invalidText },
    confirmed: { title: confirm.doneTitle, text: confirm.doneText },
    'invalid-link': { title: confirm.invalidTitle, text: confirm.invalidText },
  };
  const { title, text: description } = stepTexts[step];
  const renderButton = (requestedAction: NewsletterAction, label: string, variant: 'primary' | 'outline') => (
    <button
      type="button"
      className={getButtonClassName(variant)}
      aria-disabled={isWaiting}
      onClick={() => void runAction(requestedAction)}
    >
      {isWaiting ? text[requestedAction].busyButton : label}
    </button>
  );
  return (
    <Dialog open={isOpen} title={title} description={description} onClose={close}>
      <p role="status" className="sr-only">
        {step === 'question' ? '' : title}
      </p>
      {failure ? (
        <p role="alert" className="font-semibold text-danger">
          {failure}
        </p>
      ) : null}
      <div
        className="flex flex-wrap gap-3"
        // The second click of a double click would press the button that takes the place of the first: « Me réinscrire ».
        onClickCapture={(event) => event.detail > 1 && event.stopPropagation()}
      >
        {step === 'question' ? renderButton(action, text[action].button, 'primary') : null}
        {step === 'unsubscribed' ? renderButton('confirm', unsubscribe.undo, 'outline') : null}
        <button
          type="button"
          className={getButtonClassName(step === 'question' ? 'outline' : 'primary')}
          onClick={close}
        >
          {step === 'question' && action === 'unsubscribe' ? unsubscribe.cancel : text.close}
        </button>
      </div>
    </Dialog>
  );
}
