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
