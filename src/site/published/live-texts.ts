type Texts = Readonly<Record<string, string>>;

const NONE: Texts = {};
const listeners = new Set<() => void>();
let texts = NONE;

/** Texts of the site that staff have replaced, by the text they replace. Filled by `live-settings.tsx`. */
export const liveTexts = {
  current: (): Texts => texts,
  none: (): Texts => NONE,
  set(next: Texts): void {
    texts = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
