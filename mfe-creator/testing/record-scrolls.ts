import { vi } from 'vitest';

/** In place of `scrollIntoView`, which jsdom lacks. `ids` are those of the elements that were scrolled to; `restore` takes it away again. */
export function recordScrolls() {
  const before = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollIntoView');
  const scroll = vi.fn<Element['scrollIntoView']>();
  Element.prototype.scrollIntoView = scroll;
  return {
    ids: () => scroll.mock.contexts.map((element) => (element as Element).id),
    restore() {
      if (before) Object.defineProperty(Element.prototype, 'scrollIntoView', before);
      else Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    },
  };
}
