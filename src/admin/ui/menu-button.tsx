import clsx from 'clsx';
import { Check } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';

interface MenuItem {
  label: string;
  isCurrent?: boolean;
  onPress: () => void;
}

interface MenuButtonProps {
  className: string;
  /** True while a choice is saved. The button keeps the focus. */
  isPending?: boolean;
  items: readonly MenuItem[];
  children: ReactNode;
}

/** Places the menu beside its button. A browser without `position-area` shows it in the middle of the screen. */
const placeClass =
  'supports-[position-area:end]:inset-auto supports-[position-area:end]:my-1 supports-[position-area:end]:[position-area:block-end_span-inline-end] [position-try-fallbacks:flip-block,flip-inline]';

/** Button that opens a list of choices. The browser closes the list on Escape, or on a press elsewhere. */
export function MenuButton({ className, isPending, items, children }: MenuButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  // Only an open menu renders its choices, because a table has one menu in each row.
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-busy={isPending}
        className={className}
        // `onToggle` corrects this value when the press closes the menu
        onClick={() => setIsOpen(true)}
      >
        {children}
      </button>
      <div
        id={id}
        popover="auto"
        className={clsx(
          'max-h-80 max-w-72 min-w-44 overflow-y-auto rounded-card border border-line-strong bg-surface p-1 text-fg shadow-overlay',
          placeClass,
        )}
        onToggle={(event) => setIsOpen(event.newState === 'open')}
      >
        {isOpen ? (
          <ul>
            {items.map(({ label, isCurrent, onPress }) => (
              <li key={label}>
                <button
                  type="button"
                  popoverTarget={id}
                  popoverTargetAction="hide"
                  aria-current={isCurrent ? 'true' : undefined}
                  className="flex min-h-10 w-full items-center gap-2 rounded-card px-2 text-left text-sm hover:bg-surface-strong"
                  onClick={() => {
                    // A dialog that the choice opens returns the focus to the button, because the choice disappears.
                    button.current?.focus();
                    onPress();
                  }}
                >
                  <Check className={clsx('size-4 shrink-0', !isCurrent && 'invisible')} aria-hidden="true" />
                  {label}
                </button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </>
  );
}
