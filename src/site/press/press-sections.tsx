import type { ComponentProps } from 'react';
import { Island } from '@/site/ui/island';
import { Awards } from './awards';
import { MediaKit } from './media-kit';
import { PressContact } from './press-contact';
import { PressList } from './press-list';

/** Everything of the press page below its title, in one chunk. */
export function PressSections(contact: ComponentProps<typeof PressContact>) {
  return (
    <>
      <Island>
        <PressList />
      </Island>
      <MediaKit />
      <Awards />
      <PressContact {...contact} />
    </>
  );
}
