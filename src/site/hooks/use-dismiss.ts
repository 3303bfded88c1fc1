import { type RefObject, useEffect } from 'react';

/**
 * Closes a menu on a press outside its container, and on Escape. Escape also moves the focus to the button or summary
 * that opened the menu.
 */
export function useDismiss(container: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    function handlePointer(event: PointerEvent) {
      if (event.target instanceof Node && !container.current?.contains(event.target)) close();
    }
    function handleKey(event: KeyboardEvent) {
      if (event.key !== 'Escape' || container.current?.matches('details:not([open])')) return;
      event.preventDefault();
      container.current?.querySelector<HTMLElement>('summary, button')?.focus();
      close();
    }
    document.addEventListener('pointerdown', handlePointer);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('pointerdown', handlePointer);
      document.removeEventListener('keydown', handleKey);
    };
  }, [container, close]);
}
