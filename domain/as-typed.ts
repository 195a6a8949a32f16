import { isUkPhone, normaliseUkPhone } from './uk-phone.ts';

// What people type, as the content stores it. Undefined if it is not understood.

/** '£550', '1,250', '27.40 pounds'. */
export function readNumber(typed: string): number | undefined {
  const digits = typed.trim().replace(/^£\s*|\s*(?:pounds|%)$/gi, '');
  return /^-?(?:\d+|\d{1,3}(?:[, ]\d{3})+)(?:\.\d+)?$/.test(digits) ? Number(digits.replace(/[, ]/g, '')) : undefined;
}

/** 'bd1 1aa', 'BD11AA'. */
export function readPostcode(typed: string): string | undefined {
  const [, district, rest] = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/.exec(typed.replace(/\s/g, '').toUpperCase()) ?? [];
  return district && `${district} ${rest}`;
}

/** '01134960123', '+44 113 496 0123'. A number that has its spaces keeps them. */
export function readPhone(typed: string): string | undefined {
  const digits = normaliseUkPhone(typed).replace(/^(?:\+|00)440?/, '0');
  if (!isUkPhone(digits)) return undefined;
  const spaced = typed.trim().replace(/\s+/g, ' ');
  if (/^0[\d ]{10,13}$/.test(spaced) && spaced.includes(' ')) return spaced;
  const [area, middle] = /^02/.test(digits) ? [3, 7] : /^01(?:1|.1)|^0[389]/.test(digits) ? [4, 7] : [5, digits.length];
  return [digits.slice(0, area), digits.slice(area, middle), digits.slice(middle)].filter(Boolean).join(' ');
}

/** '6pm', '8.30', '18:00'. From 1 to 6 is the afternoon, unless there is a nought before it; so is what would come before `after`. */
export function readTime(typed: string, after = ''): string | undefined {
  const words = typed
    .trim()
    .toLowerCase()
    .replace(/^(?:noon|midday)$/, '12pm');
  const [, hours, minutes = '00', half] = /^(\d{1,2})(?:[:.\s]?([0-5]\d))?\s*([ap])?\.?(?:m\.?)?$/.exec(words) ?? [];
  if (!hours || (half && (Number(hours) > 12 || hours === '0'))) return undefined;
  let hour = Number(hours);
  if (half) hour = (hour % 12) + (half === 'p' ? 12 : 0);
  else if (!hours.startsWith('0') && hour < 12 && (hour < 7 || `${hours.padStart(2, '0')}:${minutes}` <= after)) hour += 12;
  return hour < 24 ? `${String(hour).padStart(2, '0')}:${minutes}` : undefined;
}

/** '12.30-1.30', '8.30 to 6pm'. */
export function readTimes(typed: string): { from: string; to: string } | undefined {
  const [first = '', second, ...others] = typed.split(/\s*(?:-|–|—|\bto\b|\buntil\b)\s*/i);
  const from = readTime(first);
  const to = second && others.length === 0 ? readTime(second, from) : undefined;
  return from && to ? { from, to } : undefined;
}
