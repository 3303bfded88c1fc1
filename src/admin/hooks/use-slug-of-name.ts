import { useRef } from 'react';
import { slugify } from '@/admin/lib/slug';

/** The slug of something new follows its name until someone writes one by hand. */
export function useSlugOfName(isNew: boolean, longest: number, setSlug: (slug: string) => void) {
  const follows = useRef(isNew);
  return {
    /** At each change of the name. */
    follow(name: string) {
      if (follows.current) setSlug(slugify(name, longest));
    },
    /** Once the slug has a life of its own: written by hand, or saved. */
    stop() {
      follows.current = false;
    },
  };
}
