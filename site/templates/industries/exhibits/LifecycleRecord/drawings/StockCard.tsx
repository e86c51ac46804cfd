import { packs, shelves } from './StockCard.geometry.ts';
import type { StockCard as StockCardContent } from './StockCard.schema.ts';
import { Legend } from './Legend.tsx';
import styles from './StockCard.module.css';

type Lot = StockCardContent['lots'][number];

const KINDS = ['out', 'sound', 'soon', 'recalled', 'traced'] as const;

type Kind = (typeof KINDS)[number];

const TONES = { out: 'faint', sound: 'main', soon: 'ink', recalled: 'alarm', traced: 'alarm' } as const;

/** Packs of a recalled lot that went out have to be traced to a patient. */
const outOf = ({ state }: Lot): Kind => (state === 'recalled' ? 'traced' : 'out');

/** How many packs of one kind a lot holds. */
const count = (lot: Lot, kind: Kind): number =>
  (outOf(lot) === kind ? lot.out : 0) + (lot.state === kind ? lot.left : 0);

/** One lot on its shelves: the packs that went out as outlines, then those that are left. */
function Shelf({ lot }: { lot: Lot }) {
  const all = lot.out + lot.left;
  const { width, height, d } = shelves(all);
  return (
    <svg className={styles.shelf} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className={styles.board} d={d} />
      <path data-tone={TONES[outOf(lot)]} data-out="" d={packs(0, lot.out)} />
      <path data-tone={TONES[lot.state]} d={packs(lot.out, all)} />
    </svg>
  );
}

/** The stock card of one product: a carton for every pack, lot by lot, and the point at which more is ordered. */
export function StockCard(props: StockCardContent) {
  const { product, lots, reorder, keys } = props;
  const total = (kind: Kind) => lots.reduce((all, lot) => all + count(lot, kind), 0);
  const inStock = total('sound') + total('soon');
  return (
    <div className={styles.card}>
      <div>
        <p className={styles.product}>{product.name}</p>
        <p className="soft">{product.note}</p>
        <Legend
          layout="lines"
          className={styles.keys}
          kinds={KINDS}
          tones={TONES}
          count={total}
          words={keys}
        />
        <p className={styles.reorder}>
          <b>
            {inStock} of {reorder.at}
          </b>
          <span>{reorder.label}</span>
          <span className="small soft">{reorder.says}</span>
        </p>
      </div>
      <ol role="list" className={styles.lots}>
        {lots.map((lot) => (
          <li key={lot.name}>
            <p className={styles.lot}>
              <b>{lot.name}</b>
              <span>{lot.expires}</span>
              <span className="small soft">{lot.note}</span>
            </p>
            <Shelf lot={lot} />
          </li>
        ))}
      </ol>
    </div>
  );
}
