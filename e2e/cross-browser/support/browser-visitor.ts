import { expect } from '@playwright/test';
import type { BrowserTab, KeyName } from './browser.ts';
import { formatCallSource } from './call-source.ts';
import type { SiteProxy } from './site-proxy.ts';
import { type ElementSelector, findSelectedElement } from './target.ts';

/** Size of the viewport in CSS pixels. */
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
    return this.#tab.evaluate(formatCallSource(script, args)) as Promise<T>;
  }

  /** Waits until the script returns true in the page. */
  waitUntil<A extends unknown[]>(
    condition: string,
    script: (...args: A) => boolean,
    ...args: A
  ): Promise<void> {
    return this.#waitUntilTrue(condition, formatCallSource(script, args));
  }

  /** Waits until the target is visible. */
  sees = (target: ElementSelector): Promise<void> =>
    this.#waitUntilTrue(
      `${describeTarget(target)} can be seen`,
      `Boolean(${formatCallSource(findSelectedElement, [target])})`,
    );

  /** Waits until the target is not visible. */
  doesNotSee = (target: ElementSelector): Promise<void> =>
    this.#waitUntilTrue(
      `${describeTarget(target)} cannot be seen`,
      `!${formatCallSource(findSelectedElement, [target])}`,
    );

  expectFocused = (target: ElementSelector): Promise<void> =>
    this.#waitUntilTrue(
      `${describeTarget(target)} has the focus`,
      `document.activeElement === ${formatCallSource(findSelectedElement, [target])}`,
    );

  /** React may replace the element between the search and the press, so both are repeated. */
  press = (target: ElementSelector): Promise<void> =>
    expect(async () => (await this.#findElement(target)).press()).toPass({
      intervals: [50],
      timeout: 10_000,
    });

  /** Appends to the value of a field. */
  type = async (target: ElementSelector, text: string): Promise<void> =>
    (await this.#findElement(target)).type(text);

  /** Sets files, by their paths. */
  attachFiles = async (target: ElementSelector, ...files: string[]): Promise<void> =>
    (await this.#findElement(target)).attachFiles(...files);

  pressKey = (key: KeyName): Promise<void> => this.#tab.pressKey(key);

  /** Waits for hydration. Before it, the page stores presses and repeats them later. */
  waitForHydration = (): Promise<void> =>
    this.waitUntil('the page is hydrated', () => 'hydrated' in document.documentElement.dataset);

  /** An expression fails while the page navigates; it is then evaluated again. */
  #waitUntilTrue(condition: string, expression: string): Promise<void> {
    const isTrue = () => this.#tab.evaluate(expression).catch(() => false);
    return expect.poll(isTrue, { message: condition, intervals: [50] }).toBe(true);
  }

  async #findElement(target: ElementSelector) {
    await this.sees(target);
    const element = await this.#tab.findElement(
      `(${scrollIntoView})(${formatCallSource(findSelectedElement, [target])})`,
    );
    if (!element) throw new Error(`${describeTarget(target)} has gone`);
    return element;
  }
}

/** Runs in the page: scrolls without animation, because engines click where the element was. */
function scrollIntoView(element: Element) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return element;
}

const describeTarget = ({ css, name }: ElementSelector) => (name ? `${css} « ${name} »` : css);
