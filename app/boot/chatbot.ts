import type { BootSettings } from './boot-settings.ts';

const delayMs = 2000;

function launch({ id, src }: { id: string; src: string }): void {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  script.dataset['botId'] = id;
  document.head.append(script);
}

/** A button in its place until the visitor asks for it: nothing of a third party loads before that. */
function offer(chatbot: NonNullable<BootSettings['chatbot']>): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'chatbot-offer';
  button.textContent = chatbot.label;
  button.addEventListener('click', () => {
    button.remove();
    launch(chatbot);
  });
  document.body.append(button);
}

/** The enquiry chatbot comes two seconds after the page has loaded, where one is configured. */
export function startChatbot({ chatbot }: BootSettings): void {
  if (!chatbot) return;
  const start = () => setTimeout(() => (chatbot.consent === 'required' ? offer : launch)(chatbot), delayMs);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
