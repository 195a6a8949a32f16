import { drawingAddress } from '../../sections/drawing-address.ts';
import { fixtures } from '../../ui/kit.fixtures.tsx';

/** Component states in light and dark, and the drawings that are files. The light side is dark too if the device prefers it. */
export function ReviewPage({ drawings }: { drawings: readonly string[] }) {
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
      <section aria-labelledby="drawings-heading" className="wrap">
        <h2 id="drawings-heading" className="pt-12 pb-5 text-2xl md:text-3xl">
          Drawings
        </h2>
        <ul className="grid grid-cols-2 gap-5 md:grid-cols-5">
          {drawings.map((name) => (
            <li key={name}>
              <img src={drawingAddress('now', name)} alt="" loading="lazy" className="aspect-8/5 w-full bg-mist object-contain" />
              {name}
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
