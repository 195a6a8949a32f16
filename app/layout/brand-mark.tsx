import { createContext, useContext } from 'react';
import type { Brand } from '../../content-model/schema/brand.ts';
import { Mark } from '../../drawings/mark.tsx';

/** Provided once by the root, so that components need not pass the mark down. */
export const BrandMarkContext = createContext<Brand['mark']>([]);

export function BrandMark() {
  return <Mark mark={useContext(BrandMarkContext)} />;
}
