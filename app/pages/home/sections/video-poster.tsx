import { Icon, type IconName } from '../../../ui/icon.tsx';

/** Stands in for a thumbnail: the hills of the site, and what the film is about. */
export function VideoPoster({ icon }: { icon: IconName }) {
  return (
    <span aria-hidden="true" className="relative grid size-full place-items-center bg-linear-to-b from-sky-top to-sky-bottom">
      <svg viewBox="0 0 320 180" preserveAspectRatio="none" className="absolute inset-0 size-full" aria-hidden="true">
        <circle cx="258" cy="80" r="26" fill="var(--sun)" />
        <path d="M0 112C50 84 104 86 160 104S270 92 320 74V180H0Z" fill="var(--hill-far)" />
        <path d="M0 132C62 104 128 122 190 128S286 106 320 104V180H0Z" fill="var(--hill-mid)" />
        <path d="M0 150C76 132 150 156 220 146S300 138 320 140V180H0Z" fill="var(--hill-near)" />
        <path d="M0 168C90 154 190 176 320 160V180H0Z" fill="var(--hill-front)" />
      </svg>
      <span className="absolute top-[14%] text-action [&_svg]:size-[clamp(3.5rem,18cqi,9rem)]">
        <Icon name={icon} size={96} />
      </span>
    </span>
  );
}
