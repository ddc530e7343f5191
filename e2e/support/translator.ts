import type { Page } from '@playwright/test';

/** Translates the page as Chrome does: each text node is replaced by elements with the translated text, also later ones. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
    const wrap = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea, svg, title'))
        return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const wrapAll = (root: Node) => {
      if (isText(root)) return wrap(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(wrap);
    };
    wrapAll(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.isConnected) wrapAll(node);
    }).observe(document.body, { childList: true, subtree: true });
  });
}
