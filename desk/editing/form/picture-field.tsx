import { useRef, useState } from 'react';
import { Button } from '../../../app/ui/button.tsx';
import { SelectField } from '../../../app/ui/field.tsx';
import { type InputProps, useForm } from './form-context.ts';
import { addPhotograph } from './form-server.ts';

/** A photograph of the site, or one from this device, which is resized on the server. */
export function PictureField({ onChange, schema, value, ...text }: InputProps) {
  const { pictures } = useForm().data;
  const [added, setAdded] = useState<string[]>([]);
  const [message, setMessage] = useState('');
  const chooser = useRef<HTMLInputElement>(null);
  const names = new Set([...pictures, ...added, ...(value ? [String(value)] : [])]);
  const upload = async (photograph: File | undefined) => {
    if (!photograph) return;
    setMessage('Adding the photograph.');
    try {
      const { name } = await addPhotograph(photograph, schema.shape ?? '');
      setMessage('');
      setAdded([...added, name]);
      onChange(name);
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div className="grid gap-2">
      <SelectField
        {...text}
        options={[{ value: '', label: 'No photograph: a drawing' }, ...[...names].map((name) => ({ value: name, label: name }))]}
        value={String(value ?? '')}
        onChange={(name) => onChange(name || undefined)}
      />
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
