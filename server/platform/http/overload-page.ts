import { brandCss } from '../../../content-model/brand-css.ts';
import type { SiteContent } from '../../../content-model/schema/site.ts';
import { escapeMarkup } from '../escape-markup.ts';
import { sourceHash } from './content-security-policy.ts';

/** A simplified version of the landscape in the page footer. */
const hills =
  '<svg viewBox="0 0 1440 220" preserveAspectRatio="none" aria-hidden="true"><path class="m" d="M0 92C180 20 360 34 560 76C760 118 960 28 1160 40C1290 48 1380 66 1440 84V220H0Z"/><path class="n" d="M0 146C180 90 420 140 680 130C940 120 1120 72 1440 126V220H0Z"/><path class="f" d="M0 186C260 156 520 196 760 180C1000 164 1220 150 1440 182V220H0Z"/></svg>';

const rules = `*{margin:0}
body{display:flex;flex-direction:column;min-height:100vh;min-height:100svh;font:1.125rem/1.6 Arial,sans-serif;color:var(--ink);background:linear-gradient(var(--sky-top),var(--sky-bottom))}
main{flex:1;box-sizing:border-box;width:min(73.75rem,100%);margin:0 auto;padding:clamp(1.5rem,6vw,4rem) clamp(1rem,4vw,2.5rem)}
b{font-size:1.125rem}
h1{margin:clamp(2rem,10vh,5rem) 0 1rem;font-size:clamp(2.5rem,7vw,4.5rem);line-height:1.05;letter-spacing:-.03em}
p{max-width:34em;margin-bottom:1rem;font-size:1.25rem}
a{display:inline-block;margin-top:1rem;padding:.8rem 1.75rem;border-radius:2rem;font-weight:700;text-decoration:none;color:var(--on-action);background:var(--action)}
a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
svg{display:block;width:100%;height:clamp(7rem,26vh,15rem)}
.m{fill:var(--hill-mid)}.n{fill:var(--hill-near)}.f{fill:var(--hill-front)}`;

/** A self-contained page: no scripts, fonts or image files. Its inline CSS is allowed by hash. */
export function createOverloadPage({ brand, busyPage, organisation }: Pick<SiteContent, 'brand' | 'busyPage' | 'organisation'>) {
  const css = `${brandCss(brand, (token) => rules.includes(`var(${token})`))}${rules}`;
  const [name, title, text, sent, retry] = [organisation.name, busyPage.title, busyPage.text, busyPage.sent, busyPage.retry].map(
    escapeMarkup,
  );
  return {
    policy: `default-src 'none'; style-src ${sourceHash(css)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    // No retry link after a post, because reloading would lose the form data.
    html: (isPost: boolean) => `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${css}</style>
<main>
<b>${name}</b>
<h1>${title}</h1>
<p>${text}</p>
${isPost ? `<p>${sent}</p>` : `<a href="">${retry}</a>`}
</main>
${hills}
</html>
`,
  };
}
