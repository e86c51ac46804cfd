import { most, type EstimateBook, type EstimateLine } from '../../parts/estimate.ts';
import { fill } from '../../../../collections/fill.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Choice, Count, Options } from './Calculator.fields.tsx';
import type { Calculator as CalculatorContent } from './Calculator.schema.ts';
import styles from './Calculator.module.css';

type Words = Pick<CalculatorContent, 'labels' | 'row' | 'places' | 'remove' | 'unpriced' | 'words'>;

interface CalculatorRowProps extends Words {
  line: EstimateLine;
  book: EstimateBook;
  /** Which regions of the book are offices. */
  offices: readonly string[];
  /** Its number, counted from 1, and whether it stands alone. */
  nth: number;
  isOnly: boolean;
  /** Its arithmetic in words. */
  sum: string;
}

/** One role of an estimate: who, at which level, from where, how many, and what they come to. */
export function CalculatorRow(props: CalculatorRowProps) {
  const { line, book, offices, places, labels, row, remove, unpriced, words } = props;
  const { nth, isOnly, sum } = props;
  const number = String(nth);
  const regions = Object.entries(book.regions).map(([id, name]) => ({
    ...{ id, name },
    isPriced: book.roles[line.role]?.rates[id] !== undefined,
    isOurs: offices.includes(id),
  }));
  return (
    <fieldset className={styles.row} data-row>
      <legend className="visually-hidden">{fill(row, { row: number })}</legend>
      <Choice label={labels.role} name="role" value={line.role}>
        <Options all={Object.entries(book.roles).map(([id, { name }]) => [id, name])} />
      </Choice>
      <Choice label={labels.level} name="level" value={line.level}>
        <option value="">{words.any}</option>
        <Options all={Object.entries(book.levels)} />
      </Choice>
      <Choice label={labels.region} name="region" value={line.region}>
        {[true, false].map((isOurs) => (
          <optgroup key={String(isOurs)} label={isOurs ? places.offices : places.others}>
            {regions
              .filter((one) => one.isOurs === isOurs)
              .map(({ id, name, isPriced }) => (
                <option key={id} value={id} disabled={!isPriced}>
                  {isPriced ? name : fill(unpriced, { region: name })}
                </option>
              ))}
          </optgroup>
        ))}
      </Choice>
      <Count label={labels.people} name="people" value={line.people} most={most.people} />
      <button
        type="button"
        className={styles.remove}
        aria-label={fill(remove, { row: number })}
        hidden={isOnly}
        data-remove
      >
        <Icon name="x" size={20} />
      </button>
      <p className={`small ${styles.sum}`} data-sum data-price={`rates/${line.role}`}>
        {sum}
      </p>
      <p className={styles.problem} data-problem hidden />
    </fieldset>
  );
}
