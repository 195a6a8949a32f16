// Not from '@rjsf/core', which imports a validator that compiles schemas.
import Form from '@rjsf/core/lib/components/Form.js';
import { ErrorSchemaBuilder, type RJSFSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import { controlOf } from '../field-address.ts';
import type { FileFormData } from '../form-data.ts';
import { ChoicesField } from './choices-field.tsx';
import type { FormContext } from './form-context.ts';
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
import { validator } from './validator.ts';
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

type Props = { data: FileFormData; value: unknown; onChange: (value: unknown) => void };

/** The fields of a file, with what the content check found. */
export function ContentForm({ data, onChange, value }: Props) {
  const { file, findings, pictures, practices, schema: fileSchema } = data;
  const schema = useMemo(() => {
    const { title: _, ...fieldsOnly } = withoutDefaults(fileSchema);
    return fieldsOnly as RJSFSchema;
  }, [fileSchema]);
  const layout = useMemo(
    () => ({ ...formLayout(fileSchema, { file, practices }), 'ui:submitButtonOptions': { norender: true } }),
    [fileSchema, file, practices],
  );
  const errors = useMemo(() => {
    const builder = new ErrorSchemaBuilder();
    for (const { field, isBlocking, message } of findings)
      if (isBlocking && field && field[0] !== 'body') builder.addErrors(message, field.map(String));
    return builder.ErrorSchema;
  }, [findings]);
  const formContext: FormContext = useMemo(() => {
    const advice = findings.flatMap(({ field, isBlocking, message }) =>
      field && !isBlocking ? { id: controlOf(field), message } : [],
    );
    return { pictures, advice };
  }, [findings, pictures]);
  return (
    <Form
      tagName="div"
      schema={schema}
      uiSchema={layout}
      formData={value}
      formContext={formContext}
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
