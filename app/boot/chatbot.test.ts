// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startChatbot } from './chatbot.ts';

const chatbot = { src: 'https://chat.example/launcher.js', id: 'bot-7', consent: 'none', label: 'Chat with us' } as const;
const settings = { prefetch: [], dnsPrefetch: [], anonKey: 'the-public-key', chatbot };
/** Scripts that the page would load. They are not added to the document, so nothing is fetched. */
const launched: HTMLScriptElement[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  launched.length = 0;
  document.body.innerHTML = '<footer data-chatbot></footer>';
  vi.spyOn(document.body.children[0] as Element, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) launched.push(node);
  });
});

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('startChatbot', () => {
  // @spec 9: Chatbot delay 2000 ms
  // @spec 9: Chatbot delay: 2000 ms and no longer
  it('loads the launcher with its bot id exactly 2000 ms after load', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    startChatbot(settings);
    vi.advanceTimersByTime(5000);
    window.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(1999);
    expect(launched).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(launched).toHaveLength(1);
    expect(launched[0]?.src).toBe(chatbot.src);
    expect(launched[0]?.dataset['botId']).toBe(chatbot.id);
  });

  it('counts the 2000 ms from its own start if the page has already loaded', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
    startChatbot(settings);
    vi.advanceTimersByTime(1999);
    expect(launched).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(launched).toHaveLength(1);
  });
});
