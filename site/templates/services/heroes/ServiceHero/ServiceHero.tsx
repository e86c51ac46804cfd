import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { type ByKey, draw, type Drawings } from '../../../../lib/draw.ts';
import { HeroActions } from '../../../../ui/HeroActions.tsx';
import { ShortAnswers, type ShortAnswersProps } from '../../../../ui/ShortAnswers.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import { Backlog } from './drawings/Backlog.tsx';
import { Board } from './drawings/Board.tsx';
import { Canvas } from './drawings/Canvas.tsx';
import counted from './drawings/Counted.module.css';
import { Ladder } from './drawings/Ladder.tsx';
import load from './drawings/Load.module.css';
import { Load } from './drawings/Load.tsx';
import log from './drawings/Log.module.css';
import { Log } from './drawings/Log.tsx';
import { Loop } from './drawings/Loop.tsx';
import measured from './drawings/measured.module.css';
import receipt from './drawings/Receipt.module.css';
import { Receipt } from './drawings/Receipt.tsx';
import { Route } from './drawings/Route.tsx';
import score from './drawings/Score.module.css';
import { Score } from './drawings/Score.tsx';
import { Screen } from './drawings/Screen.tsx';
import sheet from './drawings/Sheet.module.css';
import { Slices } from './drawings/Slices.tsx';
import spread from './drawings/Spread.module.css';
import { Spread } from './drawings/Spread.tsx';
import { Struck } from './drawings/Struck.tsx';
import { Template } from './drawings/Template.tsx';
import { Waterfall } from './drawings/Waterfall.tsx';
import { Weight } from './drawings/Weight.tsx';
import type { ServiceHero as ServiceHeroContent } from './ServiceHero.schema.ts';
import styles from './ServiceHero.module.css';

/** What stands beside a hero's content: its answers as they are shown, and what its drawing and links depend on. */
interface Found {
  answers: ShortAnswersProps['answers'];
  /** The day of the build, such as 2026-11-26. */
  today: string;
  resolveLink: ResolveLink;
}

type WithoutAnswers<Content> = Content extends unknown ? Omit<Content, 'answers'> : never;
type ServiceHeroProps = WithoutAnswers<ServiceHeroContent> & Found;
type Drawing = ServiceHeroContent['drawing'];

const { place: foot } = counted;
const { below } = measured;
const { beside, under } = sheet;

interface Look {
  /** The colour of the band. */
  ground: string;
  /** The class that says how words and drawing stand on it. */
  place: string | undefined;
}

const drawings: Drawings<ByKey<'drawing', ServiceHeroProps>, Look> = {
  board: { draw: Board, ground: 'indigo', place: foot },
  canvas: { draw: Canvas, ground: 'teal', place: foot },
  ladder: { draw: Ladder, ground: 'mist', place: foot },
  loop: { draw: Loop, ground: 'amber', place: foot },
  struck: { draw: Struck, ground: 'page', place: foot },
  template: { draw: Template, ground: 'mist', place: foot },
  waterfall: { draw: Waterfall, ground: 'teal', place: foot },
  weight: { draw: Weight, ground: 'warm', place: foot },
  score: { draw: Score, ground: 'mist', place: score.place },
  receipt: { draw: Receipt, ground: 'teal', place: receipt.place },
  load: { draw: Load, ground: 'indigo', place: `${below} ${load.band}` },
  log: { draw: Log, ground: 'warm', place: log.place },
  slices: { draw: Slices, ground: 'surface', place: below },
  spread: { draw: Spread, ground: 'warm', place: spread.place },
  backlog: { draw: Backlog, ground: 'indigo', place: beside },
  screen: { draw: Screen, ground: 'amber', place: beside },
  route: { draw: Route, ground: 'teal', place: under },
};

/** The ground of a hero with this drawing, on which header and breadcrumb stand too. */
export const groundOf = (drawing: Drawing): string => drawings[drawing].ground;

/** The top of a page about a service: its words, its first answers and one drawing that can be counted. */
export function ServiceHero(props: ServiceHeroProps) {
  const { drawing, headline, lede, action, link, answers, resolveLink } = props;
  const { ground, place } = drawings[drawing];
  return (
    <section className={`${styles.hero} ${place}`} data-section="hero" data-ground={ground}>
      <div className={`container ${styles.columns}`}>
        <h1>{withAmpersands(headline)}</h1>
        <div className={styles.opening}>
          <p className="lede">{lede}</p>
          <HeroActions action={action} link={link} resolveLink={resolveLink} />
        </div>
        <ShortAnswers answers={answers} className={styles.answers} resolveLink={resolveLink} />
        {draw(drawings, drawing, props)}
      </div>
    </section>
  );
}
