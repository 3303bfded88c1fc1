import { useRef } from 'react';
import { slugify } from '@/admin/lib/slug';

/** Derives the slug of a new record from its name, until the person edits the slug. */
export function useAutoSlug(isNew: boolean, maxLength: number, setSlug: (slug: string) => void) {
  const isActive = useRef(isNew);
  return {
    /** Call it at each change of the name. */
    update(name: string) {
      if (isActive.current) setSlug(slugify(name, maxLength));
    },
    /** Call it when the slug was edited by hand or saved. */
    lock() {
      isActive.current = false;
    },
  };
}
