import { setTimeout as sleep } from 'node:timers/promises';
import { type Engine, type Key, windowHeight } from './engine.ts';
import { readConsole } from './webkit-console.ts';
import { startWebkitProcesses, type WebkitProcesses } from './webkit-processes.ts';

/** WebDriver key codes. */
const keyCodes: Record<Key, string> = { ArrowRight: '\uE014', Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };

/** Sends WebDriver commands to the driver or to one session. */
const commands = (base: string) => async (method: string, path: string, body?: object) => {
  const response = await fetch(`${base}${path}`, {
    method,
    signal: AbortSignal.timeout(60_000),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`WebDriver ${method} ${path}: ${JSON.stringify(value)}`);
  return value;
};

async function startSession({ driver, inspector, stop }: WebkitProcesses) {
  try {
    const capabilities = { alwaysMatch: {} };
    const { sessionId } = (await commands(driver)('POST', '/session', { capabilities })) as { sessionId: string };
    // The page has no web process before the session starts.
    const messages = await readConsole(inspector);
    return { messages, session: commands(`${driver}/session/${sessionId}`) };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts WebKitGTK's MiniBrowser over WebDriver. */
export async function startWebkit(proxyPort: number): Promise<Engine> {
  const processes = await startWebkitProcesses(proxyPort);
  const { messages, session } = await startSession(processes);

  const evaluate: Engine['evaluate'] = async (run, ...args) =>
    (await session('POST', '/execute/sync', { script: `return (${run}).apply(null, arguments)`, args })) as ReturnType<
      typeof run
    >;
  const act = async (type: 'key' | 'pointer', steps: object[]) => {
    await session('POST', '/actions', { actions: [{ type, id: type, actions: steps }] });
  };
  const move = (x: number, y: number) => ({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) });
  const strokes = (text: string) => [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
  let marks = 0;

  return {
    narrow: 450,
    async open(url) {
      await session('POST', '/url', { url });
    },
    async resize(width) {
      await session('POST', '/window/rect', { width, height: windowHeight });
      for (const end = Date.now() + 10_000; (await evaluate(() => window.innerWidth)) !== width; await sleep(20))
        if (Date.now() > end) throw new Error(`Window was not resized to ${width} px`);
    },
    evaluate,
    movePointer: (x, y) => act('pointer', [move(x, y)]),
    click: (x, y) => act('pointer', [move(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]),
    type: (text) => act('key', strokes(text)),
    press: (key) => act('key', strokes(keyCodes[key])),
    async takeErrors() {
      // Messages arrive in order: when the mark arrives, all earlier ones have arrived too.
      marks += 1;
      const mark = `mark ${marks}`;
      await evaluate((text) => console.log(text), mark);
      for (const end = Date.now() + 10_000; !messages.some(({ text }) => text === mark); await sleep(10))
        if (Date.now() > end) throw new Error('No console messages from the Web Inspector');
      return messages.splice(0).flatMap(({ level, source, text }) => (level === 'error' ? `${source}: ${text}` : []));
    },
    screenshot: async () => Buffer.from((await session('GET', '/screenshot')) as string, 'base64'),
    async stop() {
      await session('DELETE', '').finally(processes.stop);
    },
  };
}
