import { contactCardPath } from '../../../domain/site-pages.ts';
import { Icon } from '../../ui/icon.tsx';

type Props = { label: string; practice: { slug: string; location: string } };

/** Downloads the practice as a vCard. */
export function ContactCardLink({ label, practice }: Props) {
  return (
    <a
      href={contactCardPath(practice.slug)}
      className="flex min-h-11 w-fit items-center gap-2 font-semibold text-action hover:underline"
    >
      <Icon name="people" size={20} />
      {label}
      <span className="sr-only">: {practice.location}</span>
    </a>
  );
}
