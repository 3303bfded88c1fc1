import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';

/** Main action of a `ScreenHeader`: creates a record. */
export function CreateButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="primary" icon={Plus} onClick={onClick}>
      {children}
    </Button>
  );
}
