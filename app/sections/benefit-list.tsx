import { Icon, type IconName } from '../ui/icon.tsx';

type Props = {
  items: readonly { icon: IconName; title: string; description: string }[];
  /** Use 1 beside a heading. */
  columns?: 1 | 2;
};

export function BenefitList({ columns = 2, items }: Props) {
  return (
    <ul className={columns === 2 ? 'grid gap-x-12 md:grid-cols-2' : 'border-b border-line'}>
      {items.map((item) => (
        <li key={item.title} className="grid grid-cols-[auto_1fr] content-start gap-x-5 border-t border-line py-6">
          <Icon name={item.icon} size={32} className="row-span-2 mt-0.5 text-action" />
          <h3 className="text-xl">{item.title}</h3>
          <p className="mt-1 text-ink-soft">{item.description}</p>
        </li>
      ))}
    </ul>
  );
}
