import type officesCollection from '@/copy/collections/offices';
import { toCompleteOffice } from '@/copy/office';
import type { SiteSettings } from '@/copy/site-settings';
import { type CollectionsByKey, getTypedCollection } from './collections';
import type { LayoutData } from './site-data';

/** Returns the data of header, footer and head. The settings give the head office its address, and a phone to each office without one. */
export function createLayoutData(settings: SiteSettings, collections: CollectionsByKey): LayoutData {
  const key = 'bureaux';
  const { items } = getTypedCollection<typeof officesCollection>(key, collections);
  return {
    settings,
    // The layout shows no other collection.
    collections: Object.fromEntries(Object.entries(collections).filter(([name]) => name === key)),
    offices: items.map((office) => toCompleteOffice(office, settings)),
  };
}
