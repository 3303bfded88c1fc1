import { type ComponentType, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { failureToast } from '@/content/site/failure-toast';
import { reloadIfReplaced } from '@/shared/lib/reload-once';
import { whenIdleAndFree } from '@/shared/lib/when-idle';
import { notify } from '@/shared/ui/notify';
import { useHydrated } from '@/site/hooks/use-hydrated';

/** What the form library, once there, gives to markup that was rendered without it. */
export interface LiveForm {
  register: (name: string) => object;
  errors: Record<string, string | undefined>;
  submitting: boolean;
  submit: (form: HTMLFormElement) => void;
}

/** Module a form downloads at idle: its schema, its call and the form library. */
export interface FormEngineModule {
  Engine: ComponentType<{ onChange: (form: LiveForm) => void }>;
}

interface LazyForm {
  formProps: {
    noValidate: boolean;
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
  /** Props of a control: its name, and its wiring once the library is there. The element itself never changes. */
  register: (name: string) => object;
  errors: LiveForm['errors'];
  submitting: boolean;
  /** To render below the button: what is to be said of the sending, mostly nothing. */
  engine: ReactNode;
}

/**
 * A form in a prerendered page: plain uncontrolled fields until the page is idle, then react-hook-form takes over the
 * same elements with what was already typed in them. If the download fails, the specified error shows and the next
 * submit tries again.
 */
export function useLazyForm(load: () => Promise<FormEngineModule>): LazyForm {
  const hydrated = useHydrated();
  const [Engine, setEngine] = useState<FormEngineModule['Engine'] | null>(null);
  const [live, setLive] = useState<LiveForm | null>(null);
  const [loading, setLoading] = useState(false);
  const awaited = useRef<HTMLFormElement | null>(null);

  useEffect(() => {
    if (!live || !awaited.current) return;
    // First the fields open again, then the form is sent: a closed field could not take the focus of its error.
    if (loading) {
      setLoading(false);
      return;
    }
    const form = awaited.current;
    awaited.current = null;
    live.submit(form);
  }, [live, loading]);

  useEffect(() => {
    whenIdleAndFree()
      .then(load)
      .then(
        (module) => setEngine(() => module.Engine),
        // Nothing is written yet: the moment to notice a new build.
        () => void reloadIfReplaced(),
      );
  }, [load]);

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (live) {
      awaited.current = null;
      live.submit(form);
      return;
    }
    awaited.current = form;
    setLoading(true);
    load().then(
      (module) => setEngine(() => module.Engine),
      () => {
        awaited.current = null;
        setLoading(false);
        notify.error(failureToast);
      },
    );
  }

  return {
    formProps: { noValidate: hydrated, onSubmit: handleSubmit },
    register: live?.register ?? ((name) => ({ name })),
    errors: live?.errors ?? {},
    submitting: loading || (live?.submitting ?? false),
    engine: Engine ? <Engine onChange={setLive} /> : null,
  };
}
