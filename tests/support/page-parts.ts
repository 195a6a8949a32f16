import type { Locator, Page } from '@playwright/test';

/** What a visitor can read of a page's own part, in one line. */
export async function htmlToText(page: Page): Promise<string> {
  return (await page.locator('main').innerText()).replace(/\s+/g, ' ');
}

/** A part of the page, found by the words of its heading. */
export const part = (page: Page, heading: string): Locator => page.getByRole('region', { name: heading, exact: true });

/** The entries of a part: its list items, but not those of a list inside an entry. */
export const entries = (within: Locator): Locator => within.locator('li:not(li li)');

export type Block = { '@type': string | string[]; [field: string]: unknown };

/** The blocks for search engines that the document holds at this moment. */
export async function structuredData(page: Page): Promise<Block[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.map((block) => JSON.parse(block));
}

export const typesOf = (block: Block): string[] => [block['@type']].flat();
/** Of a block with several types, the one that tells it from the others. */
const distinctiveTypes = ['MedicalBusiness', 'MedicalProcedure'];
export const mainType = (block: Block): string =>
  typesOf(block).find((type) => distinctiveTypes.includes(type)) ?? typesOf(block)[0] ?? '';
export const mainTypes = async (page: Page): Promise<string[]> => (await structuredData(page)).map(mainType).sort();

export type Link = { href: string; target: string; rel: string };
export const linksOf = (page: Page): Promise<Link[]> =>
  page
    .locator('a[href]')
    .evaluateAll((links) => (links as HTMLAnchorElement[]).map(({ href, rel, target }) => ({ href, rel, target })));

/** The colour that the words stand on, theirs or that of what is around them, in whatever way the stylesheet writes it. */
export const backgroundOf = (words: Locator): Promise<{ red: number; green: number; blue: number }> =>
  words.evaluate((element) => {
    let box: Element | null = element;
    while (box && /^(transparent|rgba\(.*, 0\))$/.test(getComputedStyle(box).backgroundColor)) box = box.parentElement;
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) throw new Error('this browser draws nothing');
    canvas.fillStyle = box ? getComputedStyle(box).backgroundColor : 'white';
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return { red, green, blue };
  });
