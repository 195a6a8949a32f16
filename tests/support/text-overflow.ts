import type { Page } from '@playwright/test';

type Faults = { broken: string[]; clipped: string[]; overlapping: string[]; horizontalOverflow: number };

export const noOverflow: Faults = { broken: [], clipped: [], overlapping: [], horizontalOverflow: 0 };

/**
 * Finds text that is clipped by an ancestor's overflow or overlaps other text, and words that are broken over two lines. Text that
 * can be scrolled into view does not count, nor does hidden text.
 */
export const textOverflow = (page: Page): Promise<Faults> =>
  page.evaluate(() => {
    type Box = { left: number; top: number; right: number; bottom: number };
    type Line = Box & { node: Node; text: string };
    const boxOf = ({ bottom, left, right, top }: DOMRect): Box => ({ bottom, left, right, top });
    const shown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const broken = new Set<string>();
    const clipped = new Set<string>();
    const lines: Line[] = [];

    /** Returns the visible part of a line, or undefined for visually hidden and fixed text. */
    const visiblePart = (line: Box, parent: Element, text: string): Box | undefined => {
      const box = { ...line };
      const scrolls = { x: false, y: false };
      const height = line.bottom - line.top;
      let isClipped = false;
      for (let around: Element | null = parent; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around);
        if (overflowX !== 'visible' || overflowY !== 'visible') {
          const edge = around.getBoundingClientRect();
          // Visually hidden text for screen readers.
          if (edge.width <= 1 || edge.height <= 1) return undefined;
          const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
          if (hides(overflowX) && !scrolls.x && (box.right > edge.right + 2 || box.left < edge.left - 2)) isClipped = true;
          // A line box is taller than its glyphs.
          if (hides(overflowY) && !scrolls.y && (box.bottom > edge.bottom + height / 4 || box.top < edge.top - height / 4))
            isClipped = true;
          if (overflowX === 'auto' || overflowX === 'scroll') scrolls.x = true;
          if (overflowY === 'auto' || overflowY === 'scroll') scrolls.y = true;
          box.left = Math.max(box.left, edge.left);
          box.right = Math.min(box.right, edge.right);
          box.top = Math.max(box.top, edge.top);
          box.bottom = Math.min(box.bottom, edge.bottom);
        }
        // Fixed and sticky elements overlap the page by design.
        if (position === 'fixed' || position === 'sticky') return undefined;
      }
      if (isClipped) clipped.add(text);
      return box.right - box.left > 1 && box.bottom - box.top > 1 ? box : undefined;
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
      const parent = node.parentElement;
      if (!text || !parent || parent.closest('svg, script, style, noscript, select, textarea') || !shown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ height, width }) => width >= 1 && height >= 1);
      if (rects.length > 1) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/(?<![^\s(‘“])\p{L}{2,}(?![^\s).,:;!?’”])/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (range.getClientRects().length > 1) broken.add(word);
        }
      }
      for (const rect of rects) {
        const box = visiblePart(boxOf(rect), parent, text.slice(0, 60));
        if (box) lines.push({ ...box, node, text: text.slice(0, 40) });
      }
    }

    const overlapping = new Set<string>();
    lines.sort((a, b) => a.top - b.top);
    for (const [index, upper] of lines.entries()) {
      for (let next = index + 1; next < lines.length; next += 1) {
        const lower = lines[next];
        if (!lower || lower.top >= upper.bottom) break;
        if (lower.node === upper.node) continue;
        const wide = Math.min(upper.right, lower.right) - Math.max(upper.left, lower.left);
        const high = Math.min(upper.bottom, lower.bottom) - lower.top;
        const smaller = Math.min(upper.bottom - upper.top, lower.bottom - lower.top);
        // Line boxes of large headings overlap slightly, but their glyphs do not.
        if (wide > 3 && high > smaller * 0.4) overlapping.add(`'${upper.text}' and '${lower.text}'`);
      }
    }
    const { clientWidth, scrollWidth } = document.documentElement;
    return {
      broken: [...broken],
      clipped: [...clipped],
      overlapping: [...overlapping],
      horizontalOverflow: scrollWidth - clientWidth,
    };
  });

/** The share of the viewport height that fixed and sticky elements cover. */
export const fixedShare = (page: Page) =>
  page.evaluate(async () => {
    window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const heights = Array.from({ length: innerHeight / 4 }, (_, step) => step * 4 + 2);
    const covered = heights.filter((y) => {
      let at = document.elementFromPoint(innerWidth / 2, y);
      while (at && !/^(fixed|sticky)$/.test(getComputedStyle(at).position)) at = at.parentElement;
      return at !== null;
    });
    window.scrollTo({ top: 0, behavior: 'instant' });
    return covered.length / heights.length;
  });

/** Sets the browser's default font size. Breakpoints in rem change with it. */
export async function setBrowserTextSize(page: Page, percent: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100, fixed: (13 * percent) / 100 } });
  await client.detach();
}

/** The text spacing of WCAG 1.4.12. */
export const textSpacing =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';

/** Adds a style to the page, or removes it. An adopted stylesheet is not blocked by the content security policy. */
export const setStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
