import { useRef } from 'react';
import { slugify } from '@/admin/lib/slug';

/** The slug of something new follows its name until someone writes one by hand. Returns what to do at each change. */
export function useSlugOfName(isNew: boolean, longest: number, setSlug: (slug: string) => void) {
  const follows = useRef(isNew);
  return {
    handleNameChange(name: string) {
      if (follows.current) setSlug(slugify(name).slice(0, longest).replace(/-$/, ''));
    },
    handleSlugChange() {
      follows.current = false;
    },
  };
}
