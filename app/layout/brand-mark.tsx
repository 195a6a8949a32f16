import { createContext, useContext } from 'react';
import type { Brand } from '../../content/schema/brand.ts';
import { Mark } from '../../drawings/mark.tsx';

/** Given once, around every page: the mark stands in frame and pages, and few of them have other use for the brand. */
export const MarkOfTheGroup = createContext<Brand['mark']>([]);

export function BrandMark() {
  return <Mark mark={useContext(MarkOfTheGroup)} />;
}
