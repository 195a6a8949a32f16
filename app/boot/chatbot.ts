import type { BootSettings } from './boot-settings.ts';

const delayMs = 2000;

/** Adds to the footer, because a launcher that floats over the page covers what is below it. */
const show = (element: HTMLElement) => document.querySelector('[data-chatbot]')?.append(element);

/** A launcher may draw itself beside its script. */
function launch({ id, src }: { id: string; src: string }): void {
  const script = document.createElement('script');
  script.src = src;
  script.dataset['botId'] = id;
  show(script);
}

/** Shows a button that loads the chatbot, so that nothing loads from the third party without consent. */
function offer(chatbot: NonNullable<BootSettings['chatbot']>): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button-secondary mt-4 min-h-11 px-5';
  button.textContent = chatbot.label;
  button.addEventListener('click', () => {
    button.remove();
    launch(chatbot);
  });
  show(button);
}

/** Loads the enquiry chatbot, if configured, two seconds after the load event. */
export function startChatbot({ chatbot }: BootSettings): void {
  if (!chatbot) return;
  const start = () => setTimeout(() => (chatbot.consent === 'required' ? offer : launch)(chatbot), delayMs);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
