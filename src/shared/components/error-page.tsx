import { useEffect, useRef, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { errorPageText } from '@/copy/pages/error-page';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { isMissingChunk, isReloading, reloadWhenOnline } from '@/shared/lib/missing-chunk';
import { getErrorName, reportClientError } from '@/shared/lib/report-client-error';

/** Shows the error, a reload button, and a plain link in case the router fails. */
export function ErrorPageNotice({ text, home, href }: { text: string; home: string; href: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  // The element with the focus was removed, so this moves the focus.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="max-w-lg">
      <title>{errorPageText.title}</title>
      <div className="band-chevron mb-8 h-4 text-accent" aria-hidden="true" />
      <h1 ref={title} tabIndex={-1} className="font-display text-title">
        {errorPageText.title}
      </h1>
      <p className="mt-5 text-lead text-muted">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <button
          type="button"
          className={getButtonClassName('primary')}
          onClick={() => window.location.reload()}
        >
          {errorPageText.reload}
        </button>
        <a href={href} className={getButtonClassName('outline')}>
          {home}
        </a>
      </div>
    </div>
  );
}

/** Reports the route's error; returns true while the page may still reload for a missing chunk. */
export function useMissingChunkRecovery(): boolean {
  const error = useRouteError();
  const [isRecovering, setRecovering] = useState(isMissingChunk(error));
  useEffect(() => reportClientError('crash', getErrorName(error)), [error]);
  useEffect(() => {
    if (isRecovering) void isReloading().then(setRecovering);
  }, [isRecovering]);
  // A download that failed without a network succeeds once the network is back.
  useEffect(reloadWhenOnline, []);
  return isRecovering;
}

/** Error page, which needs no router. */
export function ErrorPage({ isRecovering = false }: { isRecovering?: boolean }) {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      {isRecovering ? (
        <p role="status">{errorPageText.updating}</p>
      ) : (
        <ErrorPageNotice text={errorPageText.text} home={errorPageText.home} href="/" />
      )}
    </main>
  );
}

/** Error page of the router, for a missing chunk or a page that threw. */
export function RouteErrorPage() {
  return <ErrorPage isRecovering={useMissingChunkRecovery()} />;
}
