import { openVisitorsNetwork } from '../own-network.ts';
import { halfSentFlood, servedOf24, startPlainSite } from './half-sent-flood.ts';

// In a network of its own with the shipped limit, which is for ports 80 and 443: see tests/faults/held-connections.slow.test.ts.
const { close, ipv4, ipv6 } = await openVisitorsNetwork();
const nginx = await startPlainSite({ port: 443, httpPort: 80 });
try {
  const figures = {
    ipv4: await halfSentFlood(ipv4, nginx, { count: 4_000, enough: 250, lastingMs: 2_000 }),
    ipv6: await halfSentFlood(ipv6, nginx, { count: 1_000, enough: 250, lastingMs: 2_000 }),
    afterwards: await servedOf24({ ...ipv4, visitor: () => ipv4.attackers[0] ?? '' }, nginx),
  };
  console.log(JSON.stringify(figures));
} finally {
  await nginx.stop();
  close();
}
