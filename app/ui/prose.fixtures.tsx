import type { Fixture } from './fixture.ts';
import { Prose } from './prose.tsx';

const article = `
<p>Toothache has a way of starting on a Friday evening. Here is what helps until we can see you, what does not, and <a href="/emergency-dentist">when to ring straight away</a>.</p>
<h2>What you can do at home</h2>
<p>Keep the tooth clean, even when it is sore. A <strong>soft brush</strong> and lukewarm water are kinder than leaving it alone, and they keep the gum around it from joining in.</p>
<ul><li>Rinse with warm salt water after meals.</li><li>Eat on the other side, and nothing very hot or very cold, until somebody has looked at the tooth and told you what the matter is.<ul><li>Soup is fine.</li><li>Toffee is not.</li></ul></li><li>Sleep with your head a little higher.</li></ul>
<h3>When you come to us</h3>
<ol><li>We look, and take an X-ray if we need one.</li><li>We tell you what it is and what it costs.</li><li>We begin when you say so.</li></ol>
<blockquote><p>I had been worrying about it for a month. It took twenty minutes.</p></blockquote>
<h4>How long a repair should last</h4>
<table><thead><tr><th>Treatment</th><th>We stand by it for</th><th align="right">Visits</th></tr></thead><tbody><tr><td>Crowns and bridges</td><td>2 years</td><td align="right">2</td></tr><tr><td>Fillings</td><td>1 year</td><td align="right">1</td></tr><tr><td>Dentures</td><td>6 months of adjustment</td><td align="right">4</td></tr></tbody></table>
<hr>
<p>Last, a word that will not break: https://example.example/a-very-long-address-that-somebody-pasted-into-the-text-without-a-single-space</p>`;

export const fixtures: Fixture[] = [
  { name: 'An article', element: <Prose html={article} /> },
  {
    name: 'A wide table on a small screen',
    element: (
      <div className="max-w-72">
        <Prose
          html={
            '<table><caption>Opening hours</caption><thead><tr><th>Day</th><th>Morning</th><th>Afternoon</th></tr></thead><tbody><tr><td>Monday</td><td>9:00 to 12:30</td><td>1:30 to 5:00</td></tr><tr><td>Saturday</td><td>Closed</td><td>Closed</td></tr></tbody></table>'
          }
        />
      </div>
    ),
  },
];
