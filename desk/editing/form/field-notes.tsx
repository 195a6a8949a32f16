import type { ContentPath } from '../../../content-model/problem.ts';
import { useForm } from './form-context.ts';

/** What the content check advises at a control, and does not ask for. */
export function Advice({ id }: { id: string }) {
  return useForm()
    .adviceAt(id)
    .map((message) => (
      <p key={message} className="advice">
        {message}
      </p>
    ));
}

/** How the desk read what was typed. */
export function Understood({ children }: { children: string }) {
  return (
    <p className="hint" aria-live="polite">
      Understood as <strong>{children}</strong>
    </p>
  );
}

/** Leads to the publications that changed a field. In a field it is shown while the field has the focus. */
export function WhoChanged({ path }: { path: ContentPath }) {
  const href = useForm().whoChanged(path);
  return href ? (
    <a href={href} className="who-changed" target="_blank" rel="noopener">
      Who changed this?<span className="sr-only"> (opens in a new tab)</span>
    </a>
  ) : null;
}
