import type { ReactNode } from 'react';
import type { SiteContent } from '../../../content-model/schema/site.ts';
import { choiceId } from '../../practices/booking-choices.ts';
import { CheckList } from '../../sections/check-list.tsx';
import { PriceFigure } from '../../sections/price-figure.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Space } from '../../ui/space.tsx';

type Words = SiteContent['teethWhiteningPage'];
type Option = Words['options'][number];
type Labels = Words['comparison'];
type Part = 'price' | 'duration' | 'results' | 'description' | 'features' | 'idealFor';

const parts: readonly Part[] = ['price', 'duration', 'results', 'description', 'features', 'idealFor'];

function content(option: Option, part: Part): ReactNode {
  if (part === 'price') return <PriceFigure price={option.price} />;
  if (part === 'features') return <CheckList items={option.features} list="grid gap-2" />;
  const strong = part === 'duration' || part === 'results';
  return <span className={strong ? 'text-lg leading-snug font-semibold' : ''}>{option[part]}</span>;
}

const name = 'border-t border-line py-5 text-left font-normal text-ink-soft';
const cell = 'block border-t border-line py-4 text-left font-normal @2xl:px-5 @4xl:px-6 @4xl:py-5';

function OptionColumn({ labels, option }: { labels: Labels; option: Option }) {
  const chosen = option.badge !== undefined;
  return (
    <tr
      className={`relative block rounded-card px-6 pb-6 @2xl:row-span-8 @2xl:grid @2xl:grid-rows-subgrid @2xl:px-0 @2xl:pb-2 ${
        chosen ? 'bg-card shadow-card outline-3 outline-action' : '@max-2xl:bg-card'
      }`}
    >
      <th scope="row" className="block pt-8 pb-4 text-left align-bottom @2xl:px-5 @4xl:px-6">
        {option.badge ? (
          <strong className="absolute -top-4 left-5 inline-block rounded-full print:static bg-action px-4 py-1 text-base font-semibold tracking-wide text-on-action @4xl:left-6">
            {option.badge}
          </strong>
        ) : null}
        <span className="block font-display text-2xl leading-tight font-bold tracking-tight @4xl:text-3xl">{option.title}</span>
      </th>
      {parts.map((part) => (
        <td key={part} className={cell}>
          <span className="block text-base text-ink-soft @4xl:hidden">
            {labels[part]}
            <Space />
          </span>
          {content(option, part)}
        </td>
      ))}
      <td className={cell}>
        <ButtonLink
          href={`#${choiceId(option.title)}`}
          label={`${option.choose}: ${option.title}`}
          variant={chosen ? 'primary' : 'secondary'}
          fullWidth
        >
          {option.choose}
        </ButtonLink>
      </td>
    </tr>
  );
}

/** One row per option in the markup, stacked on phones. Where there is room, rows are shown as columns, and then with a header column. */
export function OptionsTable({ labels, options }: { labels: Labels; options: readonly Option[] }) {
  return (
    <div className="@container">
      <table className="block @2xl:grid @2xl:grid-cols-3 @2xl:grid-rows-[repeat(8,auto)] @4xl:grid-cols-[7.5rem_repeat(3,1fr)]">
        <caption className="sr-only">{labels.heading}</caption>
        <thead className="hidden @4xl:contents">
          <tr className="row-span-8 grid grid-rows-subgrid pb-2">
            <th scope="col">
              <span className="sr-only">{labels.option}</span>
            </th>
            {parts.map((part) => (
              <th key={part} scope="col" className={name}>
                {labels[part]}
              </th>
            ))}
            <th scope="col" className={name}>
              <span className="sr-only">{labels.choose}</span>
            </th>
          </tr>
        </thead>
        <tbody className="grid gap-10 @2xl:contents">
          {options.map((option) => (
            <OptionColumn key={option.title} labels={labels} option={option} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
