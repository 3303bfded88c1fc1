import { useState } from 'react';
import { newsletterDialogText as text } from '@/copy/newsletter-links';
import { buttonStyles } from '@/shared/components/button-styles';
import { Dialog } from '@/shared/components/dialog';
import { toAppError } from '@/shared/lib/app-error';
import { reportClientError } from '@/shared/lib/report-client-error';
import { confirmSubscription, unsubscribeByToken } from '@/site/api/newsletter-token';

/** Action of a link in a newsletter mail: `out` unsubscribes, `in` confirms a subscription. */
type NewsletterAction = 'out' | 'in';

interface NewsletterLinkProps {
  action: NewsletterAction;
  token: string;
}

/** Removes a used or refused token from the address, so that neither the history nor another site gets it. */
function removeTokenFromAddress() {
  // Without the router, which would load the page again and lose the result.
  window.history.replaceState(window.history.state, '', window.location.pathname);
}

/** State of the dialog: before the click (`asked`), after an action (`out`, `in`), or with a link that is no longer valid. */
type Step = 'asked' | 'out' | 'in' | 'ended';

const resultTexts = {
  out: [text.out.done, text.out.doneText],
  in: [text.in.done, text.in.doneText],
  ended: [text.in.ended, text.in.endedText],
} as const;

/**
 * Asks for a click, because link scanners open the links of a mail and must not unsubscribe the reader.
 * Then it shows the result, and offers to undo an unsubscription.
 */
export default function NewsletterLinkDialog({ action, token }: NewsletterLinkProps) {
  const [open, setOpen] = useState(true);
  const [step, setStep] = useState<Step>('asked');
  const [isWaiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState('');

  async function runAction(requestedAction: NewsletterAction) {
    setWaiting(true);
    setFailure('');
    try {
      if (requestedAction === 'out') await unsubscribeByToken(token);
      setStep(requestedAction === 'out' ? 'out' : (await confirmSubscription(token)) ? 'in' : 'ended');
      removeTokenFromAddress();
    } catch (cause) {
      const { kind } = toAppError(cause);
      reportClientError('form', kind);
      setFailure(kind === 'rate-limit' ? text.busy : text.failed);
    } finally {
      setWaiting(false);
    }
  }

  function close() {
    setOpen(false);
    removeTokenFromAddress();
  }

  const [title, description] = step === 'asked' ? [text[action].title, text[action].text] : resultTexts[step];
  const renderButton = (requestedAction: NewsletterAction, label: string, variant: 'primary' | 'outline') => (
    <button
      type="button"
      className={buttonStyles(variant)}
      aria-disabled={isWaiting}
      onClick={() => (isWaiting ? undefined : void runAction(requestedAction))}
    >
      {isWaiting ? text[requestedAction].acting : label}
    </button>
  );
  return (
    <Dialog open={open} title={title} description={description} onClose={close}>
      <p role="status" className="sr-only">
        {step === 'asked' ? '' : title}
      </p>
      {failure ? (
        <p role="alert" className="font-semibold text-danger">
          {failure}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {step === 'asked' ? renderButton(action, text[action].act, 'primary') : null}
        {step === 'out' ? renderButton('in', text.out.again, 'outline') : null}
        <button
          type="button"
          className={buttonStyles(step === 'asked' ? 'outline' : 'primary')}
          onClick={close}
        >
          {step === 'asked' && action === 'out' ? text.out.stay : text.close}
        </button>
      </div>
    </Dialog>
  );
}
