import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import { contentFolder } from '../content-model/content-folder.ts';
import { slugify } from '../domain/slug.ts';
import { demoOwner, type LocalSite, startLocalSite } from '../local/local-site.ts';

/** `npm run demo` serves the production build; `npm run dev` (--dev) serves the sources with hot reload. */
const development = process.argv.includes('--dev');
const port = Number(process.env['PORT'] || 3000);
const inboxPort = port + 1;
const dataFolder = '.data';
/** Settings for the fake services. Does not override the environment. */
const fakeServices = Object.entries({
  INDEXNOW_KEY: 'demo-key-of-indexnow',
  INDEXNOW_URL: `http://localhost:${inboxPort}/indexnow`,
  CHATBOT_SCRIPT: `http://localhost:${inboxPort}/chatbot/launcher.js`,
  CHATBOT_ID: 'demo',
}).filter(([name]) => !process.env[name]);
const say = (line: string) => console.log(line);
/** Each group has its own database, because articles differ. */
const databaseOf = (folder: string) =>
  folder === 'content' ? 'dental_site' : `dental_site_${slugify(basename(folder)).replaceAll('-', '_').slice(0, 40)}`;

let site: Promise<LocalSite> | undefined;
let leaving = false;
async function leave(exitCode: number): Promise<void> {
  if (leaving) return;
  leaving = true;
  await site?.then((started) => started.stop()).catch(() => {});
  process.exit(exitCode);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!leaving) say('\nStopping.');
    void leave(0);
  });
}

async function build(): Promise<void> {
  say('Building the site.');
  const child = spawn('npm', ['run', '-s', 'build'], { stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  child.stdout.on('data', (chunk) => output.push(String(chunk)));
  child.stderr.on('data', (chunk) => output.push(String(chunk)));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The build failed:\n${output.join('')}`);
}

try {
  if (!development) await build();
  site = startLocalSite({
    port,
    inboxPort,
    deskPort: port + 2,
    development,
    dataFolder,
    databaseUrl: process.env['DATABASE_URL'] || undefined,
    database: databaseOf(contentFolder()),
    env: Object.fromEntries(fakeServices),
    say,
    onUnexpectedEnd: () => void leave(1),
  });
  const { baseUrl, clinicUrls, content, deskMetricsUrl, deskUrl, inbox, metricsUrl, workerMetricsUrl } = await site;
  const lastLine = development
    ? `Kit review    ${baseUrl}/review`
    : `Logs          ${['web', 'worker', 'desk'].map((name) => `${dataFolder}/logs/${name}.log`).join('  ')}`;
  say(`
${content.organisation.name} is running${development ? ', and reloads as you edit' : ''}.

  The site      ${baseUrl}
  The clinics'  ${Object.values(clinicUrls).join('  ')}
  The desk      ${deskUrl}   sign in as ${demoOwner}; the email arrives in the inbox
  The inbox     ${inbox.pageUrl}   all emails sent by the site
  Search        ${inbox.indexNow.url}   all pages submitted to search engines
  Chatbot       ${inbox.pageUrl}/chatbot   all loads of the chatbot script
  Health        ${baseUrl}/readyz  ${deskUrl}/readyz
  Metrics       ${metricsUrl}  ${workerMetricsUrl}  ${deskMetricsUrl}
  ${lastLine}

Try: make the window as narrow as a phone, turn JavaScript off, switch to dark mode;
     read the weekly content report in the inbox;
     wait two seconds on a page for the chatbot to load and the page to be submitted to search engines;
     ${development ? `change a phone number in ${contentFolder()}/practices/ and watch the page` : 'sign in to the desk, change a phone number and publish it'}.
Ctrl-C stops everything.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await leave(1);
}
