import '../../editing/form/form.css';
import '@github/markdown-toolbar-element';
import { addPhotograph, read, send } from '../../editing/form/form-server.ts';
import type { FormProblem } from '../typed-article.ts';

const pauseMs = 800;
const retryMs = 5_000;
/** Browsers allow no more in a request that outlives its page. */
const mostKeptAlive = 60_000;

const find = <Found extends HTMLElement>(selector: string) => document.querySelector(selector) as Found;
const form = find<HTMLFormElement>('#article');
const saving = find('#saving');
/** Not beside the article of someone else. */
const frame = document.querySelector<HTMLIFrameElement>('#preview iframe');
const { draft = '', preview = '' } = form.dataset;
const input = (name: string) => find<HTMLInputElement>(`#article [name="${name}"]`);

let isChanged = false;
/** The desk could not store what was typed. */
let isFailing = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | undefined;
/** Ends a request for the problems of an older text. */
let checking = new AbortController();
/** Undefined until the desk has checked what was typed last. */
let problems: FormProblem[] | undefined;
/** Fields that were left, or in which typing paused. Others are not finished, so nothing is said about them. */
const looked = new Set<string>();

/** Advice below the fields, as the rules of all articles give it. */
function showAdvice(): void {
  if (!problems) return;
  for (const name of looked) {
    const control = document.getElementById(name);
    if (!control) continue;
    let advice = document.getElementById(`${name}-advice`);
    if (!advice) {
      advice = Object.assign(document.createElement('p'), {
        id: `${name}-advice`,
        className: 'advice whitespace-pre-line empty:hidden',
      });
      (control.closest('.relative') ?? control).after(advice);
      control.setAttribute('aria-describedby', `${control.getAttribute('aria-describedby') ?? ''} ${advice.id}`.trim());
    }
    const own = problems.filter(({ fieldId }) => fieldId === name);
    advice.textContent = own.map(({ message }) => message).join('\n');
    // What the desk refused before is advice now.
    document.getElementById(`${name}-error`)?.remove();
    control.removeAttribute('aria-invalid');
  }
}

/** Asks what the rules say about what was stored, until something else is typed. */
async function check(): Promise<void> {
  checking = new AbortController();
  const { signal } = checking;
  try {
    const answer = await read<{ seen: string; problems: FormProblem[] }>(`${draft}/problems`, signal);
    if (signal.aborted || answer.seen !== input('seen').value) return;
    problems = answer.problems;
    showAdvice();
  } catch {
    if (signal.aborted) return;
    saving.textContent = 'Saved as your draft, but not checked.';
    problems = [];
    showAdvice();
  }
}

async function save(): Promise<void> {
  clearTimeout(timer);
  while (running) await running;
  if (!isChanged) return;
  isChanged = false;
  const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>).toString();
  running = send<{ seen: string }>(draft, body, 'application/x-www-form-urlencoded', body.length < mostKeptAlive)
    .then((answer) => {
      isFailing = false;
      input('seen').value = answer.seen;
      saving.textContent = isChanged ? '' : 'Saved as your draft';
      if (!isChanged) void check();
      if (!frame) return;
      find('#preview').hidden = false;
      // At the same place, if it shows the draft already.
      if (frame.src) frame.contentDocument?.location.reload();
      else frame.src = frame.dataset['src'] ?? '';
    })
    .catch((error: Error) => {
      isChanged = true;
      isFailing = true;
      saving.textContent = `Not saved. ${error.message}`;
      timer = setTimeout(save, retryMs);
    })
    .finally(() => {
      running = undefined;
    });
  await running;
}

function change(): void {
  isChanged = true;
  checking.abort();
  problems = undefined;
  clearTimeout(timer);
  timer = setTimeout(save, pauseMs);
}

form.addEventListener('input', ({ target }) => {
  const { id, type } = target as HTMLInputElement;
  if (type === 'file') return;
  looked.add(id);
  change();
});
form.addEventListener('focusout', ({ target }) => {
  looked.add((target as HTMLElement).id);
  showAdvice();
});
document.addEventListener('visibilitychange', () => document.hidden && void save());
window.addEventListener('beforeunload', (event) => isFailing && event.preventDefault());
// Stored first: the desk may refuse it, and a draft that is saved after it was published would come back.
form.addEventListener('submit', async (event) => {
  if (!isChanged && !running) return;
  event.preventDefault();
  await save();
  if (!isFailing) form.requestSubmit(event.submitter);
});

function show(address: string): void {
  input('picture').value = address;
  find<HTMLImageElement>('#picture-shown').src = preview + address;
  for (const id of ['#picture-shown', '#with-picture']) find(id).hidden = !address;
  change();
}

const chooser = find<HTMLInputElement>('input[type="file"]');
const state = find('#picture-state');
chooser.addEventListener('change', async () => {
  const [photograph] = chooser.files ?? [];
  if (!photograph) return;
  state.textContent = 'Adding the picture.';
  try {
    show((await addPhotograph(photograph, 'article')).address);
    state.textContent = '';
  } catch (error) {
    state.textContent = (error as Error).message;
  }
});
find('#with-picture button').addEventListener('click', () => {
  show('');
  chooser.value = '';
  chooser.focus();
});
