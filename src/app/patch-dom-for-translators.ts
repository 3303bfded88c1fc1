/**
 * Patches `removeChild` and `insertBefore` for pages that a translator or an extension has changed. React
 * removes a text from its original parent. When the text has moved, the browser throws and the page would
 * crash (facebook/react#11538).
 */
export function patchDomForTranslators(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    // A translator wrapped the node: remove its wrapper.
    const wrapper = [...this.childNodes].find((node) => node.contains(child));
    if (wrapper) removeChild.call(this, wrapper);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    if (!before || before.parentNode === this) return insertBefore.call(this, child, before) as Child;
    const wrapper = [...this.childNodes].find((node) => node.contains(before)) ?? null;
    return insertBefore.call(this, child, wrapper) as Child;
  };
}
