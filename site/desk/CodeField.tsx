import type { FreshCode } from '../../contract/desk.ts';
import { Field } from './Field.tsx';
import styles from './CodeField.module.css';
import { plural } from './words.ts';

/** Why a code was not taken. */
export function codeFault(problem: FreshCode['problem']): string | undefined {
  if (!problem) return undefined;
  if (problem.why === 'wrong')
    return `That code is not right. You can try ${plural(problem.triesLeft, 'more time', 'more times')}.`;
  return problem.why === 'over'
    ? 'That code no longer works. Ask for a new one.'
    : 'Too many codes were asked for. Wait a few minutes.';
}

/** Where a code from a mail is typed or pasted. */
export const CodeField = ({ problem }: { problem: FreshCode['problem'] }) => (
  <Field
    name="code"
    label="Code"
    hint="Eight letters and digits, from the mail. Capitals and spaces do not matter."
    fault={codeFault(problem)}
  >
    {(control) => (
      <input
        {...control}
        className={`${control.className} ${styles.code}`}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
    )}
  </Field>
);
