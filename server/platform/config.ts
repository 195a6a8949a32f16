import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { contentFolder } from '../../content-model/content-folder.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const httpBase = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

/** 'bradford=https://bradford.example,ripon=https://ripon.example' */
const baseUrls = z.string().transform((list, context) => {
  const parsed: Record<string, string> = {};
  for (const pair of list.split(',').filter(Boolean)) {
    const [name, address] = pair.trim().split('=');
    const result = httpBase.safeParse(address);
    if (!name || !result.success) {
      context.addIssue({ code: 'custom', message: "expected 'practice=https://address', separated by commas" });
      return z.NEVER;
    }
    parsed[name] = result.data;
  }
  return parsed;
});

const commaSeparated = z.string().transform((list) =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  SITE_URL: httpBase.optional(),
  HOST_ALIASES: commaSeparated.default([]),
  CLINIC_URLS: baseUrls.default({}),
  // The address of the desk. The desk needs it, and the worker for links in emails.
  DESK_URL: httpBase.optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  // The same database as the role site_anon. Only the web process needs it.
  ANON_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(10),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  // The one folder that the process writes to: a copy of what is published, for a start without the database.
  STATE_FOLDER: z.string().optional(),
  // Folder with the assets of earlier builds, for pages that were cached before an upgrade. See scripts/keep-assets.ts.
  KEPT_ASSETS: z.string().optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  RETENTION_CONTACTED_DAYS: z.coerce.number().int().min(1).default(90),
  RETENTION_OTHER_DAYS: z.coerce.number().int().min(1).default(180),
  // The enquiry chatbot: off unless script and id are set. If consent is required, it loads after the visitor's click.
  CHATBOT_SCRIPT: z.url({ protocol: /^https?$/ }).optional(),
  CHATBOT_ID: z.string().optional(),
  CHATBOT_CONSENT: z.enum(['required', 'none']).default('none'),
  // Public: it identifies the backend and grants no access beyond what is public.
  ANON_KEY: z.string().min(16).default('public-anonymous-key'),
  // Signs form stamps and the links in emails to staff, and salts the hashes of client addresses. Every process needs the same.
  SECRET: z.string().min(32, 'expected at least 32 characters, for example from openssl rand -hex 32'),
  // Proxies whose X-Forwarded-For header is trusted: addresses or networks, such as '127.0.0.1,10.0.0.0/8'.
  TRUSTED_PROXIES: commaSeparated.default([]),
  // Testimonial requests: maximum per address and hour; total per hour above which they go into the digest; maximum stored per
  // day.
  SUBMISSIONS_PER_ADDRESS: z.coerce.number().int().min(1).default(5),
  SUBMISSIONS_IN_ALL: z.coerce.number().int().min(1).default(200),
  SUBMISSIONS_PER_DAY: z.coerce.number().int().min(1).default(5_000),
  // Maximum number of articles published per UTC day, including the scheduled one.
  ARTICLES_PER_DAY: z.coerce.number().int().min(0).max(24).default(3),
  // The OpenAI-compatible API that writes articles. Unless URL and model are set, articles come from the editorial backlog.
  WRITER_URL: z.url({ protocol: /^https?$/ }).optional(),
  WRITER_MODEL: z.string().min(1).optional(),
  WRITER_KEY: z.string().min(1).optional(),
  // IndexNow is off unless a key is set. The key is public: its file proves that we own the host.
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/, 'expected 8 to 128 letters, digits and hyphens')
    .optional(),
  INDEXNOW_URL: z.url({ protocol: /^https?$/ }).default('https://api.indexnow.org/indexnow'),
  // Other hosts that pictures of articles may come from, such as 'images.example.org'.
  IMAGE_HOSTS: commaSeparated
    .pipe(
      z.array(
        z
          .string()
          .regex(/^[a-z\d.-]+(:\d+)?$/i, "expected hosts, such as 'images.example.org'")
          .toLowerCase(),
      ),
    )
    .default([]),
  // Whether visitors' devices store a page for offline use. 'off' also deletes the stored copies.
  OFFLINE_COPY: z.enum(['on', 'off']).default('on'),
  // The second place for backups. The worker only warns while there is none.
  BACKUP_REPOSITORY: z.string().optional(),
  // The clock's time when the process starts, for tests and to preview a future day.
  CLOCK: z.iso.datetime().optional(),
  // Limits per process: open sockets and pages rendered concurrently. Excess requests get 503.
  MAX_CONNECTIONS: z.coerce.number().int().min(10).default(4_000),
  PAGES_AT_ONCE: z.coerce.number().int().min(1).max(1_000).default(8),
  SHUTDOWN_SECONDS: z.coerce.number().min(1).max(300).default(25),
});

export type Config = ReturnType<typeof readConfig>;

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads the environment; no other code does. Errors list every invalid setting. */
export function readConfig(env: Record<string, string | undefined>) {
  const parsed = environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`Invalid environment variables:\n${problems.join('\n')}`);
  }
  const values = parsed.data;
  return {
    mode: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    metrics: values.METRICS_PORT === undefined ? undefined : { port: values.METRICS_PORT, host: values.METRICS_HOST },
    baseUrl: values.SITE_URL ?? `http://localhost:${values.PORT}`,
    hostAliases: values.HOST_ALIASES,
    deskUrl: values.DESK_URL,
    clinicBaseUrls: values.CLINIC_URLS,
    databaseUrl: values.DATABASE_URL,
    anonDatabaseUrl: values.ANON_DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    contentFolder: contentFolder(env),
    stateFolder: values.STATE_FOLDER ?? join(tmpdir(), `site-state-${randomUUID()}`),
    keptAssets: values.KEPT_ASSETS,
    logLevel: values.LOG_LEVEL,
    retention: { contactedDays: values.RETENTION_CONTACTED_DAYS, otherDays: values.RETENTION_OTHER_DAYS },
    chatbot:
      values.CHATBOT_SCRIPT && values.CHATBOT_ID
        ? { src: values.CHATBOT_SCRIPT, id: values.CHATBOT_ID, consent: values.CHATBOT_CONSENT }
        : undefined,
    anonKey: values.ANON_KEY,
    secret: values.SECRET,
    trustedProxies: values.TRUSTED_PROXIES,
    submissions: {
      perAddress: values.SUBMISSIONS_PER_ADDRESS,
      inAll: values.SUBMISSIONS_IN_ALL,
      perDay: values.SUBMISSIONS_PER_DAY,
    },
    articlesPerDay: values.ARTICLES_PER_DAY,
    writer:
      values.WRITER_URL && values.WRITER_MODEL
        ? { url: values.WRITER_URL, model: values.WRITER_MODEL, key: values.WRITER_KEY }
        : undefined,
    indexNow: values.INDEXNOW_KEY ? { key: values.INDEXNOW_KEY, url: values.INDEXNOW_URL } : undefined,
    imageHosts: values.IMAGE_HOSTS,
    offlineCopy: values.OFFLINE_COPY === 'on',
    hasSecondBackup: values.BACKUP_REPOSITORY !== undefined,
    clock: values.CLOCK === undefined ? undefined : new Date(values.CLOCK),
    maxConnections: values.MAX_CONNECTIONS,
    pagesAtOnce: values.PAGES_AT_ONCE,
    shutdownMs: values.SHUTDOWN_SECONDS * 1000,
  };
}
