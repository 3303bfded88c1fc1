/**
 * Lets React work on a page whose nodes a translator or an extension has replaced or wrapped: it takes a text out of the parent it
 * put it in, and the browser throws when the text stands elsewhere by then; the whole page would crash. A text that somebody
 * else moved is theirs to take away (facebook/react#11538, where browsers' translators and React are left to this).
 */
export function tolerateForeignNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    // wrapped by a translator: its wrapper goes with what it wraps
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
