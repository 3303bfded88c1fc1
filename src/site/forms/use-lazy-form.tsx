import { type SyntheticEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues } from 'react-hook-form';
import { failureToast } from '@/copy/failure-toast';
import { notify } from '@/shared/components/notify';
import { whenIdleAndFree } from '@/shared/lib/when-idle';
import { useHydrated } from '../hooks/use-hydrated';
import type { FieldOf, FormEngine, LiveForm, Submission } from './submit-form';

/**
 * A form in a prerendered page: plain uncontrolled fields until the page is idle, then react-hook-form takes over the
 * same elements with what was already typed in them. If the download fails, the specified error shows and the next
 * submit tries again.
 * @param load the module that says what is sent and how; must be stable
 */
export function useLazyForm<Values extends FieldValues>(
  load: () => Promise<{ submission: Submission<Values> }>,
) {
  const hydrated = useHydrated();
  const [parts, setParts] = useState<{ Engine: typeof FormEngine; submission: Submission<Values> } | null>(
    null,
  );
  const [live, setLive] = useState<LiveForm<Values> | null>(null);
  const [waiting, setWaiting] = useState<HTMLFormElement | null>(null);

  async function wake() {
    const [{ FormEngine: Engine }, { submission }] = await Promise.all([import('./submit-form'), load()]);
    setParts({ Engine, submission });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    void whenIdleAndFree().then(() => wake().catch(() => undefined));
  }, []);

  useEffect(() => {
    if (!live || !waiting) return;
    const turn = setTimeout(() => {
      // the fields are open again first: a closed one could not take the focus of its error
      flushSync(() => setWaiting(null));
      live.submit(waiting);
    });
    return () => clearTimeout(turn);
  }, [live, waiting]);

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (live) return live.submit(event.currentTarget);
    setWaiting(event.currentTarget);
    wake().catch(() => {
      setWaiting(null);
      notify.error(failureToast);
    });
  }

  /** Props of a control: its name, and its wiring once the library is there. The element itself never changes. */
  const field: FieldOf<Values> = live?.field ?? ((name) => ({ name }));
  return {
    formProps: { noValidate: hydrated, onSubmit: handleSubmit },
    field,
    submitting: waiting !== null || (live?.submitting ?? false),
    /** To render below the button: what is to be said of the sending, mostly nothing. */
    engine: parts ? <parts.Engine submission={parts.submission} onChange={setLive} /> : null,
  };
}
