import type { Fact } from '../../content/checks/fact.ts';
import { differingFacts } from '../../content/checks/facts.ts';
import type { SiteContent } from '../../content/schema/site.ts';
import { type SetAside, setAsideKey } from '../today/set-aside.ts';

/** Changes with every value and every place that shows one, so that a fact that was left as it is opens again. */
export const factKey = ({ id, values }: Fact): string =>
  setAsideKey('fact', id, ...values.map(({ where, words }) => JSON.stringify([words, where])));

/** The facts that differ and are not left as they are on purpose. */
export const openFacts = (content: SiteContent, aside: ReadonlyMap<string, SetAside>, today: string): Fact[] =>
  differingFacts(content, today).filter((fact) => !aside.has(factKey(fact)));
