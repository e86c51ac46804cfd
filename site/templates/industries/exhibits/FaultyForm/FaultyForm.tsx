import { RecordStates } from '../../parts/RecordStates.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { FaultyForm as FaultyFormContent } from './FaultyForm.schema.ts';
import styles from './FaultyForm.module.css';

type Field = FaultyFormContent['fields'][number];

const KINDS = ['right', 'wrong', 'empty'] as const;

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
  const { heading, lede, sheet, fields, keys, margin, states, breaks } = props;
  const boxes = numbered(fields);
  return (
    <section id="lifecycle" data-section="object-lifecycle">
      <div className="container">
        <SectionHead heading={heading} split="6-6" space={40}>
          {lede}
        </SectionHead>
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
            <ul role="list" className={styles.keys}>
              {KINDS.map((kind) => (
                <li key={kind} data-kind={kind}>
                  <b>{boxes.filter((box) => box.kind === kind).length}</b> {keys[kind]}
                </li>
              ))}
            </ul>
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
        <RecordStates states={states} breaks={breaks} />
      </div>
    </section>
  );
}
