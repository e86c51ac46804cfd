import { Effects } from '../../../parts/Effects.tsx';
import { Counts } from './Counts.tsx';
import type { GoldensContent } from './Goldens.schema.ts';
import styles from './Goldens.module.css';

type State = 'same' | 'meant' | 'caught';
type Screen = GoldensContent['screens'][number];

/** In px: a stored picture, the room in its frame, and two lines of text over a button, by the even-odd rule. */
const PICTURE = 'M0 0h30v48H0z';
const ROOM = 'M2 2v44h26V2z';
const WORDS = 'M6 9h18v2H6zM6 15h12v2H6zM6 37h18v2H6z';

const stateOf = ({ meant, caught }: Screen, setting: string): State => {
  if (caught.includes(setting)) return 'caught';
  return meant.includes(setting) ? 'meant' : 'same';
};

/** Each screen of an app in each setting, a frame for every stored picture; those that a change touched are filled. */
export function Goldens(props: GoldensContent) {
  const { heading, screen: head, settings, screens, words, note, effects } = props;
  const states = screens.flatMap((screen) => settings.map((setting) => stateOf(screen, setting)));
  const count = (kind: State) => states.filter((state) => state === kind).length;
  return (
    <div className="grid">
      <table className={styles.pictures}>
        <caption className="visually-hidden">{heading}</caption>
        <thead className="small">
          <tr>
            <th scope="col">{head}</th>
            {settings.map((setting) => (
              <th key={setting} scope="col">
                {setting}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {screens.map((screen) => (
            <tr key={screen.name}>
              <th scope="row">{screen.name}</th>
              {settings.map((setting) => {
                const state = stateOf(screen, setting);
                return (
                  <td key={setting} data-head={setting} data-state={state}>
                    <svg viewBox="0 0 30 48" width="30" height="48" aria-hidden="true">
                      <path d={`${PICTURE}${state === 'same' ? ROOM : ''}${WORDS}`} />
                    </svg>
                    {state !== 'same' && <span className="visually-hidden">{words[state]}</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.beside}>
        <Counts
          className={styles.counts}
          counts={[
            { count: count('same'), words: words.same },
            { count: count('meant'), words: words.meant, tone: 'other' },
            { count: count('caught'), words: words.caught, tone: 'lead' },
          ]}
        />
        <p>{note}</p>
        <Effects effects={effects} className={styles.effects} topic="benefits" isClose />
      </div>
    </div>
  );
}
