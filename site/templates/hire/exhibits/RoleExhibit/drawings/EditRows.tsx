import { Squares } from '../../../../../art/charts/Squares.tsx';
import type { ExhibitOf } from '../RoleExhibit.schema.ts';
import styles from './EditRows.module.css';

/** Squares side by side at most. */
const COLUMNS = 24;

/** What a team wanted to change in a month, a square for each edit; those that needed a developer are marked. */
export const EditRows = ({ rows, unit }: Pick<ExhibitOf['edits'], 'rows' | 'unit'>) => (
  <dl className={styles.rows}>
    {rows.map(({ name, all, marked }) => (
      <div key={name}>
        <dt>
          {name} <span className="soft">{`${marked} of ${all} ${unit}`}</span>
        </dt>
        <dd>
          <Squares all={all} marked={marked} columns={COLUMNS} />
        </dd>
      </div>
    ))}
  </dl>
);
