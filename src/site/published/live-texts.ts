import { built } from './built';

type Texts = Readonly<Record<string, string>>;

const NONE: Texts = {};
const listeners = new Set<() => void>();
let texts: Texts | undefined;

/** Texts of the site that staff have replaced, by the text they replace: as of the build, then by `live-settings.tsx`. */
export const liveTexts = {
  built: (): Texts => built().replaced ?? NONE,
  current: (): Texts => texts ?? liveTexts.built(),
  set(next: Texts): void {
    texts = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
