import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonStyles } from '@/shared/components/button-styles';

/** The main act of a screen that makes something new, in its `ScreenHeader`. */
export function CreateButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={buttonStyles('primary', undefined, 'compact')} onClick={onClick}>
      <Plus className="size-4" aria-hidden="true" />
      {children}
    </button>
  );
}
