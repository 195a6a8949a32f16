import type { Config } from '../config.ts';

/** A site that this server serves: the group's own or a clinic's. */
export type Site = { base: string; practice: string | undefined };

export type Hosts = ReturnType<typeof createHosts>;

/** Base URLs come from the configuration, never from the Host header, so a forged host cannot reach a canonical link. */
export function createHosts({ baseUrl, hostAliases, clinicBaseUrls }: Config) {
  const group: Site = { base: baseUrl, practice: undefined };
  const clinics = Object.entries(clinicBaseUrls).map(([practice, base]): Site => ({ base, practice }));
  const byHost = new Map([group, ...clinics].map((site) => [new URL(site.base).host.toLowerCase(), site]));
  for (const alias of hostAliases) byHost.set(alias.toLowerCase(), group);
  return {
    group,
    clinics,
    /** Finds the site for a Host header. Undefined if the host is not one of ours. */
    find: (host: string | undefined): Site | undefined => (host ? byHost.get(host.toLowerCase()) : undefined),
  };
}
