import { z } from 'zod';
import { contentFolder } from '../content/content-folder.ts';
import { buildFolder } from './build-folder.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const base = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

/** 'bradford=https://bradford.example,ripon=https://ripon.example' */
const bases = z.string().transform((list, context) => {
  const pairs = list
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.trim().split('='));
  const parsed: Record<string, string> = {};
  for (const [name, address] of pairs) {
    const result = base.safeParse(address);
    if (!name || !result.success) {
      context.addIssue({ code: 'custom', message: "expected 'practice=https://address', separated by commas" });
      return z.NEVER;
    }
    parsed[name] = result.data;
  }
  return parsed;
});

const words = z.string().transform((list) =>
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
  SITE_URL: base.optional(),
  HOST_ALIASES: words.default([]),
  CLINIC_URLS: bases.default({}),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(10),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  // Where the built files of earlier versions are, for pages that a cache kept from before a deploy: scripts/keep-assets.ts.
  KEPT_ASSETS: z.string().optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  RETENTION_CONTACTED_DAYS: z.coerce.number().int().min(1).default(90),
  RETENTION_OTHER_DAYS: z.coerce.number().int().min(1).default(180),
  // The enquiry chatbot: off unless both are set. With consent it waits for the visitor's click.
  CHATBOT_SCRIPT: z.url({ protocol: /^https?$/ }).optional(),
  CHATBOT_ID: z.string().optional(),
  CHATBOT_CONSENT: z.enum(['required', 'none']).default('none'),
  // Public: it says which backend is meant, and opens nothing that is not open to everybody.
  ANON_KEY: z.string().min(16).default('public-anonymous-key'),
  // Signs the links in the mails to staff, and salts what is kept of addresses. The same for every process of one site.
  SECRET: z.string().min(32, 'expected 32 letters or more: openssl rand -hex 32 makes some'),
  // Who may say for whom a request comes (X-Forwarded-For): addresses or networks, such as '127.0.0.1,10.0.0.0/8'.
  TRUSTED_PROXIES: words.default([]),
  // How many testimonial requests are taken from one address, and from all together, within an hour.
  SUBMISSIONS_PER_ADDRESS: z.coerce.number().int().min(1).default(5),
  SUBMISSIONS_IN_ALL: z.coerce.number().int().min(1).default(200),
  // How many articles may be published on one UTC day in all, the scheduled one among them.
  ARTICLES_PER_DAY: z.coerce.number().int().min(0).max(24).default(3),
  // Who writes: an API that speaks as OpenAI's does. Without all of address and model the editorial backlog is used.
  WRITER_URL: z.url({ protocol: /^https?$/ }).optional(),
  WRITER_MODEL: z.string().min(1).optional(),
  WRITER_KEY: z.string().min(1).optional(),
  // IndexNow: off unless a key is set. It is public: the key's file proves that the host is ours.
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/, 'expected 8 to 128 letters, digits and hyphens')
    .optional(),
  INDEXNOW_URL: z.url({ protocol: /^https?$/ }).default('https://api.indexnow.org/indexnow'),
  // Whether visitors' devices keep a page for when they have no signal. 'off' also removes what they keep.
  OFFLINE_COPY: z.enum(['on', 'off']).default('on'),
  // Stops the clock, for tests and pictures.
  CLOCK: z.iso.datetime().optional(),
  // What one process takes on: sockets open at once, and pages rendered at once. Beyond it, it refuses early.
  MAX_CONNECTIONS: z.coerce.number().int().min(10).default(4_000),
  PAGES_AT_ONCE: z.coerce.number().int().min(1).max(1_000).default(8),
  SHUTDOWN_SECONDS: z.coerce.number().min(1).max(300).default(25),
});

export type Config = ReturnType<typeof readConfig>;

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** The only reader of the environment. What is wrong is named, so that an operator need not read code. */
export function readConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The environment is not complete:\n${wrong.join('\n')}`);
  }
  const values = parsed.data;
  return {
    mode: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    metrics: values.METRICS_PORT === undefined ? undefined : { port: values.METRICS_PORT, host: values.METRICS_HOST },
    baseUrl: values.SITE_URL ?? `http://localhost:${values.PORT}`,
    hostAliases: values.HOST_ALIASES,
    clinicBaseUrls: values.CLINIC_URLS,
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    contentFolder: contentFolder(env),
    buildFolder: buildFolder(env),
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
    submissions: { perAddress: values.SUBMISSIONS_PER_ADDRESS, inAll: values.SUBMISSIONS_IN_ALL },
    articlesPerDay: values.ARTICLES_PER_DAY,
    writer:
      values.WRITER_URL && values.WRITER_MODEL
        ? { url: values.WRITER_URL, model: values.WRITER_MODEL, key: values.WRITER_KEY }
        : undefined,
    indexNow: values.INDEXNOW_KEY ? { key: values.INDEXNOW_KEY, url: values.INDEXNOW_URL } : undefined,
    offlineCopy: values.OFFLINE_COPY === 'on',
    clock: values.CLOCK === undefined ? undefined : new Date(values.CLOCK),
    maxConnections: values.MAX_CONNECTIONS,
    pagesAtOnce: values.PAGES_AT_ONCE,
    shutdownMs: values.SHUTDOWN_SECONDS * 1000,
  };
}
