import { fixtures } from '../../ui/kit.fixtures.tsx';

/** Component states in light and dark. The light side is dark too if the device prefers it. */
export function ReviewPage() {
  return (
    <main className="py-10">
      <h1 className="wrap text-4xl md:text-5xl">Kit review</h1>
      {Object.entries(fixtures).map(([component, states]) => (
        <section key={component} aria-labelledby={`${component}-heading`}>
          <h2 id={`${component}-heading`} className="wrap pt-12 pb-5 text-2xl md:text-3xl">
            {component}
          </h2>
          {Object.entries(states).map(([name, element]) => (
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
