export type CompareProps = { valueText: string };

export const valueWords = (valueText: string, percent: number) => valueText.replace('{percent}', String(Math.round(percent)));
