import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { countAlarming } from './testimonial-requests.ts';

/** Counted when it is asked for: with several workers, the one that last swept need not be the one that is asked. */
export function measureTestimonials(registry: Registry, pool: Pool): void {
  new Gauge({
    name: 'testimonial_requests_without_mail',
    help: 'Testimonial requests that the practice has had no mail of for more than four hours',
    registers: [registry],
    async collect() {
      // A database that is away must not take the other figures with it.
      const count = await countAlarming(pool).catch(() => undefined);
      if (count === undefined) this.reset();
      else this.set(count);
    },
  });
}
