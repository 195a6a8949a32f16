// A fake chatbot launcher: shows a button where its script is. Uses a constructed style sheet, because the site's policy allows no
// style element or attribute.
{
  const { currentScript } = document;
  const { botId } = currentScript.dataset;
  const launcher = document.createElement('section');
  launcher.ariaLabel = 'Chatbot';
  launcher.dataset.botId = botId;
  const root = launcher.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(`
    :host { display: block; max-width: 20rem; font: 1rem/1.5 system-ui, sans-serif; }
    details { margin-top: 1rem; }
    summary { width: fit-content; padding: 0.6rem 1.1rem; border: 2px solid; border-radius: 999px; font-weight: 600; cursor: pointer; list-style: none; }
    summary::-webkit-details-marker { display: none; }
    summary:focus-visible { outline: 3px solid; outline-offset: 3px; }
    p { margin: 0.75rem 0 0; }
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
  currentScript.after(launcher);
}
