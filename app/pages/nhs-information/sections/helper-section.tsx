import type { SiteContent } from '../../../../content-model/schema/site.ts';
import { type NhsQuestion, nhsCircumstances, nhsNeeds } from '../../../../domain/nhs-band.ts';
import type { ChargesReminder } from '../../../practices/charges-in-force.ts';
import { Section } from '../../../sections/section.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { AnswerPanel } from '../answer-panel.tsx';
import type { HelperAnswer } from '../helper-answer.ts';
import { firstRadioId, RadioGroup } from '../radio-group.tsx';

type Props = {
  words: SiteContent['nhsInformationPage']['helper'];
  question: NhsQuestion;
  answer: HelperAnswer | undefined;
  reminder: ChargesReminder | undefined;
};

/** A GET form that reloads the page with the answer. Works without scripts. */
export function HelperSection({ answer, question, reminder, words }: Props) {
  const needs = nhsNeeds.map((value) => ({ value, label: words.needs[value].label }));
  const circumstances = nhsCircumstances.map((value) => ({ value, ...words.circumstances[value] }));
  const needError = question.asked && !question.need ? words.need.error : undefined;
  const whoError = question.asked && !question.who ? words.who.error : undefined;
  const errors = [
    ...(needError ? [{ fieldId: firstRadioId('need', needs), message: needError }] : []),
    ...(whoError ? [{ fieldId: firstRadioId('who', circumstances), message: whoError }] : []),
  ];
  return (
    <Section id="what-would-i-pay" heading={words.heading} lead={words.lead}>
      {question.asked ? (
        // The form's URL fragment moves the focus here, so that screen readers announce the answer without a script.
        <div id="your-answer" tabIndex={-1} className="mb-12 rounded-card outline-offset-4">
          <ErrorSummary errors={errors} />
          {answer ? <AnswerPanel answer={answer} words={words} reminder={reminder} /> : null}
        </div>
      ) : null}
      <form method="get" action="/nhs-information#your-answer" noValidate className="print:hidden">
        <input type="hidden" name="ask" value="charge" />
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[1.3fr_1fr]">
          <RadioGroup
            name="need"
            legend={words.need.legend}
            hint={words.need.hint}
            error={needError}
            options={needs}
            chosen={question.need}
            twoColumns
          />
          <RadioGroup
            name="who"
            legend={words.who.legend}
            hint={words.who.hint}
            error={whoError}
            options={circumstances}
            chosen={question.who}
          />
        </div>
        <div className="mt-6 md:mt-8">
          <Button size="large">{words.submit}</Button>
        </div>
      </form>
    </Section>
  );
}
