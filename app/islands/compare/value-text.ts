import { fill } from '../../../domain/fill.ts';
export type CompareProps = { valueText: string };

export const formatValueText = (valueText: string, percent: number) => fill(valueText, { percent: Math.round(percent) });
