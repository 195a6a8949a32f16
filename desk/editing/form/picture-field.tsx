import { useRef, useState } from 'react';
import { Button } from '../../../app/ui/button.tsx';
import { SelectField } from '../../../app/ui/field.tsx';
import { type InputProps, useForm } from './form-context.ts';
import { addPhotograph } from './form-server.ts';

/** A photograph of the site, or one from this device, which is resized on the server. The site has only the sizes of an article's: its value is an address. */
export function PictureField({ onChange, schema, value, ...text }: InputProps) {
  const { pictures, preview } = useForm().data;
  const isOfArticle = schema.shape === 'article';
  const [added, setAdded] = useState<string[]>([]);
  const [message, setMessage] = useState('');
  const chooser = useRef<HTMLInputElement>(null);
  const names = new Set([...(isOfArticle ? [] : pictures), ...added, ...(value ? [String(value)] : [])]);
  const upload = async (photograph: File | undefined) => {
    if (!photograph) return;
    setMessage('Adding the photograph.');
    try {
      const { address, name } = await addPhotograph(photograph, schema.shape ?? '');
      const chosen = isOfArticle ? address : name;
      setMessage('');
      setAdded([...added, chosen]);
      onChange(chosen);
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div className="grid gap-2">
      <SelectField
        {...text}
        options={[
          { value: '', label: 'No photograph: a drawing' },
          ...[...names].map((name) => ({ value: name, label: isOfArticle ? (name.split('/').at(-1) ?? name) : name })),
        ]}
        value={String(value ?? '')}
        onChange={(name) => onChange(name || undefined)}
      />
      {isOfArticle && value ? <img src={preview + value} alt="As it will be cut" className="w-64 rounded-xl" /> : null}
      <div className="justify-self-start">
        <Button variant="secondary" onPress={() => chooser.current?.click()}>
          Add a photograph
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={(event) => void upload(event.target.files?.[0])}
        />
      </div>
      <p role="status" className="font-semibold text-danger empty:hidden">
        {message}
      </p>
    </div>
  );
}
