import { SquareRows } from './EditRows.chart.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import type { EditRows as EditRowsContent } from './EditRows.schema.ts';
import styles from './EditRows.module.css';

interface EditRowsProps extends EditRowsContent {
  /** What links to this section ends in. */
  id?: string;
  ground?: 'mist' | 'surface' | 'warm';
}

/** What a team wanted to change in a month, a square for each edit; those that needed a developer are marked. */
export function EditRows({ id, ground, heading, lede, unit, rows, note }: EditRowsProps) {
  return (
    <section id={id} data-section="edits-of-a-month" data-ground={ground}>
      <div className="container">
        <SectionHead heading={heading}>{lede}</SectionHead>
        <SquareRows rows={rows} unit={unit} />
        <p className={styles.note}>{note}</p>
      </div>
    </section>
  );
}
