// A fake chatbot launcher: shows a bubble. Uses a constructed style sheet, because the site's policy allows no style element or
// attribute.
{
  const { botId } = document.currentScript.dataset;
  const bubble = document.createElement('aside');
  bubble.ariaLabel = 'Chatbot';
  bubble.dataset.botId = botId;
  const root = bubble.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(`
    :host { position: fixed; right: max(1rem, env(safe-area-inset-right)); bottom: calc(var(--call-bar, 0px) + 1rem); z-index: 15; max-width: min(20rem, 100vw - 2rem); font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark; }
    details { display: flex; flex-direction: column-reverse; }
    summary { width: fit-content; margin-left: auto; padding: 0.6rem 1.1rem; border-radius: 999px; font-weight: 600; color: light-dark(#fff, #0b1730); background: light-dark(#17408b, #a9c7ff); box-shadow: 0 2px 10px rgb(0 0 0 / 0.3); cursor: pointer; list-style: none; }
    summary::-webkit-details-marker { display: none; }
    summary:focus-visible { outline: 3px solid light-dark(#0c2340, #fff); outline-offset: 3px; }
    p { margin: 0 0 0.75rem; padding: 0.9rem 1.1rem; border-radius: 1rem; color: light-dark(#0c2340, #f2f6fc); background: light-dark(#fff, #152647); border: 1px solid light-dark(#ccd9e7, #34486d); box-shadow: 0 4px 20px rgb(0 0 0 / 0.25); }
    @media print { :host { display: none; } }
  `);
  root.adoptedStyleSheets = [styles];
  const chat = document.createElement('details');
  const label = document.createElement('summary');
  label.textContent = 'Chatbot stand-in';
  const words = document.createElement('p');
  words.textContent = `This is a stand-in for the enquiry chatbot and does not answer. It was loaded with the bot id '${botId}'. Set CHATBOT_SCRIPT and CHATBOT_ID to use a real one.`;
  chat.append(label, words);
  root.append(chat);
  document.body.append(bubble);
}
