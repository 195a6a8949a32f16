import type { FormEvent, Ref } from 'react';
import type { SiteContent } from '../../../content/schema/site.ts';
import { Button } from '../../ui/button.tsx';

type Props = {
  words: SiteContent['blogPage']['adminTools'];
  busy: boolean;
  onGenerate: () => void;
  ref: Ref<HTMLFormElement>;
};

/** Without a script the form posts to the page, whose action calls the same function. */
export function AdminTools({ busy, onGenerate, ref, words }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onGenerate();
  };
  return (
    <section
      aria-labelledby="admin-tools-heading"
      className="self-start rounded-card border-2 border-dashed border-ink/25 p-6 md:p-8"
    >
      <h2 id="admin-tools-heading" className="text-2xl">
        {words.heading}
      </h2>
      <p className="mt-2 max-w-[44ch]">{words.text}</p>
      <form ref={ref} method="post" onSubmit={submit} className="mt-5">
        <Button variant="secondary" busy={busy} needsScript>
          {busy ? words.busy : words.button}
        </Button>
      </form>
    </section>
  );
}
