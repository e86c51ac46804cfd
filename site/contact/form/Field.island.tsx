import type { HTMLInputAutoCompleteAttribute } from 'react';
import fields from '../fields.module.css';
import { Message } from './Message.island.tsx';

interface FieldProps {
  id: string;
  name: string;
  label: string;
  value: string;
  error?: string | undefined;
  hint?: string;
  placeholder?: string;
  multiline?: boolean;
  readOnly: boolean;
  required: boolean;
  type?: 'text' | 'email';
  inputMode?: 'email';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  onChange: (value: string) => void;
}

/** A labelled field with its hint, and its message while it is in error. */
export function Field({ id, label, error, hint, multiline = false, onChange, ...attributes }: FieldProps) {
  const messageId = `${id}-message`;
  const hintId = `${id}-hint`;
  const described = [error && messageId, hint && hintId].filter(Boolean).join(' ');
  const control = {
    ...attributes,
    id,
    className: fields.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <div className={fields.field} data-multiline={multiline || undefined}>
      <label htmlFor={id}>{label}</label>
      {multiline ? (
        <textarea {...control} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input {...control} onChange={({ target }) => onChange(target.value)} />
      )}
      <Message id={messageId} text={error} />
      {hint && (
        <p id={hintId} className={fields.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
