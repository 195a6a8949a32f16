import '@github/markdown-toolbar-element';
import { TextAreaField } from '../../../app/ui/field.tsx';
import { controlOf } from '../../../content-model/field-address.ts';
import { Advice, WhoChanged } from './field-notes.tsx';
import { useForm } from './form-context.ts';
import { Toolbar } from './toolbar.tsx';

const id = controlOf(['body']);

/** The long text of a page or an article, with buttons for its signs. */
export function BodyField({ body, onChange }: { body: string; onChange: (body: string) => void }) {
  return (
    <div className="with-history group">
      <TextAreaField
        id={id}
        name="body"
        label="Text"
        hint="An empty line starts a new paragraph. The buttons put signs around what you have selected."
        error={useForm().errorsAt(id).join(' ') || undefined}
        rows={18}
        value={body}
        onChange={onChange}
      >
        <Toolbar textarea={id} />
      </TextAreaField>
      <WhoChanged path={['body']} />
      <Advice id={id} />
    </div>
  );
}
