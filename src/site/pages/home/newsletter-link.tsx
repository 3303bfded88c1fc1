import { useState } from 'react';
import { newsletterLinks as text } from '@/copy/newsletter-links';
import { buttonStyles } from '@/shared/components/button-styles';
import { Dialog } from '@/shared/components/dialog';
import { toAppError } from '@/shared/lib/app-error';
import { reportClientError } from '@/shared/lib/report-client-error';
import { confirmSubscription, unsubscribe } from '@/site/api/newsletter-token';

/** The link of a newsletter mail: unsubscribe, or confirm a subscription. */
type NewsletterWay = 'out' | 'in';

interface NewsletterLinkProps {
  way: NewsletterWay;
  token: string;
}

/** Removes a used or refused token from the address, so that neither the history nor another site gets it. */
function forgetToken() {
  // not by the router, which would load another page and drop the answer
  window.history.replaceState(window.history.state, '', window.location.pathname);
}

type Step = 'asked' | 'out' | 'in' | 'ended';

const said = {
  out: [text.out.done, text.out.doneText],
  in: [text.in.done, text.in.doneText],
  ended: [text.in.ended, text.in.endedText],
} as const;

/**
 * Asks for one press, because link scanners open the links of a mail and must not unsubscribe the reader.
 * Afterwards it confirms, and offers to undo.
 */
export default function NewsletterLink({ way, token }: NewsletterLinkProps) {
  const [open, setOpen] = useState(true);
  const [step, setStep] = useState<Step>('asked');
  const [waiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState('');

  async function go(wanted: NewsletterWay) {
    setWaiting(true);
    setFailure('');
    try {
      if (wanted === 'out') await unsubscribe(token);
      setStep(wanted === 'out' ? 'out' : (await confirmSubscription(token)) ? 'in' : 'ended');
      forgetToken();
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
    forgetToken();
  }

  const [title, description] = step === 'asked' ? [text[way].title, text[way].text] : said[step];
  const press = (wanted: NewsletterWay, label: string, look: 'primary' | 'outline') => (
    <button
      type="button"
      className={buttonStyles(look)}
      aria-disabled={waiting}
      onClick={() => (waiting ? undefined : void go(wanted))}
    >
      {waiting ? text[wanted].acting : label}
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
        {step === 'asked' ? press(way, text[way].act, 'primary') : null}
        {step === 'out' ? press('in', text.out.again, 'outline') : null}
        <button
          type="button"
          className={buttonStyles(step === 'asked' ? 'outline' : 'primary')}
          onClick={close}
        >
          {step === 'asked' && way === 'out' ? text.out.stay : text.close}
        </button>
      </div>
    </Dialog>
  );
}
