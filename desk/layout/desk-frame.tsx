import type { ReactNode } from 'react';
import { Button } from '../../app/ui/button.tsx';
import type { Brand } from '../../content-model/schema/brand.ts';
import { Mark } from '../../drawings/mark.tsx';
import { WideHills } from '../../drawings/wide-hills.tsx';
import type { Member } from '../access/member.ts';

type Props = {
  brand: Brand;
  organisation: string;
  member: Member | undefined;
  waiting: number;
  children: ReactNode;
  path: string;
};

const menuOf = ({ seesRequests }: Member) => [
  { label: 'Today', to: '/' },
  { label: 'Site', to: '/site' },
  { label: 'Changes', to: '/changes' },
  { label: 'History', to: '/history' },
  { label: 'Articles', to: '/articles' },
  ...(seesRequests ? [{ label: 'Requests', to: '/requests' }] : []),
  { label: 'Members', to: '/members' },
];

/** The header with the menu, the screen, and the hills at the foot. */
export function DeskFrame({ brand, children, member, organisation, path, waiting }: Props) {
  const section = path
    .replace(/^\/edit\/(?!articles\/)/, '/site/')
    .replace(/^\/edit\//, '/')
    .replace(/(?<=.)\/.*/, '');
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        Skip to main content
      </a>
      <header className="border-b border-line bg-paper">
        <div className="wrap flex items-center gap-x-8 py-1.5 lg:py-3">
          <a
            href="/"
            className="inline-flex min-h-11 items-center gap-2.5 font-display text-lg leading-tight font-bold tracking-tight"
          >
            <span className="block size-10 shrink-0">
              <Mark mark={brand.mark} />
            </span>
            <span>
              <span className="max-sm:sr-only">{organisation} </span>
              <span className="text-ink-soft capitalize sm:font-normal sm:normal-case">desk</span>
            </span>
          </a>
          {member ? (
            <>
              <button type="button" popoverTarget="desk-menu" className="desk-link ml-auto lg:hidden">
                Menu
              </button>
              {/* On a small screen it opens, on a large one it is part of the header. */}
              <div id="desk-menu" popover="auto" className="desk-menu">
                <nav aria-label="Desk">
                  <ul className="gap-x-1 lg:flex">
                    {menuOf(member).map(({ label, to }) => (
                      <li key={to}>
                        <a href={to} className="desk-link" aria-current={section === to ? 'page' : undefined}>
                          {label}
                          {to === '/' && waiting > 0 ? (
                            <span className="desk-count">
                              {waiting}
                              <span className="sr-only"> waiting</span>
                            </span>
                          ) : null}
                        </a>
                      </li>
                    ))}
                  </ul>
                </nav>
                <form method="post" action="/sign-out" className="ml-auto max-lg:mt-3">
                  <Button variant="quiet">Sign out</Button>
                </form>
              </div>
            </>
          ) : null}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="wrap grow py-10 md:py-14">
        {children}
      </main>
      {/* The hills are drawn wider than any screen. */}
      <div className="overflow-clip [&_svg]:block [&_svg]:h-auto [&_svg]:w-[max(100%,60rem)]" aria-hidden="true">
        <WideHills />
      </div>
    </div>
  );
}
