import { getDefaultFormState, type RJSFSchema } from '@rjsf/utils';
import { expect, test } from 'vitest';
import { readContentFiles } from '../../../content/content-file.ts';
import { kindOf } from '../../../content/json-schemas.ts';
import { fillNothing, formLayout, withoutDefaults } from './form-layout.ts';
import { validator } from './validator.ts';

const files = readContentFiles('content').filter(({ file }) => kindOf(file));

test.each(files.map((file) => [file.file, file]))(
  'the form of %s starts with what the file holds, and adds nothing',
  (_, file) => {
    const schema = withoutDefaults(kindOf(file.file)?.schema ?? {}) as RJSFSchema;
    const value = file.data?.value as Record<string, unknown>;
    const state = getDefaultFormState(validator, schema, value, schema, false, fillNothing);
    expect(JSON.parse(JSON.stringify(state))).toEqual(value);
  },
);

test('a control is chosen by what a field may hold', () => {
  const practice = formLayout(kindOf('practices/ripon.yaml')?.schema ?? {}, { file: 'practices/ripon.yaml', practices: [] });
  expect(practice).toMatchObject({
    address: { country: { 'ui:widget': 'hidden' } },
    hours: { items: { week: { 'ui:field': 'week' }, surfaces: { 'ui:field': 'choices' }, 'ui:order': ['*', 'surfaces'] } },
    skyline: { 'ui:enumNames': ['Clock tower', 'Cathedral', 'Town hall', 'Town'] },
    image: { 'ui:widget': 'picture' },
  });
  expect(formLayout(kindOf('brand.yaml')?.schema ?? {}, { file: 'brand.yaml', practices: [] })).toMatchObject({
    light: { ink: { 'ui:widget': 'color' } },
  });
});
