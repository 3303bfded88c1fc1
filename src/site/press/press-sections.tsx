import type { ComponentProps } from 'react';
import { Suspense } from 'react';
import { Awards } from './awards';
import { MediaKit } from './media-kit';
import { PressContact } from './press-contact';
import { PressList } from './press-list';

/** Everything of the press page below its title, in one chunk. */
export function PressSections(contact: ComponentProps<typeof PressContact>) {
  return (
    <>
      <Suspense>
        <PressList />
      </Suspense>
      <MediaKit />
      <Awards />
      <PressContact {...contact} />
    </>
  );
}
