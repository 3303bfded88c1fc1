/** Names of keys, the same in every engine. */
export type KeyName = 'Escape' | 'Enter' | 'Tab' | 'ArrowLeft';

/** Element of the page. It receives clicks and keys as from a real mouse and keyboard. */
export interface PageElement {
  press(): Promise<void>;
  /** Appends this text to the value of the field. */
  type(text: string): Promise<void>;
  /** Chooses the files with these paths. */
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
  /** Sets the size of the viewport. WebKit may keep a slightly larger one. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** Running browser. A new tab shares no storage with earlier ones. */
export interface Browser {
  newTab(): Promise<BrowserTab>;
  close(): Promise<void>;
}
