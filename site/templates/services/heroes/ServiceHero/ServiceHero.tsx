import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { type ByKey, draw, type Drawings } from '../../../../lib/draw.ts';
import { HeroActions } from '../../../../ui/HeroActions.tsx';
import { ShortAnswers, type ShortAnswersProps } from '../../../../ui/ShortAnswers.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import { Backlog } from './drawings/Backlog.tsx';
import { Board } from './drawings/Board.tsx';
import { Canvas } from './drawings/Canvas.tsx';
import { Ladder } from './drawings/Ladder.tsx';
import { Load } from './drawings/Load.tsx';
import { Log } from './drawings/Log.tsx';
import { Loop } from './drawings/Loop.tsx';
import { Receipt } from './drawings/Receipt.tsx';
import { Route } from './drawings/Route.tsx';
import { Score } from './drawings/Score.tsx';
import { Screen } from './drawings/Screen.tsx';
import { Slices } from './drawings/Slices.tsx';
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

const drawings: Drawings<ByKey<'drawing', ServiceHeroProps>> = {
  board: Board,
  canvas: Canvas,
  ladder: Ladder,
  loop: Loop,
  struck: Struck,
  template: Template,
  waterfall: Waterfall,
  weight: Weight,
  score: Score,
  receipt: Receipt,
  load: Load,
  log: Log,
  slices: Slices,
  spread: Spread,
  backlog: Backlog,
  screen: Screen,
  route: Route,
};

/** The colour of the band, and how words and drawing stand on it in wide windows (the stylesheet lays out each place). */
const looks = {
  board: { ground: 'indigo', place: 'foot' },
  canvas: { ground: 'teal', place: 'foot' },
  ladder: { ground: 'mist', place: 'foot' },
  loop: { ground: 'amber', place: 'foot' },
  struck: { ground: 'page', place: 'foot' },
  template: { ground: 'mist', place: 'foot' },
  waterfall: { ground: 'teal', place: 'foot' },
  weight: { ground: 'warm', place: 'foot' },
  score: { ground: 'mist', place: 'after' },
  receipt: { ground: 'teal', place: 'tall' },
  load: { ground: 'indigo', place: 'below' },
  log: { ground: 'warm', place: 'before' },
  slices: { ground: 'surface', place: 'below' },
  spread: { ground: 'warm', place: 'cut' },
  backlog: { ground: 'indigo', place: 'beside' },
  screen: { ground: 'amber', place: 'beside' },
  route: { ground: 'teal', place: 'under' },
} as const satisfies Readonly<Record<Drawing, { ground: string; place: string }>>;

/** The ground of a hero with this drawing, on which header and breadcrumb stand too. */
export const groundOf = (drawing: Drawing): string => looks[drawing].ground;

/** The top of a page about a service: its words, its first answers and one drawing that can be counted. */
export function ServiceHero(props: ServiceHeroProps) {
  const { drawing, headline, lede, action, link, answers, resolveLink } = props;
  const { ground, place } = looks[drawing];
  return (
    <section className={styles.hero} data-section="hero" data-ground={ground} data-place={place}>
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
