import { allFixtures } from './all-fixtures.ts';

/** Every component state in light and dark. The light side is dark too if the device prefers it. */
export function ReviewPage() {
  return (
    <main className="py-10">
      <header className="wrap grid gap-5 pb-10">
        <h1 className="text-4xl md:text-5xl">Kit review</h1>
        <nav aria-label="Components">
          <ul className="flex flex-wrap gap-x-5">
            {allFixtures.map(({ component }) => (
              <li key={component}>
                <a href={`#${component}`} className="inline-block py-2 text-action underline underline-offset-4">
                  {component}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {allFixtures.map(({ component, fixtures }) => (
        <section key={component} id={component} aria-labelledby={`${component}-heading`}>
          <h2 id={`${component}-heading`} className="wrap pt-12 pb-5 text-2xl md:text-3xl">
            {component}
          </h2>
          {fixtures.map(({ name, element }) => (
            <article key={name} aria-label={`${component}: ${name}`}>
              <h3 className="wrap py-3 font-text text-base font-normal tracking-normal text-ink-soft">{name}</h3>
              <div className="grid grid-cols-1 lg:grid-cols-2">
                <div className="bg-paper px-(--gutter) py-6 text-ink">{element}</div>
                <div className="night bg-paper px-(--gutter) py-6 text-ink scheme-dark">{element}</div>
              </div>
            </article>
          ))}
        </section>
      ))}
    </main>
  );
}
