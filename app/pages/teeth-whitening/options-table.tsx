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
const cell = 'block border-t border-line py-4 text-left font-normal md:px-5 lg:px-6 lg:py-5';

function OptionColumn({ labels, option }: { labels: Labels; option: Option }) {
  const chosen = option.badge !== undefined;
  return (
    <tr
      className={`relative block rounded-card px-6 pb-6 md:row-span-8 md:grid md:grid-rows-subgrid md:px-0 md:pb-2 ${
        chosen ? 'bg-card shadow-card outline-3 outline-action' : 'max-md:bg-card'
      }`}
    >
      <th scope="row" className="block pt-8 pb-4 text-left align-bottom md:px-5 lg:px-6">
        {option.badge ? (
          <strong className="absolute -top-4 left-5 rounded-full bg-action px-4 py-1 text-base font-semibold tracking-wide text-on-action lg:left-6">
            {option.badge}
          </strong>
        ) : null}
        <span className="block font-display text-2xl leading-tight font-bold tracking-tight lg:text-3xl">{option.title}</span>
      </th>
      {parts.map((part) => (
        <td key={part} className={cell}>
          <span className="block text-base text-ink-soft lg:hidden">
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

/** One row per option in the markup, stacked on phones. From 768 px rows are shown as columns, from 1024 px with a header column. */
export function OptionsTable({ labels, options }: { labels: Labels; options: readonly Option[] }) {
  return (
    <table className="block md:grid md:grid-cols-3 md:grid-rows-[repeat(8,auto)] lg:grid-cols-[7.5rem_repeat(3,1fr)]">
      <caption className="sr-only">{labels.heading}</caption>
      <thead className="hidden lg:contents">
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
      <tbody className="grid gap-10 md:contents">
        {options.map((option) => (
          <OptionColumn key={option.title} labels={labels} option={option} />
        ))}
      </tbody>
    </table>
  );
}
