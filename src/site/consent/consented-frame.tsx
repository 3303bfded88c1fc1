import { useEffect, useRef, useState } from 'react';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Icon } from '@/shared/components/icon';
import { allRefusedChoices, resumeConsentQuestion, saveConsent, useConsentState } from './consent-store';

interface ConsentedFrameProps {
  src: string;
  title: string;
  externalHref: string;
  text: {
    show: string;
    always: string;
    notice: string;
    external: string;
    newTab: string;
  };
}

/** Frame of a third party (maps). It loads after consent, given once or for every visit. */
export function ConsentedFrame({ src, title, externalHref, text }: ConsentedFrameProps) {
  const choices = useConsentState()?.record?.choices;
  const [isShownOnce, setShownOnce] = useState(false);
  const isPressed = useRef(false);
  useEffect(resumeConsentQuestion, []);
  const isShown = isShownOnce || choices?.functionality;

  /** Moves the focus from the removed button to the new frame. The cookie settings may also show the frame, and keep the focus. */
  function focusAfterPress(frame: HTMLIFrameElement | null) {
    if (isPressed.current) frame?.focus();
    isPressed.current = false;
  }

  return (
    <div className="flex flex-col gap-3">
      {isShown ? (
        <iframe
          ref={focusAfterPress}
          src={src}
          title={title}
          className="aspect-video w-full rounded-card border border-line"
          loading="lazy"
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      ) : (
        <div className="pattern-bogolan grid aspect-video w-full place-items-center rounded-card border border-line bg-surface-strong p-5 text-center">
          <div className="flex max-w-sm flex-col items-center gap-3">
            <Icon name="pin" className="size-7 text-highlight" />
            <p className="text-sm leading-snug text-muted">{text.notice}</p>
            <div className="flex flex-wrap justify-center gap-2">
              <button
                type="button"
                className={getButtonClassName('primary', 'px-4! text-sm')}
                onClick={() => {
                  isPressed.current = true;
                  setShownOnce(true);
                }}
              >
                {text.show}
              </button>
              <button
                type="button"
                className={getButtonClassName('outline', 'px-4! text-sm')}
                onClick={() => {
                  isPressed.current = true;
                  saveConsent({ ...(choices ?? allRefusedChoices), functionality: true });
                }}
              >
                {text.always}
              </button>
            </div>
          </div>
        </div>
      )}
      <a
        href={externalHref}
        target="_blank"
        rel="noreferrer"
        className="inline-flex items-center gap-2 self-start text-sm text-highlight underline underline-offset-4"
      >
        {text.external}
        <span className="sr-only">({text.newTab})</span>
        <Icon name="external" />
      </a>
    </div>
  );
}
