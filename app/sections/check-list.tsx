import { Icon } from '../ui/icon.tsx';

type Props = {
  items: readonly string[];
  /** The look of the list, of an item and of its tick. */
  list: string;
  item: string;
  tick?: string;
  size?: number;
};

/** What somebody gets, each line with a tick. */
export function CheckList({ item, items, list, size = 20, tick = 'mt-1 text-success' }: Props) {
  return (
    <ul className={list}>
      {items.map((words) => (
        <li key={words} className={item}>
          <span className={tick}>
            <Icon name="check" size={size} />
          </span>
          {words}
        </li>
      ))}
    </ul>
  );
}
