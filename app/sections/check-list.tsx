export function CheckList({ items, list }: { items: readonly string[]; list: string }) {
  return (
    <ul className={list}>
      {items.map((text) => (
        <li key={text} className="ticked">
          {text}
        </li>
      ))}
    </ul>
  );
}
