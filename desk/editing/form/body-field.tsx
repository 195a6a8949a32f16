import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../app/ui/button.tsx';
import { FieldError } from '../../../app/ui/field-frame.tsx';
import { controlOf } from '../../../content-model/field-address.ts';
import type { RichText } from '../rich-text/rich-text.ts';
import { Advice, WhoChanged } from './field-notes.tsx';
import { useForm } from './form-context.ts';

const id = controlOf(['body']);

/** The long text of a page or an article. Its editor is loaded when it is first pressed. */
export function BodyField({ body, onChange }: { body: string; onChange: (body: string) => void }) {
  const { data, errorsAt } = useForm();
  const { facts, linkTargets, preview } = data;
  const error = errorsAt(id).join(' ');
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState('');
  const field = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<RichText>(undefined);
  /** What the editor last said. Another text is the result of a choice between two people's changes. */
  const known = useRef(body);
  const latest = useRef(onChange);
  latest.current = onChange;

  const open = async (line?: number) => {
    setOpen(true);
    const { openRichText } = await import('../rich-text/rich-text.ts').catch(() => ({ openRichText: undefined }));
    if (!openRichText) return setFailure('The text cannot be written now. Reload this page.');
    if (!host.current) return;
    known.current = body;
    editor.current ??= openRichText(host.current, {
      id,
      label: 'Text',
      text: body,
      facts,
      pages: linkTargets,
      preview,
      onText: (text) => {
        known.current = text;
        latest.current(text);
      },
    });
    if (line !== undefined) editor.current.goToLine(line);
  };
  const reopen = useRef(open);
  reopen.current = open;
  useEffect(() => {
    if (!editor.current || body === known.current) return;
    editor.current.close();
    editor.current = undefined;
    void reopen.current();
  }, [body]);
  useEffect(() => {
    const goToLine = (event: Event) => void reopen.current((event as CustomEvent<number>).detail);
    field.current?.addEventListener('go-to-line', goToLine);
    return () => editor.current?.close();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: also once the editor is open
  useEffect(() => {
    const text = host.current?.querySelector(`#${id}`);
    text?.setAttribute('aria-invalid', String(error !== ''));
    text?.setAttribute('aria-describedby', error ? `${id}-error` : '');
  }, [error, isOpen, body]);
  return (
    <div id="body-field" ref={field} className="with-history group">
      <p className="label">Text</p>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {isOpen ? null : (
        <div className="justify-self-start">
          <Button variant="secondary" id={id} onPress={() => void open()}>
            {body.trim() ? 'Change the text' : 'Write the text'}
          </Button>
        </div>
      )}
      {failure ? <FieldError id={`${id}-failure`}>{failure}</FieldError> : null}
      <div ref={host} className="rich-text" />
      <WhoChanged path={['body']} />
      <Advice id={id} />
    </div>
  );
}
