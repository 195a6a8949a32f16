import Form from '@rjsf/core';
import { ErrorSchemaBuilder, type RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useMemo } from 'react';
import type { Mistake, OpenFile } from '../content-folder.ts';
import { ChoicesField } from './choices-field.tsx';
import { fillNothing, formLayout, withoutDefaults } from './form-layout.ts';
import {
  ArrayFieldItemTemplate,
  ArrayFieldTemplate,
  FieldTemplate,
  MultiSchemaFieldTemplate,
  ObjectFieldTemplate,
} from './form-templates.tsx';
import {
  CheckboxWidget,
  ColorWidget,
  DateWidget,
  EmailWidget,
  PictureWidget,
  SelectWidget,
  TextWidget,
  UrlWidget,
} from './form-widgets.tsx';
import { WeekField } from './week-field.tsx';

const templates = { ArrayFieldItemTemplate, ArrayFieldTemplate, FieldTemplate, MultiSchemaFieldTemplate, ObjectFieldTemplate };
const fields = { choices: ChoicesField, week: WeekField };
const widgets = {
  CheckboxWidget,
  ColorWidget,
  DateWidget,
  EmailWidget,
  SelectWidget,
  TextWidget,
  URLWidget: UrlWidget,
  picture: PictureWidget,
};

type Props = {
  file: OpenFile;
  value: unknown;
  pictures: string[];
  mistakes: readonly Mistake[];
  onChange: (value: unknown) => void;
};

/** The fields of a file. The content check says what is wrong, in its own words, once somebody saves. */
export function ContentForm({ file, value, pictures, mistakes, onChange }: Props) {
  const schema = useMemo(() => {
    const { title: _, ...fieldsOnly } = withoutDefaults(file.schema);
    return fieldsOnly as RJSFSchema;
  }, [file.schema]);
  const layout = useMemo(() => ({ ...formLayout(file.schema), 'ui:submitButtonOptions': { norender: true } }), [file.schema]);
  const errors = useMemo(() => {
    const builder = new ErrorSchemaBuilder();
    for (const { file: name, field, message } of mistakes)
      if (name === file.file && field) builder.addErrors(message, [...field].map(String));
    return builder.ErrorSchema;
  }, [mistakes, file.file]);
  return (
    <Form
      tagName="div"
      schema={schema}
      uiSchema={layout}
      formData={value}
      formContext={{ pictures }}
      validator={validator}
      extraErrors={errors}
      templates={templates}
      fields={fields}
      widgets={widgets}
      showErrorList={false}
      noValidate
      experimental_defaultFormStateBehavior={fillNothing}
      onChange={({ formData }) => onChange(formData)}
    />
  );
}

/** The id of the control of a field, as the form gives it. */
export const controlOf = (field: readonly (string | number)[]) => ['root', ...field].join('_');
