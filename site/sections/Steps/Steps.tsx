import type { ReactNode } from 'react';
import { Art } from '../../art/Art.tsx';
import { stepBars } from '../../art/bars.ts';
import { FallingStrokes } from '../../art/charts/FallingStrokes.tsx';
import { FewStrokes } from '../../art/charts/FewStrokes.tsx';
import { TallyFigure } from '../../art/charts/TallyFigure.tsx';
import type { TalliedContent } from '../../art/charts/tally.schema.ts';
import { both } from '../../art/Drawing.ts';
import { ContactLink } from '../../ui/Button.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SideHead } from '../../ui/SideHead.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import full from '../../ui/fullRows.module.css';
import bars from './Steps.bars.module.css';
import clock from './Steps.clock.module.css';
import days from './Steps.days.module.css';
import styles from './Steps.module.css';
import numbers from './Steps.numbers.module.css';
import sheet from './Steps.sheet.module.css';
import sides from './Steps.sides.module.css';
import strokes from './Steps.strokes.module.css';

interface Step {
  /** When, such as "Day 3"; numbered steps have none. */
  when?: string;
  title: string;
  text: string;
  /** How many marks are drawn with it. */
  marks?: number;
  /** It is free of charge, or decides. */
  lead?: boolean;
  /** At which of two places it happened, and the name of that place. */
  side?: 'first' | 'second' | 'both';
  place?: string | undefined;
  /** Name of the fixed promise that it states. */
  fact?: string | undefined;
}

interface StepsProps {
  layout: keyof typeof layouts;
  /** What links to this section end in. */
  id?: string;
  /** Which section of the page this is, such as `agenda`. */
  kind: string;
  /** The ground it stands on; `page` is the page's own. */
  ground?: 'mist' | 'teal' | 'indigo' | 'page';
  /** Name of the fixed promise that the steps keep together. */
  fact?: string;
  heading: string;
  lede?: string;
  steps: readonly Step[];
  /** A number that the words tell, drawn as strokes. */
  tally?: TalliedContent | undefined;
  /** A button under the steps that opens the contact form. */
  action?: string | undefined;
}

interface Layout {
  look: CSSModuleClasses;
  head: (props: StepsProps) => ReactNode;
  /** Head and steps are columns of the page's grid. */
  beside?: boolean;
  /** A class of `fullRows` for the list. */
  rows?: string | undefined;
  /** What is drawn with a step. */
  mark?: (step: Step, at: number) => ReactNode;
  /** What the list lies on. */
  under?: (list: ReactNode, props: StepsProps) => ReactNode;
}

/** The bars take the colour of their place. */
const paint = both('currentColor');

const layouts = {
  /** Side by side, each under as many bars as it has days or hours. */
  bars: {
    look: bars,
    head: ({ heading, lede }) => <SectionHead heading={heading}>{lede}</SectionHead>,
    rows: full.two,
    mark: ({ marks = 1 }) => <Art drawing={stepBars({ weeks: marks, paint })} fit="xMinYMax" />,
  },
  /** One under the other, each as long as it takes: a stroke of rain for every day or week. */
  days: {
    look: days,
    beside: true,
    head: ({ heading, lede }) => <SideHead heading={heading} lede={lede} split="5-7" className={days.head} />,
    mark: ({ marks = 0 }) => marks > 0 && <FallingStrokes count={marks} />,
  },
  /** By the clock, divided by slanted lines. */
  clock: {
    look: clock,
    head: ({ heading }) => <h2 className={clock.heading}>{withAmpersands(heading)}</h2>,
  },
  /** What the reader holds by then, each thing under as many strokes as are in hand. */
  strokes: {
    look: strokes,
    head: ({ heading, lede }) => <SectionHead heading={heading}>{lede}</SectionHead>,
    mark: (_, at) => <FewStrokes count={at + 1} className={strokes.strokes} />,
  },
  /** What happened at the first place stands left, at the second one right. */
  sides: {
    look: sides,
    head: ({ heading, lede }) => (
      <SectionHead heading={heading} space={64}>
        {lede}
      </SectionHead>
    ),
  },
  /** Numbered, beside their heading. */
  numbers: {
    look: numbers,
    beside: true,
    head: ({ heading, lede, tally }) => (
      <SideHead heading={heading} lede={lede} split="5-7" className={numbers.head}>
        {tally && <TallyFigure {...tally} />}
      </SideHead>
    ),
  },
  /** An agreement as the sheet of paper that it is: clauses with their dates in the margin, strokes at the foot. */
  sheet: {
    look: sheet,
    beside: true,
    head: ({ heading }) => <h2 className={sheet.heading}>{withAmpersands(heading)}</h2>,
    under: (list, { tally }) => (
      <div className={sheet.sheet} data-ground="page">
        {list}
        {tally && <TallyFigure {...tally} />}
      </div>
    ),
  },
} satisfies Record<string, Layout>;

/** Steps in their order, each with when it comes and what it is. */
export function Steps(props: StepsProps) {
  const { layout, id, kind, ground, fact, steps, action } = props;
  const { look, head, beside, rows = '', mark, under = (list) => list }: Layout = layouts[layout];
  const list = (
    <ol role="list" className={`${rows} ${look.steps}`.trim()}>
      {steps.map((step, at) => (
        <li key={step.title} data-lead={step.lead || undefined} data-side={step.side} data-fact={step.fact}>
          {mark?.(step, at)}
          {step.when && (
            <p className={`${styles.when} ${look.when ?? ''}`.trim()}>
              {step.when}
              {step.place && <span className="soft"> in {step.place}</span>}
            </p>
          )}
          <h3>{withAmpersands(step.title)}</h3>
          <p className="soft">{step.text}</p>
        </li>
      ))}
    </ol>
  );
  return (
    <section id={id} data-section={kind} data-ground={ground} data-fact={fact}>
      <div className={beside ? 'container grid' : 'container'}>
        {head(props)}
        {under(list, props)}
        {action && (
          <p className={look.action}>
            <ContactLink>{action}</ContactLink>
          </p>
        )}
      </div>
    </section>
  );
}
