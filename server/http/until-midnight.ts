import { nextLondonMidnight } from '../../domain/london-time.ts';

/**
 * Notices, closures that are told a week ahead, NHS charges and the mark of today change at midnight in London: what is a
 * page is kept no longer by anybody. A copy for when we fail may be older; it carries its dates in words.
 */
export function keepUntilMidnight(response: Response, now: Date): Response {
  const given = response.headers.get('Cache-Control');
  const kept = /\bs-maxage=(\d+)/.exec(given ?? '')?.[1];
  if (!given || !kept || !response.headers.get('Content-Type')?.startsWith('text/')) return response;
  const left = Math.floor((nextLondonMidnight(now).getTime() - now.getTime()) / 1000);
  if (Number(kept) > left) response.headers.set('Cache-Control', given.replace(/\bs-maxage=\d+/, `s-maxage=${left}`));
  return response;
}
