import { isGroupPage } from '../../../../domain/site-pages.fixtures.ts';
import type { ArticleDraft } from './article-draft.ts';
import type { CheckContext } from './check-article.ts';

/** An article that passes all checks. Tests add one problem at a time. */
export const goodDraft: ArticleDraft = {
  title: 'Caring for a new filling',
  excerpt: 'A new filling needs a little patience on the first day and the same care as the rest of your teeth after that.',
  category: 'Dental Health',
  tags: ['fillings', 'aftercare'],
  metaTitle: 'How to Care for a New Filling',
  metaDescription:
    'What to expect from a new filling on the first day, how to clean around it, and when to ask a dentist to look again.',
  content: `
<p>A filling mends a hole in a tooth. Most people get used to a new one within a few days and then forget which tooth it
was. A little care at the start helps with that, and so does knowing what is normal. This is what we tell people before
they go home, with a bit more time to read it.</p>
<h2>The first few hours</h2>
<p>Your lip, cheek and tongue may be numb when you leave. That wears off by itself, and it can take a while. Until then it
is easy to bite your cheek without knowing, or to burn your mouth on a hot drink. The best time to eat is when the feeling
has come back.</p>
<p>Watch young children with care on the way home. A numb lip feels odd, and they like to chew it. Give them something
else to do, and look at the lip from time to time.</p>
<p>White fillings are hard when you leave the chair. Silver ones go on setting for a day, so chew on the other side until
the next morning. If you do not know which kind you have, ask us.</p>
<h2>What is normal</h2>
<p>A tooth that has been worked on can be tender for a week or two. You may notice:</p>
<ul>
<li>a twinge with cold air, ice cream or sweet things</li>
<li>a dull ache when you bite on something hard</li>
<li>gums that are sore where they were touched</li>
</ul>
<p>This often fades day by day. A paste for tender teeth can help. If you would like to take something for the ache, a
pharmacist can tell you what is safe for you.</p>
<h2>When it feels too high</h2>
<p>While you are numb, it is hard to tell how your teeth meet. Once the feeling is back, bite together gently. The filled
tooth should meet its partner at the same moment as all the others do.</p>
<p>If it touches first, it feels as if there were a crumb on it. That does not settle by waiting. It can make the tooth
ache, and it is quick to put right. We smooth a little off the top, and you do not need to be numb for it. You can
<a href="/#booking">ask for a visit</a> and say that your bite feels high.</p>
<h2>Cleaning around it</h2>
<p>Brush as you always do, twice a day, with a paste that has fluoride in it. There is no need to be shy of the new
filling. The edge where it meets the tooth is the part to keep clean, because plaque likes to sit there.</p>
<p>Clean between your teeth once a day as well. If floss catches or tears at the filling, tell us, since there may be a
rough edge that we can smooth.</p>
<h3>If your gums bleed</h3>
<p>Gums near a new filling may bleed a little at first. Keep on cleaning with a soft brush. If it has not stopped after a
week or two, have it looked at. You may have gum disease, or there may be another cause that is easy to find.</p>
<h2>How long it lasts</h2>
<p>Nobody can guarantee how long a filling will hold. It depends on its size, on where it is, and on what it has to put up
with. Small ones tend to last for many years. Large ones in back teeth work harder.</p>
<p>You can do a lot to help:</p>
<ol>
<li>Keep sweet food and drinks to mealtimes.</li>
<li>Do not crack nuts, ice or bottle tops with your teeth.</li>
<li>Tell us if you grind your teeth at night.</li>
<li>Come to the visits that we plan with you, so that we can see a worn edge early.</li>
</ol>
<p>Decay can come back around an old filling, and it is often painless at first. That is one reason why we look at
fillings each time you come, and why we sometimes take an X-ray. Our page on
<a href="/services/general-dentistry">general dentistry</a> says more about what a check-up covers.</p>
<h2>When to ask for help</h2>
<p>Get in touch if pain keeps you awake, if a tooth hurts on its own for a long time after something hot, or if part of
the filling breaks off. A broken filling is seldom an emergency, but the tooth is safer when it is covered. Until you are
seen, chew on the other side and keep the spot clean.</p>
<p>Call 111 if you have a swelling that grows, or a fever with tooth pain, and your practice cannot be reached. Call 999
if it gets hard to breathe or to swallow. The <a href="/emergency-dentist">emergency page</a> sets out who to call and
when. If you have gum disease, heart trouble or a weak immune system, say so when you ring, because it can change what we
advise.</p>
`,
};

export const context: CheckContext = {
  pageExists: isGroupPage,
  known: [],
  staffNames: ['Dr Tariq Farrukh', 'Ruth Thackray'],
  ours: { names: ['Three Ridings'], places: ['Bradford', 'Ripon', 'Leeds', 'Yorkshire'] },
};
