import { z } from 'zod';
import { type ContentFile, locate } from './content-file.ts';
import { valueAt } from './fields-of.ts';
import { type ContentPath, describeValue, type Problem } from './problem.ts';

type Issue = z.core.$ZodIssue;

/** Turns schema issues into plain messages with positions. */
export function schemaProblems(file: ContentFile, schema: z.ZodType, issues: readonly Issue[]): Problem[] {
  return issues.flatMap(resolveUnion).flatMap((issue) => {
    const path = issue.path as ContentPath;
    const at = { file: file.file, field: path };
    if (issue.code === 'unrecognized_keys') {
      const fields = fieldsAt(schema, path);
      return issue.keys.map((key) => ({
        ...at,
        ...locate(file, [...path, key], 'name'),
        expected: fields.length > 0 ? `only the fields ${fields.join(', ')}` : 'no other fields',
        found: key,
      }));
    }
    return { ...at, ...locate(file, path), expected: expectation(issue), found: describeValue(valueAt(file.data?.value, path)) };
  });
}

/** Codes of issues with a value of the right shape. */
const shapeIsRight: readonly string[] = ['custom', 'too_big', 'too_small', 'unrecognized_keys'];

/** For a union, reports the issues of the best-matching option. */
function resolveUnion(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const closest = issue.errors
    .filter((faults) => !faults.some(({ code, path }) => path.length === 0 && !shapeIsRight.includes(code)))
    .sort((a, b) => a.length - b.length)[0];
  return closest ? closest.flatMap((fault) => resolveUnion({ ...fault, path: [...issue.path, ...fault.path] })) : [issue];
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};
const formatNames: Readonly<Record<string, string>> = {
  url: "a URL such as 'https://www.example.org'",
  email: "an email address such as 'name@example.org'",
  date: "a date such as '2026-04-01'",
};

function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeNames[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return issue.values.length === 1 ? String(issue.values[0]) : `one of ${issue.values.join(', ')}`;
    case 'too_small':
      if (issue.inclusive === false) return `more than ${issue.minimum}`;
      return issue.origin === 'string' && issue.minimum === 1 ? 'some text' : limit(issue, 'at least', issue.minimum);
    case 'too_big':
      return limit(issue, 'at most', issue.maximum);
    case 'not_multiple_of':
      return 'pounds with at most two decimal places';
    case 'invalid_format':
      return formatNames[issue.format] ?? withoutExpected(issue.message);
    case 'invalid_union':
      return issue.errors.map((faults) => faults.map(expectation).join(' and ')).join(', or ');
    default:
      return withoutExpected(issue.message);
  }
}

function limit({ exact, origin }: { exact?: boolean; origin: string }, word: string, n: number | bigint): string {
  const unit = origin === 'string' ? ' characters' : origin === 'array' ? (n === 1 ? ' entry' : ' entries') : '';
  return `${exact ? 'exactly' : word} ${n}${unit}`;
}

/** Removes the prefix 'expected' from schema messages, because describeProblem adds it. */
function withoutExpected(message: string): string {
  return message.replace(/^expected /, '');
}

/** The field names that a schema allows at a path, to suggest for a misspelt field. */
function fieldsAt(schema: unknown, path: ContentPath): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return fieldsAt(schema.unwrap(), path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => fieldsAt(option, path));
  const [part, ...rest] = path;
  if (schema instanceof z.ZodObject) return part === undefined ? Object.keys(schema.shape) : fieldsAt(schema.shape[part], rest);
  if (schema instanceof z.ZodArray && part !== undefined) return fieldsAt(schema.element, rest);
  return [];
}
