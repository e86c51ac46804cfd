import type { ReactNode } from 'react';
import styles from './SpecimenInvoice.module.css';

interface SpecimenInvoiceProps {
  title: string;
  /** Who bills whom. */
  children: ReactNode;
  /** What is billed, each line with its amount. */
  lines: readonly { label: string; value: ReactNode; total?: boolean }[];
  /** The rates that its amounts come from: the name of their file. */
  rates: string | undefined;
  note?: string;
  /** Its place in the section; sets `--term`, the width that the words of a line ask for. */
  className: string | undefined;
}

/** An invoice as it would look. */
export function SpecimenInvoice({ title, children, lines, rates, note, className }: SpecimenInvoiceProps) {
  return (
    <div className={`${styles.invoice} ${className}`} data-ground="surface">
      <p className={styles.title}>{title}</p>
      {children}
      <dl data-price={`rates/${rates}`}>
        {lines.map(({ label, value, total }) => (
          <div key={label} data-total={total}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="small soft">{note}</p>}
    </div>
  );
}
