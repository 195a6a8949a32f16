import { Icon } from '../ui/icon.tsx';

type Props = {
  items: readonly string[];
  /** Class names of the list, the items and the ticks. */
  list: string;
  item: string;
  tick?: string;
  size?: number;
};

/** A list with a tick before each item. */
export function CheckList({ item, items, list, size = 20, tick = 'mt-1 text-success' }: Props) {
  return (
    <ul className={list}>
      {items.map((text) => (
        <li key={text} className={item}>
          <span className={tick}>
            <Icon name="check" size={size} />
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
