import { use } from 'react';
import type { Delivered, Fields } from '@/copy/collection';
import { asking } from './collections';

/** Milliseconds that a page waits before it says that something is not there. */
const PATIENCE = 3000;

const answers = new Map<Delivered, Promise<void>>();
const answered = new Set<Delivered>();

/** Waits for what staff saved since the build, asked for at once: before a page says that something is not there. */
export function useLastWord<Item extends Fields, Texts extends Fields>(
  collection: Delivered<Item, Texts>,
): void {
  const of = collection as unknown as Delivered;
  // what is settled is not waited for, were it a moment: the page may be on screen
  const asked = answered.has(of) ? undefined : asking(of);
  if (!asked) return;
  const answer =
    answers.get(of) ??
    Promise.race([asked, new Promise((resolve) => setTimeout(resolve, PATIENCE))]).then(() => {
      answered.add(of);
    });
  answers.set(of, answer);
  use(answer);
}
