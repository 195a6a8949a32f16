import type { SiteContent } from '../../../content/schema/site.ts';
import { ButtonLink } from '../../ui/button.tsx';

export function ErrorPage({ home, text, title }: SiteContent['errorPage']) {
  return (
    <div className="wrap grid gap-6 py-16 lg:py-24">
      <h1 className="max-w-[18ch] text-[clamp(2.25rem,5vw,4rem)]">{title}</h1>
      <p className="max-w-[60ch] text-xl">{text}</p>
      <div>
        <ButtonLink href="/" size="large">
          {home}
        </ButtonLink>
      </div>
    </div>
  );
}
