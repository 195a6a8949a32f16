import '@github/markdown-toolbar-element';
import type { FieldFinding } from '../field-findings.ts';
import { TextSigns } from './text-signs.tsx';
import { WhoChanged } from './who-changed.tsx';

type Props = { body: string; findings: readonly FieldFinding[]; onChange: (body: string) => void };

/** The long text of a page or an article, with buttons for its signs. */
export function BodyField({ body, findings, onChange }: Props) {
  return (
    <div className="with-history group">
      <label className="label" htmlFor="root_body">
        Text
      </label>
      <p id="body-hint" className="hint">
        An empty line starts a new paragraph. The buttons put signs around what you have selected.
      </p>
      <TextSigns textarea="root_body" />
      <div id="body-findings">
        {findings.map(({ message }) => (
          <p key={message} className="advice">
            {message}
          </p>
        ))}
      </div>
      <textarea
        id="root_body"
        aria-describedby="body-hint body-findings"
        className="min-h-80"
        rows={18}
        spellCheck
        value={body}
        onChange={(event) => onChange(event.target.value)}
      />
      <WhoChanged path={['body']} />
    </div>
  );
}
