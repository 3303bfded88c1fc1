/** Names of keys, the same in every engine. */
export type KeyName = 'Escape' | 'Enter' | 'Tab' | 'ArrowLeft' | 'ArrowRight' | 'Home';

/** Element of the page, which takes presses and keys like those of a person. */
export interface PageElement {
  press(): Promise<void>;
  /** Appends to the value of the field. */
  type(text: string): Promise<void>;
  /** Sets files, by their paths. */
  attachFiles(...files: string[]): Promise<void>;
}

/** One tab, with the same methods for every engine. */
export interface BrowserTab {
  /** Resolves once the page has loaded. */
  goto(address: string): Promise<void>;
  /** Returns the value of an expression that runs in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Returns the element of an expression that runs in the page; undefined without one. */
  findElement(expression: string): Promise<PageElement | undefined>;
  pressKey(key: KeyName): Promise<void>;
  /** A browser with a real window may stay a little larger. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** Running browser. A new tab shares no storage with earlier ones. */
export interface Browser {
  newTab(): Promise<BrowserTab>;
  close(): Promise<void>;
}
