import type { ComponentProps, ReactNode } from 'react';
import { Awards } from './awards';
import { MediaKit } from './media-kit';
import { PressContact } from './press-contact';
import { PressList } from './press-list';

interface PressSectionsProps extends ComponentProps<typeof PressContact> {
  /** What the back office published, after the ten articles. */
  news: ReactNode;
}

/** Everything of the press page below its title, in one chunk. */
export function PressSections({ news, ...contact }: PressSectionsProps) {
  return (
    <>
      <PressList />
      {news}
      <MediaKit />
      <Awards />
      <PressContact {...contact} />
    </>
  );
}
