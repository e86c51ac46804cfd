import type { ComponentProps } from 'react';
import { AccountBill } from './drawings/AccountBill.tsx';
import { BetweenVisits } from './drawings/BetweenVisits.tsx';
import { ClockDial } from './drawings/ClockDial.tsx';
import { ClockStrip } from './drawings/ClockStrip.tsx';
import { DeadlineLedger } from './drawings/DeadlineLedger.tsx';
import { FamilyWeek } from './drawings/FamilyWeek.tsx';
import { FaultyForm } from './drawings/FaultyForm.tsx';
import { HouseFront } from './drawings/HouseFront.tsx';
import { LeadMap } from './drawings/LeadMap.tsx';
import { ParcelMap } from './drawings/ParcelMap.tsx';
import { ShiftRoster } from './drawings/ShiftRoster.tsx';
import { StockCard } from './drawings/StockCard.tsx';
import { StreetPlan } from './drawings/StreetPlan.tsx';
import { VisitTranscript } from './drawings/VisitTranscript.tsx';
import { WardLog } from './drawings/WardLog.tsx';
import { WorkLoop } from './drawings/WorkLoop.tsx';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { draw, type Drawings } from '../../../../lib/draw.ts';
import { Inline } from '../../../../ui/Inline.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { LifecycleRecord as Content, RecordForm, RecordOf } from './LifecycleRecord.schema.ts';
import beside from '../../../../ui/beside.module.css';
import full from '../../../../ui/fullRows.module.css';
import styles from './LifecycleRecord.module.css';

interface Linked {
  resolveLink: ResolveLink;
}

type Shown = { [Form in RecordForm]: RecordOf[Form] & Linked };

interface Look {
  ground?: 'surface' | 'mist' | 'indigo';
  /** Where heading and lede stand: in two `columns` of their own, `inside` the drawing, or as those of other sections. */
  head?: 'columns' | 'inside' | Pick<ComponentProps<typeof SectionHead>, 'split' | 'space'>;
  /** The drawing reaches to the edges of the window. */
  wide?: boolean;
}

const drawings: Drawings<Shown, Look> = {
  between: { draw: BetweenVisits, ground: 'surface' },
  bill: { draw: AccountBill, ground: 'surface' },
  card: { draw: StockCard, ground: 'surface' },
  deadlines: { draw: DeadlineLedger, ground: 'surface', head: 'inside' },
  dial: { draw: ClockDial, head: 'inside' },
  faults: { draw: FaultyForm, head: { split: '6-6' } },
  front: { draw: HouseFront, head: 'columns' },
  hours: { draw: WardLog, ground: 'surface' },
  leads: { draw: LeadMap, ground: 'mist', head: 'columns' },
  parcels: { draw: ParcelMap, head: 'columns', wide: true },
  shifts: { draw: ShiftRoster, ground: 'surface' },
  street: { draw: StreetPlan, wide: true },
  strip: { draw: ClockStrip, ground: 'indigo', head: { space: 48 } },
  transcript: { draw: VisitTranscript, head: { space: 48 } },
  turns: { draw: WorkLoop },
  week: { draw: FamilyWeek },
};

/** The states of a record as numbered lines, and beside them the one that fails. */
function States({ states, breaks }: Pick<Content, 'states' | 'breaks'>) {
  return (
    <div className={`grid ${beside.beside} ${styles.lifecycle}`}>
      <ol role="list" className={`${full.three} ${styles.states}`}>
        {states.map(({ name, by, text }) => (
          <li key={name}>
            <b className={styles.name}>{name}</b>
            <span className="small">{by}</span>
            <span className="small soft">{text}</span>
          </li>
        ))}
      </ol>
      <div className={styles.breaks}>
        <h3>{withAmpersands(breaks.heading)}</h3>
        {breaks.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}

/** The one record that a product turns on: what it is about, a drawing of its own that can be counted, and its states. */
export function LifecycleRecord({ id, ...record }: Content & Linked & { id?: string }) {
  const { form, heading, lede, states, breaks, resolveLink } = record;
  const { ground, head = {}, wide } = drawings[form];
  const words = <Inline text={lede} resolveLink={resolveLink} />;
  return (
    <section id={id} className={styles.record} data-section="object-lifecycle" data-ground={ground}>
      {head !== 'inside' && (
        <div className="container">
          {head === 'columns' ? (
            <div className={styles.columns}>
              <h2>{withAmpersands(heading)}</h2>
              <p className="lede">{words}</p>
            </div>
          ) : (
            <SectionHead heading={heading} space={40} {...head}>
              {words}
            </SectionHead>
          )}
        </div>
      )}
      <div className={wide ? undefined : 'container'}>{draw(drawings, form, record)}</div>
      <div className="container">
        <States states={states} breaks={breaks} />
      </div>
    </section>
  );
}
