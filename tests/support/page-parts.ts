import type { Locator, Page } from '@playwright/test';

/** A section of the page, found by its heading. */
export const part = (page: Page, heading: string): Locator =>
  page.locator('section', { has: page.getByRole('heading', { name: heading, exact: true }) });

/** The top-level list items of a region. */
export const entries = (within: Locator): Locator => within.locator('li:not(li li)');

export type Block = { '@type': string | string[]; [field: string]: unknown };

/** The JSON-LD blocks currently in the document. */
export async function structuredData(page: Page): Promise<Block[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.map((block) => JSON.parse(block));
}

export const typesOf = (block: Block): string[] => [block['@type']].flat();
/** The types that identify a block with several types. */
const distinctiveTypes = ['MedicalBusiness', 'MedicalProcedure'];
export const mainType = (block: Block): string =>
  typesOf(block).find((type) => distinctiveTypes.includes(type)) ?? typesOf(block)[0] ?? '';

/** The background colour behind the text, from the nearest ancestor that has one. */
export const backgroundOf = (text: Locator): Promise<{ red: number; green: number; blue: number }> =>
  text.evaluate((element) => {
    let box: Element | null = element;
    while (box && /^(transparent|rgba\(.*, 0\))$/.test(getComputedStyle(box).backgroundColor)) box = box.parentElement;
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) throw new Error('Canvas 2D context is not available');
    canvas.fillStyle = box ? getComputedStyle(box).backgroundColor : 'white';
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return { red, green, blue };
  });
