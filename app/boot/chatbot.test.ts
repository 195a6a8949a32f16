// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startChatbot } from './chatbot.ts';

const chatbot = { src: 'https://chat.example/launcher.js', id: 'bot-7', consent: 'none', label: 'Chat with us' } as const;
const settings = { prefetch: [], dnsPrefetch: [], anonKey: 'the-public-key', chatbot };
/** What the page would load. It stays out of the document, so that nothing is fetched. */
const launched: HTMLScriptElement[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  launched.length = 0;
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) launched.push(node);
  });
});

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the enquiry chatbot', () => {
  // @spec 9: Chatbot delay: 2000 ms and no longer
  it('is launched with its bot id 2000 ms after load, to the millisecond', () => {
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

  it('takes a page that has loaded already as loaded now', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
    startChatbot(settings);
    vi.advanceTimersByTime(1999);
    expect(launched).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(launched).toHaveLength(1);
  });

  it('is offered by a button after the same time where consent is required, and launched by a click', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
    startChatbot({ ...settings, chatbot: { ...chatbot, consent: 'required' } });
    vi.advanceTimersByTime(1999);
    expect(document.querySelector('button')).toBeNull();
    vi.advanceTimersByTime(1);
    expect(document.querySelector('button')?.textContent).toBe('Chat with us');
    expect(launched).toEqual([]);
    document.querySelector('button')?.click();
    expect(launched).toHaveLength(1);
    expect(document.querySelector('button')).toBeNull();
  });

  it('never comes where none is configured', () => {
    startChatbot({ ...settings, chatbot: undefined });
    vi.advanceTimersByTime(60_000);
    expect(launched).toEqual([]);
  });
});
