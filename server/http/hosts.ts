import type { Config } from '../config.ts';

/** A site that this server answers for: the group's own, or one clinic's. */
export type Site = { base: string; practice: string | undefined };

export type Hosts = {
  group: Site;
  clinics: readonly Site[];
  /** The site of a Host header, or nothing if the host is not one of ours. */
  find(host: string | undefined): Site | undefined;
};

/** The base address comes from configuration, never from the Host header: a forged host cannot reach a canonical link. */
export function createHosts({ baseUrl, hostAliases, clinicBaseUrls }: Config): Hosts {
  const group: Site = { base: baseUrl, practice: undefined };
  const clinics = Object.entries(clinicBaseUrls).map(([practice, base]): Site => ({ base, practice }));
  const byHost = new Map([group, ...clinics].map((site) => [new URL(site.base).host.toLowerCase(), site]));
  for (const alias of hostAliases) byHost.set(alias.toLowerCase(), group);
  return { group, clinics, find: (host) => (host ? byHost.get(host.toLowerCase()) : undefined) };
}
