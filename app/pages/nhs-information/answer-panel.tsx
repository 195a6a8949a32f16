import type { SiteContent } from '../../../content-model/schema/site.ts';
import type { ChargesReminder } from '../../practices/charges-in-force.ts';
import { ChargesNote } from '../../practices/charges-note.tsx';
import { CheckList } from '../../sections/check-list.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { HelperAnswer } from './helper-answer.ts';

type Props = {
  answer: HelperAnswer;
  words: SiteContent['nhsInformationPage']['helper'];
  reminder: ChargesReminder | undefined;
};

const label = 'font-text text-base leading-snug font-semibold tracking-normal';

export function AnswerPanel({ answer, reminder, words }: Props) {
  const { asked, band, figure, links, needNote, proofs, text, whoNote } = answer;
  return (
    <div className="grid overflow-hidden rounded-card border border-line bg-card shadow-card lg:grid-cols-[1fr_1.25fr]">
      <div className="night grid content-start gap-4 bg-sky-top p-6 text-ink md:p-10">
        <p className="text-ink-soft">
          {words.asked} {asked}
        </p>
        <h3 className="mt-2">
          {band ? <span className="block text-2xl">{band.name}</span> : null}
          <span className="mt-2 block text-heading-xl leading-none tracking-tight tabular-nums">{figure}</span>
        </h3>
        <p className="max-w-[44ch]">{text}</p>
        {band ? <ChargesNote reminder={reminder} /> : null}
        {needNote ? <p className="max-w-[44ch] text-ink-soft">{needNote}</p> : null}
      </div>
      <div className="grid content-start gap-6 p-6 md:p-10">
        {band ? (
          <div>
            <h4 className={label}>{words.covers}</h4>
            <CheckList items={band.covers} list="mt-2 grid gap-1.5 sm:grid-cols-2" />
          </div>
        ) : null}
        {proofs.length > 0 ? (
          <div>
            <h4 className={label}>{words.bring}</h4>
            <dl className="mt-2 divide-y divide-line border-y border-line">
              {proofs.map((proof) => (
                <div key={proof.id} className="grid gap-x-6 py-2 sm:grid-cols-[1.4fr_1fr]">
                  <dt className="text-ink-soft">{proof.who}</dt>
                  <dd className="font-medium">{proof.proof}</dd>
                </div>
              ))}
            </dl>
          </div>
        ) : null}
        {whoNote ? <p>{whoNote}</p> : null}
        {links.length > 0 ? (
          <ul>
            {links.map((link) => (
              <li key={link.to}>
                <a href={link.to} className="inline-flex min-h-11 items-center gap-2 font-semibold text-action hover:underline">
                  {link.label}
                  <Icon name="arrow-right" size={20} />
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        <p className="text-ink-soft">{words.confirm}</p>
      </div>
    </div>
  );
}
