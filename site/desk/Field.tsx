import type { ReactNode } from 'react';
import fields from '../contact/fields.module.css';

interface Control {
  id: string;
  name: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  /** Why what was typed was not taken. */
  fault?: string | undefined;
  children: (control: Control) => ReactNode;
}

/** A control with its label, what helps with it, and what was wrong. */
export const Field = ({ name, label, hint, fault, children }: FieldProps) => {
  const described = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(' ');
  return (
    <div className={fields.field}>
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p id={`${name}-hint`} className={fields.hint}>
          {hint}
        </p>
      )}
      {children({
        id: name,
        name,
        className: fields.control,
        'aria-describedby': described || undefined,
        'aria-invalid': fault ? true : undefined,
      })}
      {fault && (
        <p id={`${name}-fault`} className={fields.message}>
          {fault}
        </p>
      )}
    </div>
  );
};
