type Props = { label: string; contents: readonly { id: string; text: string }[] };

/** The headings of a long text as links. It stays in view beside the text from 1024 px. */
export function PageContents({ contents, label }: Props) {
  return (
    <div className="print:hidden lg:sticky lg:top-28 lg:self-start">
      <h2 className="text-lg">{label}</h2>
      <ul className="mt-2 gap-x-8 sm:max-lg:[columns:12rem_3]">
        {contents.map(({ id, text }) => (
          <li key={id} className="break-inside-avoid border-l-2 border-line">
            <a
              href={`#${id}`}
              className="-ml-0.5 flex min-h-9 items-center border-l-2 border-transparent py-1 pl-4 text-base text-ink-soft hover:border-action hover:text-ink"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
