import { Validator } from '@cfworker/json-schema';
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';

/**
 * Only tells the form which shape of a field a value has: the content check on the server finds the mistakes. It interprets
 * the schema, because the security policy forbids validators that compile it to code.
 */
export const validator: ValidatorType = {
  isValid: (schema: RJSFSchema, value: unknown) => new Validator(schema as object, '7').validate(value).valid,
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
};
