import type { BootSettings } from './boot-settings.ts';

const delayMs = 2000;

function launch({ id, src }: { id: string; src: string }): void {
  const script = document.createElement('script');
  script.src = src;
  script.dataset['botId'] = id;
  document.head.append(script);
}

/** Shows a button that loads the chatbot, so that nothing loads from the third party without consent. */
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
  keepClearOfNumbers(button);
}

/** Hides the button while a phone number or a call button is below it. */
function keepClearOfNumbers(button: HTMLElement): void {
  const { bottom, left, right, top } = button.getBoundingClientRect();
  const covered = new Set<Element>();
  const rootMargin = [top, innerWidth - right, innerHeight - bottom, left].map((edge) => `${-Math.round(edge)}px`).join(' ');
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) covered[isIntersecting ? 'add' : 'delete'](target);
      button.style.visibility = covered.size > 0 ? 'hidden' : '';
    },
    { rootMargin },
  );
  for (const link of document.querySelectorAll('a[href^="tel:"]')) observer.observe(link);
  const again = () => {
    observer.disconnect();
    if (button.isConnected) keepClearOfNumbers(button);
  };
  addEventListener('resize', again, { once: true });
}

/** Loads the enquiry chatbot, if configured, two seconds after the load event. */
export function startChatbot({ chatbot }: BootSettings): void {
  if (!chatbot) return;
  const start = () => setTimeout(() => (chatbot.consent === 'required' ? offer : launch)(chatbot), delayMs);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
