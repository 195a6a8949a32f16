import { createContext, type ReactNode, useContext } from 'react';
import type { FieldText } from '../../../app/ui/field-frame.tsx';
import type { JsonSchema } from '../../../content-model/field-schema.ts';

import type { ContentPath } from '../../../content-model/problem.ts';
import type { FileFormData } from '../form-data.ts';

/** What fields know and do besides their own value. */
export type Form = {
  data: Pick<FileFormData, 'facts' | 'file' | 'linkTargets' | 'pictures' | 'practices' | 'preview' | 'today'>;
  /** `undefined` removes a field. */
  set: (path: ContentPath, value: unknown) => void;
  /** What to correct at a control, once it was left. */
  errorsAt: (id: string) => string[];
  /** Shows no errors below a control until it is left again. */
  forget: (id: string) => void;
  adviceAt: (id: string) => string[];
  /** The address of the publications that changed a field. Undefined in a new entry. */
  whoChanged: (path: ContentPath) => string | undefined;
};

export const FormContext = createContext<Form | undefined>(undefined);

/** The long text of a file, which comes before the fields for search engines. */
export const TextContext = createContext<ReactNode>(null);

export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field is not in a form');
  return form;
}

export type FieldProps = {
  schema: JsonSchema;
  path: ContentPath;
  value: unknown;
  label: string;
  required: boolean;
  hidesLabel?: boolean;
  /** Of an entry. */
  tools?: ReactNode;
  isNew?: boolean;
  /** How many entries there are. */
  siblings?: number;
};

/** What a field of one control gets. `undefined` removes its value. */
export type InputProps = FieldText & {
  id: string;
  name: string;
  schema: JsonSchema;
  value: unknown;
  onChange: (value: unknown) => void;
};
