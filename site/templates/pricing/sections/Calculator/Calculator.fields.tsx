import type { ReactNode } from 'react';
import styles from './Calculator.module.css';

interface ChoiceProps {
  label: string;
  name: string;
  value: string;
  /** Its options. */
  children: ReactNode;
}

/** A choice among options. */
export function Choice({ label, name, value, children }: ChoiceProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select name={name} defaultValue={value}>
        {children}
      </select>
    </label>
  );
}

/** Options, each a value and its name. */
export function Options({ all }: { all: readonly (readonly [value: string, name: string])[] }) {
  return all.map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}

interface CountProps {
  label: string;
  name: string;
  value: number;
  most: number;
}

/** A whole number from 1 on. */
export function Count({ label, name, value, most }: CountProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input name={name} type="number" inputMode="numeric" min="1" max={most} defaultValue={value} />
    </label>
  );
}
