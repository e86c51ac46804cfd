import { strokes } from '../../parts/strokes.ts';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { amount } from '../../../../lib/money.ts';
import { GainIcon } from '../../../../ui/GainIcon.tsx';
import { Inline } from '../../../../ui/Inline.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import type { BillStrokes as BillStrokesContent } from './BillStrokes.schema.ts';
import styles from './BillStrokes.module.css';

interface BillStrokesProps extends BillStrokesContent {
  resolveLink: ResolveLink;
}

/** A bill before and after the work, line by line: a stroke for each part of it, the saved ones in colour. */
export function BillStrokes(props: BillStrokesProps) {
  const { heading, lede, each, currency, columns, items, sum, note, resolveLink } = props;
  const most = Math.max(...items.flatMap(({ before, after }) => [before, after]));
  const all = (field: 'before' | 'after') => items.reduce((total, item) => total + item[field] * each, 0);
  return (
    <section className={styles.bill} data-section="benefits" data-ground="mist">
      <div className="container">
        <SectionHead heading={heading} space={40}>
          {lede}
        </SectionHead>
        <table className={styles.table}>
          <caption className="visually-hidden">
            {heading}, {currency}
          </caption>
          <thead className="small soft">
            <tr>
              <th scope="col">{columns.item}</th>
              <th scope="col">{columns.before}</th>
              <th scope="col">{columns.after}</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ icon, name, before, after, text }) => {
              const { width, height } = strokes(most, most);
              const { lead, rest } = strokes(before, Math.min(before, after));
              return (
                <tr key={name}>
                  <th scope="row">
                    <b>
                      <GainIcon name={icon} />
                      {name}
                    </b>{' '}
                    <span className="small soft">{text}</span>
                    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
                      <path d={lead} />
                      {rest && <path className={styles.saved} d={rest} />}
                    </svg>
                  </th>
                  <td>{amount(before * each)}</td>
                  <td>{amount(after * each)}</td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                {sum}, {currency}
              </th>
              <td>{amount(all('before'))}</td>
              <td>{amount(all('after'))}</td>
            </tr>
          </tfoot>
        </table>
        <p className={styles.note}>
          <Inline text={note} resolveLink={resolveLink} />
        </p>
      </div>
    </section>
  );
}
