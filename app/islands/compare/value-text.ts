export type CompareProps = { valueText: string };

export const formatValueText = (valueText: string, percent: number) =>
  valueText.replace('{percent}', String(Math.round(percent)));
