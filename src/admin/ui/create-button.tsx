import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';

/** The main act of a screen that makes something new, in its `ScreenHeader`. */
export function CreateButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="primary" icon={Plus} onClick={onClick}>
      {children}
    </Button>
  );
}
