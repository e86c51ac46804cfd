import { unitChart } from '../../../../../art/charts/unitChart.ts';
import type { ResolveLink } from '../../../../../collections/ResolveLink.ts';
import { amount } from '../../../../../lib/money.ts';
import { GainIcon } from '../../../../../ui/GainIcon.tsx';
import { Inline } from '../../../../../ui/Inline.tsx';
import { STROKE } from '../../../parts/stroke.ts';
import type { BillContent } from './Bill.schema.ts';
import styles from './Bill.module.css';

interface BillProps extends BillContent {
  resolveLink: ResolveLink;
}

/** A bill before and after the work, line by line: a stroke for each part of it, the saved ones in colour. */
export function Bill(props: BillProps) {
  const { heading, each, currency, columns, items, sum, note, resolveLink } = props;
  const most = Math.max(...items.flatMap(({ before, after }) => [before, after]));
  const all = (field: 'before' | 'after') => items.reduce((total, item) => total + item[field] * each, 0);
  return (
    <>
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
            const kept = Math.min(before, after);
            const amounts = [kept, before - kept, most - before];
            const { width, height, paths } = unitChart({ ...STROKE, amounts });
            return (
              <tr key={name}>
                <th scope="row">
                  <b>
                    <GainIcon name={icon} />
                    {name}
                  </b>{' '}
                  <span className="small soft">{text}</span>
                  <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
                    <path d={paths[0]} />
                    {paths[1] && <path className={styles.saved} d={paths[1]} />}
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
    </>
  );
}
