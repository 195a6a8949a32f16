import { useRef, useState } from 'react';
import { Button } from '../../../app/ui/button.tsx';
import { SelectField } from '../../../app/ui/field.tsx';
import { type JsonSchema, pictureTitle } from '../../../content-model/field-schema.ts';
import type { FileFormData } from '../form-data.ts';
import { type InputProps, useForm } from './form-context.ts';
import { addPhotograph } from './form-server.ts';

type Addresses = Pick<FileFormData, 'pictures' | 'preview'>;

/** Where a picture is shown. The site has only the sizes of an article's, so its name is an address. */
export const pictureAddress = (name: string, { shape }: JsonSchema, { pictures, preview }: Addresses): string | undefined =>
  name.startsWith('/') ? preview + name : (pictures[name] ?? pictures[`${shape}/${name}`]);

/** A drawing or a photograph of the site, or one from this device, which is resized on the server. */
export function PictureField({ onChange, schema, value, ...text }: InputProps) {
  const { data } = useForm();
  const { folder, shape = '' } = schema;
  const [added, setAdded] = useState<Readonly<Record<string, string>>>({});
  const [message, setMessage] = useState('');
  const chooser = useRef<HTMLInputElement>(null);
  const chosen = String(value ?? '');
  const known = Object.keys(data.pictures).flatMap((name) =>
    name.startsWith(`${shape}/`) ? name.slice(shape.length + 1) : name.startsWith(`${folder}/`) ? name : [],
  );
  const names = new Set([...known, ...Object.keys(added), ...(chosen ? [chosen] : [])]);
  const shown = added[chosen] ?? pictureAddress(chosen, schema, data);
  const upload = async (photograph: File | undefined) => {
    if (!photograph) return;
    setMessage('Adding the photograph.');
    try {
      const { address, name } = await addPhotograph(photograph, shape);
      const file = shape === 'article' ? address : name;
      setMessage('');
      setAdded({ ...added, [file]: data.preview + address });
      onChange(file);
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div className="grid gap-2">
      <SelectField
        {...text}
        options={[
          { value: '', label: 'None of its own' },
          ...[...names].map((name) => ({ value: name, label: pictureTitle(name) })),
        ]}
        value={chosen}
        onChange={(name) => onChange(name || undefined)}
      />
      {shown ? <img src={shown} alt="" loading="lazy" className="max-h-40 w-auto rounded-card bg-mist" /> : null}
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
