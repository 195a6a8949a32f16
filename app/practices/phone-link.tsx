import type { ComponentProps } from 'react';
import { dialable } from '../../domain/uk-phone.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

export function PhoneLink({ phone, ...props }: Omit<ComponentProps<'a'>, 'href'> & { phone: string }) {
  return <a href={dialable(phone)} {...props} />;
}

type PhoneNumberProps = {
  phone: string;
  className: string;
  /** Read out before the number, such as 'Call Bradford'. */
  call?: string;
  iconSize?: number;
};

export function PhoneNumber({ call, className, iconSize, phone }: PhoneNumberProps) {
  return (
    <PhoneLink
      phone={phone}
      className={`inline-flex items-center font-display leading-tight font-bold hover:underline ${className}`}
    >
      {iconSize ? <Icon name="phone" size={iconSize} /> : null}
      {call ? <span className="sr-only">{call}: </span> : null}
      {phone}
    </PhoneLink>
  );
}

type PhoneButtonProps = Omit<ComponentProps<typeof ButtonLink>, 'href' | 'icon'> & { phone: string };

export function PhoneButton({ phone, ...props }: PhoneButtonProps) {
  return <ButtonLink href={dialable(phone)} icon="phone" {...props} />;
}
