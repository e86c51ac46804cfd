import { fieldHelp } from './fieldHelp.ts';
import type { z } from 'astro/zod';

/** Explains in plain words what is wrong with a field; messages from our own schemas are kept. */
function explain(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `there is no such field as ${issue.keys.map((key) => `"${key}"`).join(', ')} here; check the spelling or remove it.`;
    case 'invalid_type':
      return issue.message.startsWith('Invalid input')
        ? `expected is ${nameOf(issue.expected)}; ${issue.message.includes('undefined') ? 'the field is missing' : 'something else stands there'}.`
        : issue.message;
    case 'invalid_value':
      return issue.message.startsWith('Invalid')
        ? `expected is one of: ${issue.values.join(', ')}.`
        : issue.message;
    default:
      return issue.message;
  }
}

function nameOf(type: string): string {
  const names: Record<string, string> = {
    string: 'a text',
    number: 'a number',
    boolean: 'true or false',
    array: 'a list (each entry on its own line after a dash)',
    object: 'a group of fields',
    record: 'a group of fields',
  };
  return names[type] ?? type;
}

/**
 * The message for an editor whose file breaks its schema: file, field and what is expected, a line each, followed by
 * what the field is for.
 */
export function contentError(file: string, schema: z.ZodType, issues: readonly z.core.$ZodIssue[]): string {
  return issues
    .map((issue) => {
      const help = fieldHelp(schema, issue.path);
      const field = issue.path.join('.') || 'the file';
      return `${file}: ${field}: ${explain(issue)}${help ? `\n  What stands there: ${help}` : ''}`;
    })
    .join('\n');
}
