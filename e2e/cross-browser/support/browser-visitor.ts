import { expect } from '@playwright/test';
import type { BrowserTab, KeyName } from './browser.ts';
import { serializeCall } from './call-source.ts';
import { type ElementSelector, findElementBySelector } from './element-selector.ts';
import type { SiteProxy } from './site-proxy.ts';

/** Sizes of the viewport in CSS pixels. */
export const PHONE_VIEWPORT = { width: 390, height: 844 };
export const DESKTOP_VIEWPORT = { width: 1440, height: 900 };

/** Visitor of the site: actions and observations, the same in every engine. */
export class BrowserVisitor {
  readonly network: SiteProxy;
  readonly #tab: BrowserTab;
  #size: typeof PHONE_VIEWPORT | undefined;

  constructor(tab: BrowserTab, network: SiteProxy) {
    this.#tab = tab;
    this.network = network;
  }

  /** Opens an address of the site and waits until it has loaded. */
  async open(path: string, size = PHONE_VIEWPORT): Promise<void> {
    if (this.#size !== size) await this.#tab.resize(size.width, size.height);
    this.#size = size;
    await this.#tab.goto(this.network.origin + path);
  }

  /** Opens any address, even of a file. */
  goto = (address: string): Promise<void> => this.#tab.goto(address);

  /** Returns the value of a script that runs in the page. The script can use its arguments only. */
  evaluate<A extends unknown[], T>(script: (...args: A) => T, ...args: A): Promise<T> {
    return this.#tab.evaluate(serializeCall(script, args)) as Promise<T>;
  }

  /** Waits until the script returns true in the page. */
  waitUntil<A extends unknown[]>(
    condition: string,
    script: (...args: A) => boolean,
    ...args: A
  ): Promise<void> {
    return this.#waitUntilTrue(condition, serializeCall(script, args));
  }

  /** Waits until the selected element is visible. */
  sees = (selector: ElementSelector): Promise<void> =>
    this.#waitUntilTrue(
      `${describeSelector(selector)} can be seen`,
      `Boolean(${serializeCall(findElementBySelector, [selector])})`,
    );

  /** Waits until no selected element is visible. */
  doesNotSee = (selector: ElementSelector): Promise<void> =>
    this.#waitUntilTrue(
      `${describeSelector(selector)} cannot be seen`,
      `!${serializeCall(findElementBySelector, [selector])}`,
    );

  expectFocused = (selector: ElementSelector): Promise<void> =>
    this.#waitUntilTrue(
      `${describeSelector(selector)} has the focus`,
      `document.activeElement === ${serializeCall(findElementBySelector, [selector])}`,
    );

  /** Presses an element. Repeats search and press, because React may replace the element between the two. */
  press = (selector: ElementSelector): Promise<void> =>
    expect(async () => (await this.#findElement(selector)).press()).toPass({
      intervals: [50],
      timeout: 10_000,
    });

  /** Appends this text to the value of a field. */
  type = async (selector: ElementSelector, text: string): Promise<void> =>
    (await this.#findElement(selector)).type(text);

  /** Chooses the files with these paths in a file input. */
  attachFiles = async (selector: ElementSelector, ...files: string[]): Promise<void> =>
    (await this.#findElement(selector)).attachFiles(...files);

  pressKey = (key: KeyName): Promise<void> => this.#tab.pressKey(key);

  /** Waits for hydration. Before it, the page stores the last press and repeats it later. */
  waitForHydration = (): Promise<void> =>
    this.waitUntil('the page is hydrated', () => 'hydrated' in document.documentElement.dataset);

  /** Waits until the expression is true. It fails while the page navigates, and is then evaluated again. */
  #waitUntilTrue(condition: string, expression: string): Promise<void> {
    const isTrue = () => this.#tab.evaluate(expression).catch(() => false);
    return expect.poll(isTrue, { message: condition, intervals: [50] }).toBe(true);
  }

  async #findElement(selector: ElementSelector) {
    await this.sees(selector);
    const element = await this.#tab.findElement(
      `(${scrollIntoView})(${serializeCall(findElementBySelector, [selector])})`,
    );
    if (!element) throw new Error(`${describeSelector(selector)} is no longer there`);
    return element;
  }
}

/** Runs in the page: scrolls without animation, because engines click where the element was. */
function scrollIntoView(element: Element) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return element;
}

const describeSelector = ({ css, name }: ElementSelector) => (name ? `${css} « ${name} »` : css);
