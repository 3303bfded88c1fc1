import { use } from 'react';
import { built } from './built';
import type { Illustrated } from './illustrated';

type Drawing = typeof import('./drawn-stories');

let drawing: Drawing | undefined;
let loading: Promise<Drawing> | undefined;

/** What draws stories, once it is there. */
export const loadedDrawing = (): Drawing | undefined => drawing;

/** The ten of the site, artworks, and what makes a story of a text of staff: for what the build did not draw. */
export function loadDrawing(): Promise<Drawing> {
  loading ??= import('./drawn-stories').then(
    (module) => {
      drawing = module;
      return module;
    },
    (cause) => {
      loading = undefined;
      throw cause;
    },
  );
  return loading;
}

/** The stories that the page at an address opens with, as the build drew them; `draw` does for whoever comes from another page. */
export async function openingOf(
  address: string,
  draw: (drawing: Drawing) => Illustrated[],
): Promise<Illustrated[]> {
  return built().stories?.[address] ?? draw(await loadDrawing());
}

/** Resolves once a part that shows them need not wait: the build wrote them, in the page or in the file that the part waits for. */
export async function openingReady(address: string): Promise<void> {
  const { rest, stories } = built();
  if (!rest && !stories?.[address]) await loadDrawing();
}

/** The same for a part of the page, which may wait for it. */
export function useOpening(address: string, draw: (drawing: Drawing) => Illustrated[]): Illustrated[] {
  // also once it is there: React renders again what waited, and takes its hooks for those of an update without it
  return built().stories?.[address] ?? draw(use(loadDrawing()));
}
