import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonStyles } from '@/shared/components/button-styles';

/** Main action of a `ScreenHeader`: creates a record. */
export function CreateButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={buttonStyles('primary', undefined, 'compact')} onClick={onClick}>
      <Plus className="size-4" aria-hidden="true" />
      {children}
    </button>
  );
}
