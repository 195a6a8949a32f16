import { Button } from '../../app/ui/button.tsx';
import type { Fact, FactValue } from '../../content-model/checks/facts.ts';
import { editHref } from '../../content-model/field-address.ts';
import type { WaitingGroup } from '../../content-model/waiting-groups.ts';
import { notSaved } from '../drafts/drafts.ts';
import { DismissedFindings, DismissForm, dismissalMessages } from '../layout/dismiss-forms.tsx';
import { Screen } from '../layout/screen.tsx';
import { TextLink } from '../layout/text-link.tsx';

/** `key` names the values that are shown. */
type ShownFact = Fact & { key: string };

type Props = {
  facts: readonly ShownFact[];
  /** Those that the member's drafts resolve. */
  resolved: readonly Fact[];
  group: WaitingGroup | undefined;
};

const messages: Readonly<Record<string, string>> = {
  none: 'Choose one of the values first.',
  changed: 'Nothing was done: the values have changed meanwhile. Look at them again.',
  ...notSaved,
  ...dismissalMessages,
};

const formId = 'facts';

export function FactsScreen({ facts, group, resolved }: Props) {
  const intro =
    facts.length === 0
      ? 'The site states every other fact in one way.'
      : 'The site says different things about each of these. Choose what is right, for one or for several. Or enter, where a figure is, what it counts, and it stays. Nothing changes until it is published.';
  return (
    <Screen title="Facts that differ" intro={intro} messages={messages}>
      <form id={formId} method="post" action="/facts">
        {/* What Enter presses. */}
        <button type="submit" className="hidden" />
      </form>
      {resolved.length > 0 ? (
        <p className="max-w-prose">
          Resolved in your changes, not published yet: {resolved.map(({ title }) => title).join(', ')}.{' '}
          <TextLink href="/changes">Review changes</TextLink>
        </p>
      ) : null}
      <div>
        {facts.map((fact) => (
          <OpenFact key={fact.id} fact={fact} />
        ))}
      </div>
      {facts.length > 1 ? (
        <div>
          <Button form={formId}>Use all that are chosen</Button>
        </div>
      ) : null}
      {group ? <DismissedFindings group={group} /> : null}
    </Screen>
  );
}

function OpenFact({ fact }: { fact: ShownFact }) {
  const { advice, id, lists, title, values } = fact;
  const choices = values.filter(({ entries }) => entries);
  const isListed = ({ at }: FactValue) => at.every(({ file }) => lists.some((list) => list.file === file));
  const others = values.filter(({ entries }) => !entries);
  const replaced = others.filter(isListed);
  const corrected = others.filter((value) => !isListed(value));
  return (
    <section className="grid gap-x-12 gap-y-4 border-t border-line py-8 lg:grid-cols-[1fr_2fr]" aria-labelledby={`${id}-title`}>
      <div className="grid content-start gap-2">
        <h2 id={`${id}-title`} className="text-2xl">
          {title}
        </h2>
        <p className="max-w-prose text-ink-soft">{advice}</p>
      </div>
      <div className="grid content-start gap-4">
        <fieldset className="grid gap-2">
          <legend className="sr-only">{title}</legend>
          {choices.map((value) => (
            <Choice key={value.words} id={id} value={value} />
          ))}
        </fieldset>
        <Words title="These are removed:" values={replaced} />
        <Words title="Correct these where they are:" values={corrected} />
        <div className="flex flex-wrap items-start gap-x-6 gap-y-1">
          {choices.length > 0 ? (
            <Button variant="secondary" form={formId} sends={{ name: 'only', value: id }}>
              Use this one everywhere<span className="sr-only">: {title}</span>
            </Button>
          ) : null}
          <DismissForm entry={fact} href="/facts" label="These differ on purpose" />
        </div>
      </div>
    </section>
  );
}

const Words = ({ title, values }: { title: string; values: readonly FactValue[] }) =>
  values.length > 0 ? (
    <div className="text-ink-soft">
      <p className="font-semibold">{title}</p>
      <ul>
        {values.map(({ at: [place], where, words }) => (
          <li key={words}>
            {place ? <TextLink href={editHref(place.file, place.field)}>{words}</TextLink> : words}{' '}
            <span className="text-[0.9375em]">({where.join(', ')})</span>
          </li>
        ))}
      </ul>
    </div>
  ) : null;

const Choice = ({ id, value: { where, words } }: { id: string; value: FactValue }) => (
  <label className="flex min-h-12 cursor-pointer items-start gap-3 rounded-xl border border-ink-soft/60 bg-card px-4 py-2.5 leading-snug hover:border-ink has-checked:border-action has-checked:bg-action/8 has-checked:ring-1 has-checked:ring-action has-checked:ring-inset">
    <input type="radio" form={formId} name={id} value={words} className="mt-0.5 size-5 shrink-0 cursor-pointer accent-action" />
    <span>
      <span className="font-semibold tabular-nums">{words}</span>
      {where.length > 0 ? <span className="block text-[0.9375em] text-ink-soft">{where.join(', ')}</span> : null}
    </span>
  </label>
);
