import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

/** Text and id common to all fields. */
export type FieldText = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Needed if something links to the field. */
  id?: string | undefined;
  /** Only read out, where something else shows it. */
  hidesLabel?: boolean | undefined;
};

/** Ids that link a control to its label, hint and error. */
export function useFieldIds({ id, hint, error }: Pick<FieldText, 'id' | 'hint' | 'error'>) {
  const own = useId();
  const control = id ?? own;
  const hintId = `${control}-hint`;
  const errorId = `${control}-error`;
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ') || undefined;
  return { control, hint: hintId, error: errorId, describedBy };
}

export type FieldIds = ReturnType<typeof useFieldIds>;

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-[0.9375em] leading-snug text-ink-soft">
      {children}
    </p>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-2 leading-snug font-semibold text-danger">
      <Icon name="alert" size={20} className="mt-0.5" />
      <span>
        <span className="sr-only">Error: </span>
        {children}
      </span>
    </p>
  );
}

/** Label, hint and error above the control, where no on-screen keyboard or option list covers them. */
export function FieldFrame(props: FieldText & { ids: FieldIds; children: ReactNode }) {
  const { children, error, hidesLabel = false, hint, ids, label } = props;
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={ids.control} className={hidesLabel ? 'sr-only' : 'w-fit leading-snug font-semibold'}>
        {label}
      </label>
      {hint ? <FieldHint id={ids.hint}>{hint}</FieldHint> : null}
      {error ? <FieldError id={ids.error}>{error}</FieldError> : null}
      {children}
    </div>
  );
}
