import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { jobs } from '../../server/jobs.ts';
import { createMetrics, registerWebMetrics } from '../../server/platform/metrics.ts';
import { registerWorkerMetrics } from '../../server/worker-metrics.ts';

type Rule = { alert: string; expr: string; labels: { severity: string }; annotations: { runbook_url: string } };

const text = readFileSync('ops/alarms/site.rules.yaml', 'utf8');
const rules: Rule[] = parse(text).groups.flatMap(({ rules }: { rules: Rule[] }) => rules);
const runbooks = readdirSync('ops/runbooks').filter((file) => file !== 'backup-and-restore.md');
const runbook = (file: string) => readFileSync(path.join('ops/runbooks', file), 'utf8');

/** Metrics of Prometheus and other exporters, which tests/commands/alarms.test.ts covers. */
const externalMetrics = [
  'up',
  'probe_success',
  'probe_ssl_earliest_cert_expiry',
  'node_filesystem_avail_bytes',
  'node_filesystem_size_bytes',
];
const backupMetrics = ['backup', 'check-backups'].map(
  (command) => /write_metric (\w+)/.exec(readFileSync(`ops/inside/${command}`, 'utf8'))?.[1] ?? '',
);

/** The metric names in an expression, without functions and keywords. */
function metricsIn(expr: string): string[] {
  const bare = expr.replace(/"[^"]*"/g, '""').replace(/\{[^}]*\}/g, '');
  const words = [...bare.matchAll(/[a-z_]{2,}(?!\w*\s*\()/g)].map(([word]) => word);
  return [...new Set(words)].filter((word) => !['and', 'or', 'max', 'queue'].includes(word));
}

async function ownMetrics(): Promise<Set<string>> {
  // The names are registered without a database connection.
  const pool = new Pool({ connectionString: 'postgresql://nobody@127.0.0.1:1/nothing' });
  const web = createMetrics();
  registerWebMetrics(
    web,
    async () => ({ ready: true }),
    () => '2027-10-31',
  );
  const worker = createMetrics();
  registerWorkerMetrics(worker.registry, pool, { articlesPerDay: 1, retention: { contactedDays: 90, otherDays: 180 } });
  const names = [...web.registry.getMetricsAsArray(), ...worker.registry.getMetricsAsArray()].map(({ name }) => name);
  await pool.end();
  return new Set(names.flatMap((name) => [name, `${name}_count`]));
}

describe('the alarms', () => {
  it('use only metrics that exist', async () => {
    const known = new Set([...(await ownMetrics()), ...externalMetrics, ...backupMetrics]);
    const used = rules.flatMap(({ alert, expr }) => metricsIn(expr).map((name) => `${alert}: ${name}`));
    expect(used.length).toBeGreaterThanOrEqual(rules.length);
    expect(used.filter((line) => !known.has(line.split(': ')[1] ?? ''))).toEqual([]);
  });

  it('name queues that exist, and all that send mail', () => {
    const named = [...text.matchAll(/queue=~"([^"]+)"/g)].flatMap(([, list = '']) => list.split('|'));
    expect(named.length).toBeGreaterThan(0);
    const none = named.filter((pattern) => !jobs.some(({ name }) => new RegExp(`^(?:${pattern})$`).test(name)));
    expect(none).toEqual([]);
    // All that send mail, but for the digest, which is sent again every hour.
    const mails = jobs.map(({ name }) => name).filter((name) => /mail|remind|report/.test(name));
    expect(mails.filter((name) => !named.some((pattern) => new RegExp(`^(?:${pattern})$`).test(name)))).toEqual([]);
  });

  it.each(rules.map((rule) => [rule.alert, rule] as const))('%s has a runbook, which states the same severity', (_, rule) => {
    const file = rule.annotations.runbook_url.replace('ops/runbooks/', '');
    expect(runbooks).toContain(file);
    expect(runbook(file)).toMatch(new RegExp(`^Alarm: .*\\b${rule.alert} \\(${rule.labels.severity}`, 'm'));
  });
});
