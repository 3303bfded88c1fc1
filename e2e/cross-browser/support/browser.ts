/** Keys a journey presses, by the names every engine knows. */
export type Key = 'Escape' | 'Enter' | 'Tab' | 'ArrowLeft' | 'ArrowRight' | 'Home';

/** An element of the page, pressed and typed into as a person does. */
export interface Element {
  press(): Promise<void>;
  /** Adds to what the field holds. */
  type(text: string): Promise<void>;
  /** Chooses files of this machine. */
  attach(...files: string[]): Promise<void>;
}

/** One tab, all that the tests know of an engine. */
export interface Tab {
  /** Resolves once the page has loaded. */
  goto(address: string): Promise<void>;
  /** What an expression is worth in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** The element that an expression yields in the page. Undefined when it yields none. */
  element(expression: string): Promise<Element | undefined>;
  key(key: Key): Promise<void>;
  /** An engine with a window of its own may keep it a little larger. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** A running browser. A new tab knows nothing of the tabs before it. */
export interface Browser {
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}
