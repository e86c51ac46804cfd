import { MeasuredHero, type MeasuredHeroWords } from '../../ui/MeasuredHero.tsx';
import type { InstrumentHero as InstrumentHeroContent } from './InstrumentHero.schema.ts';
import { LoadCurve } from './LoadCurve.tsx';
import { PagerLog } from './PagerLog.tsx';
import { Receipt } from './Receipt.tsx';
import { Slices } from './Slices.tsx';

type Drawn<Content> = Content extends unknown ? Omit<Content, keyof MeasuredHeroWords> : never;
type InstrumentHeroProps = MeasuredHeroWords & Drawn<InstrumentHeroContent>;

/** Ground and place of each drawing. */
const LOOK = {
  receipt: { ground: 'teal', place: 'tall' },
  load: { ground: 'indigo', place: 'below' },
  log: { ground: 'warm', place: 'before' },
  slices: { ground: 'surface', place: 'below' },
} as const;

/** The ground of a hero with this drawing. */
export const groundOf = (drawing: keyof typeof LOOK): string => LOOK[drawing].ground;

/** The top of a page about work that is measured, with the drawing of its own instrument. */
export function InstrumentHero(props: InstrumentHeroProps) {
  const { headline, lede, action, link, answers, href } = props;
  return (
    <MeasuredHero {...{ headline, lede, action, link, answers, href }} {...LOOK[props.drawing]}>
      {props.drawing === 'receipt' && <Receipt {...props.receipt} />}
      {props.drawing === 'load' && <LoadCurve {...props.load} />}
      {props.drawing === 'log' && <PagerLog {...props.log} />}
      {props.drawing === 'slices' && <Slices {...props.slices} />}
    </MeasuredHero>
  );
}
