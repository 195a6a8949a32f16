import { Link } from 'react-router';
import { dialable } from '../../domain/uk-phone.ts';
import { HillEdge } from '../drawings/hill-edge.tsx';
import { RoseMark } from '../drawings/rose-mark.tsx';
import { Icon } from '../ui/icon.tsx';
import './footer.css';
import type { FrameData } from './frame-data.ts';
import { longDate } from './long-date.ts';

/** The foot of the hill: always night there, in both schemes, so that the page ends where the landscape ends. */
export function Footer({ name, navigation, practices, footer }: Omit<FrameData, 'topBarHours'>) {
  const { columns, copyright, hoursHeading, lastUpdated, lead, practicesHeading, regulation } = navigation.footer;
  return (
    <footer className="site-footer">
      <div className="site-footer-edge">
        <HillEdge />
      </div>
      <div className="site-footer-ground night">
        <div className="wrap grid gap-12 py-12 lg:grid-cols-[1.1fr_2fr] lg:py-16">
          <div className="max-w-sm">
            <div className="flex items-center gap-3 font-display text-2xl font-bold">
              <span className="block size-14">
                <RoseMark />
              </span>
              {name}
            </div>
            <p className="mt-4 text-ink-soft">{lead}</p>
            <p className="mt-4 flex items-center gap-2 font-semibold">
              <span className="text-accent">
                <Icon name="star" size={20} />
              </span>
              {footer.rating}
            </p>
            <h2 className="mt-8 text-lg">{hoursHeading}</h2>
            <p className="text-ink-soft">{footer.hours}</p>
          </div>
          <div className="grid gap-10 sm:grid-cols-2 md:grid-cols-3">
            {columns.map((column) => (
              <nav key={column.heading} aria-label={column.heading}>
                <h2 className="text-lg">{column.heading}</h2>
                <ul className="mt-2">
                  {column.links.map((link) => (
                    <li key={link.to}>
                      <Link
                        to={link.to}
                        className="inline-flex min-h-9 items-center text-ink-soft hover:text-ink hover:underline"
                      >
                        {link.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
        </div>
        <div className="wrap border-t border-line py-8">
          <h2 className="text-lg">{practicesHeading}</h2>
          <ul className="mt-3 grid gap-6 md:grid-cols-3">
            {practices.map((practice) => (
              <li key={practice.slug}>
                <p className="font-semibold">{practice.location}</p>
                <p className="text-ink-soft">{practice.address}</p>
                <a
                  href={dialable(practice.footerPhone)}
                  className="inline-flex min-h-9 items-center font-display text-xl font-bold tabular-nums hover:underline"
                >
                  {practice.footerPhone}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className="wrap grid gap-1 border-t border-line py-8 text-base text-ink-soft">
          <p>{footer.careModel}</p>
          <p>
            {regulation}{' '}
            <a href={footer.gdcUrl} className="underline hover:text-ink" rel="noopener">
              {new URL(footer.gdcUrl).hostname}
            </a>
            , {footer.gdcAddress}.
          </p>
          {footer.registrations.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>
            {lastUpdated} {longDate(footer.lastUpdated)}. © {footer.copyrightYear} {copyright}
          </p>
        </div>
      </div>
    </footer>
  );
}
