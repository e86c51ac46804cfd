import { packs, shelves } from './StockCard.geometry.ts';
import { RecordStates } from '../../parts/RecordStates.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import type { StockCard as StockCardContent } from './StockCard.schema.ts';
import styles from './StockCard.module.css';

type Lot = StockCardContent['lots'][number];

const KINDS = ['out', 'sound', 'soon', 'recalled', 'traced'] as const;

type Kind = (typeof KINDS)[number];

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
      <path data-kind={outOf(lot)} d={packs(0, lot.out)} />
      <path data-kind={lot.state} d={packs(lot.out, all)} />
    </svg>
  );
}

/** The stock card of one product: a carton for every pack, lot by lot, and the point at which more is ordered. */
export function StockCard(props: StockCardContent) {
  const { heading, lede, product, lots, reorder, keys, states, breaks } = props;
  const total = (kind: Kind) => lots.reduce((all, lot) => all + count(lot, kind), 0);
  const inStock = total('sound') + total('soon');
  return (
    <section id="lifecycle" data-section="object-lifecycle" data-ground="surface">
      <div className="container">
        <SectionHead heading={heading} space={40}>
          {lede}
        </SectionHead>
        <div className={styles.card}>
          <div>
            <p className={styles.product}>{product.name}</p>
            <p className="soft">{product.note}</p>
            <ul role="list" className={styles.keys}>
              {KINDS.map((kind) => (
                <li key={kind} data-kind={kind}>
                  <b>{total(kind)}</b> <span>{keys[kind]}</span>
                </li>
              ))}
            </ul>
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
        <RecordStates states={states} breaks={breaks} />
      </div>
    </section>
  );
}
