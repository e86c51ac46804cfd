import { withAmpersands } from '../../../../../ui/Title.tsx';
import type { FaultyForm as FaultyFormContent } from './FaultyForm.schema.ts';
import { Legend } from './Legend.tsx';
import styles from './FaultyForm.module.css';

type Field = FaultyFormContent['fields'][number];

const KINDS = ['right', 'wrong', 'empty'] as const;

const TONES = { right: 'ink', wrong: 'alarm', empty: 'alarm' } as const;

const kindOf = ({ value, fault }: Field): (typeof KINDS)[number] => {
  if (fault === undefined) return 'right';
  return value === undefined ? 'empty' : 'wrong';
};

/** The fields with their kind, and a number for those that have a note in the margin. */
function numbered(fields: readonly Field[]) {
  let notes = 0;
  return fields.map((field) => ({
    ...field,
    kind: kindOf(field),
    no: field.fault === undefined ? undefined : (notes += 1),
  }));
}

/** A form as it came in: one box a field, the faults numbered, and a note in the margin for each of them. */
export function FaultyForm(props: FaultyFormContent) {
  const { sheet, fields, keys, margin } = props;
  const boxes = numbered(fields);
  return (
    <div className={styles.desk}>
      <div className={styles.sheet} data-ground="surface">
        <p className={styles.title}>{withAmpersands(sheet.title)}</p>
        <p className="small soft">{sheet.note}</p>
        <ul role="list" className={styles.fields}>
          {boxes.map(({ label, value, kind, no }) => (
            <li key={label} data-kind={kind}>
              <span className={styles.label}>{label}</span>
              {value !== undefined && <span className={styles.value}>{value}</span>}
              {no !== undefined && <b className={styles.no}>{no}</b>}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <Legend
          className={styles.keys}
          kinds={KINDS}
          tones={TONES}
          count={(kind) => boxes.filter((box) => box.kind === kind).length}
          words={keys}
        />
        <h3 className={styles.over}>{margin}</h3>
        <ol role="list" className={styles.notes}>
          {boxes.map(
            ({ label, fault, no }) =>
              fault !== undefined && (
                <li key={label}>
                  <b className={styles.no}>{no}</b>
                  <span>
                    <b>{label}</b> <span className="small soft">{fault}</span>
                  </span>
                </li>
              ),
          )}
        </ol>
      </div>
    </div>
  );
}
