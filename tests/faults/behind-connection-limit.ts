import { openVisitorNetwork } from './network-namespace.ts';
import { runSlowloris, servedOf24, startStubSite } from './slowloris-scenario.ts';

// Started in a separate network namespace by held-connections.slow.test.ts, because the shipped limit applies to ports 80 and 443.
const { close, ipv4, ipv6 } = await openVisitorNetwork();
const nginx = await startStubSite({ port: 443, httpPort: 80 });
try {
  const stats = {
    ipv4: await runSlowloris(ipv4, nginx, { count: 1_000, enough: 250, lastingMs: 2_000 }),
    ipv6: await runSlowloris(ipv6, nginx, { count: 1_000, enough: 250, lastingMs: 2_000 }),
    afterwards: await servedOf24({ ...ipv4, visitor: () => ipv4.attackers[0] ?? '' }, nginx),
  };
  console.log(JSON.stringify(stats));
} finally {
  await nginx.stop();
  close();
}
