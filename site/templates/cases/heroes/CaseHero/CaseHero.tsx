import { draw, type Drawings } from '../../../../lib/draw.ts';
import hero from '../../../../ui/hero.module.css';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { CaseGround, CaseTitle } from '../../records/caseStory.ts';
import styles from './CaseHero.module.css';
import type { CaseHeroes } from './CaseHero.schema.ts';
import devices from './drawings/Devices.module.css';
import { Devices, type DevicesHero } from './drawings/Devices.tsx';
import type { HeroWords } from './drawings/HeroWords.ts';
import letter from './drawings/Letter.module.css';
import { Letter } from './drawings/Letter.tsx';
import figure from './drawings/Figure.module.css';
import { Figure } from './drawings/Figure.tsx';
import { Pair, type PairHero } from './drawings/Pair.tsx';
import large from './drawings/title.module.css';
import { Screen, type ScreenHero } from './drawings/Screen.tsx';

interface Heroes extends Pick<CaseHeroes, 'letter' | 'number'> {
  devices: DevicesHero & { form: 'devices' };
  screen: ScreenHero & { form: 'screen' };
  pair: PairHero & { form: 'pair' };
}

/** Heroes with the words that stand in them. */
type Shown = { [Form in keyof Heroes]: Heroes[Form] & HeroWords };

interface Look {
  band: string | undefined;
  /** How the words are set, and where they stand to the product's name. */
  words: typeof large;
  layout?: 'beside';
}

const drawings: Drawings<Shown, Look> = {
  devices: { draw: Devices, band: `${hero.band} ${devices.band}`, words: large },
  screen: { draw: Screen, band: styles.band, words: large, layout: 'beside' },
  pair: { draw: Pair, band: styles.band, words: large, layout: 'beside' },
  letter: { draw: Letter, band: styles.band, words: letter },
  number: { draw: Figure, band: styles.band, words: figure },
};

interface CaseHeroProps extends CaseTitle {
  ground: CaseGround;
  /** Client, team, time, engagement model and the like, each in a few words. */
  glance: readonly { label: string; value: string }[];
  /** What is drawn, by its form. */
  hero: Heroes[keyof Heroes];
}

/** The top of a case study: its title, what was agreed, and the drawing that the story opens with. */
export function CaseHero({ ground, glance, hero, name, title, summary, result }: CaseHeroProps) {
  const { band, words, layout } = drawings[hero.form];
  const parts = {
    title: (
      <div className={words.title} data-layout={layout}>
        <p className={words.name}>{withAmpersands(name)}</p>
        <div>
          <h1 className={words.heading}>{withAmpersands(title)}</h1>
          <p className={`lede ${styles.lede}`}>{summary}</p>
          <p className={styles.result}>{result}</p>
        </div>
      </div>
    ),
    glance: (
      <section className={styles.glance} data-section="at-a-glance">
        <h2 className="visually-hidden">{name} at a glance</h2>
        <dl className={styles.facts}>
          {glance.map(({ label, value }) => (
            <div key={label}>
              <dt className="small">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    ),
  };
  return (
    <section className={band} data-section="hero" data-ground={ground}>
      {draw(drawings, hero.form, { ...hero, ...parts })}
    </section>
  );
}
