import { Squares } from '../../../../../art/charts/Squares.tsx';
import type { ChangeCount as ChangeCountContent } from './ChangeCount.schema.ts';
import styles from './ChangeCount.module.css';

type Of<Kind extends ChangeCountContent['kind']> = Extract<ChangeCountContent, { kind: Kind }>;

function SquarePair({ before, after, unit }: Of<'squares'>) {
  return (
    <dl className={styles.pair}>
      {[before, after].map((marked, at) => (
        <div key={at === 0 ? 'before' : 'after'}>
          <dt>
            <b>{marked}</b> {unit} {at === 0 ? 'before' : 'after'}
          </dt>
          <dd>
            <Squares all={before} marked={marked} columns={12} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Spans of one request below each other, each at its time. */
function Waterfall({ traces, length }: Of<'spans'>) {
  const share = (seconds: number) => `${(seconds / length) * 100}%`;
  return (
    <div className={styles.traces}>
      {traces.map(({ name, spans }) => (
        <div key={name}>
          <h3>{name}</h3>
          <ol role="list">
            {spans.map(({ name: span, from, to, hit }) => (
              <li key={span}>
                <span>{span}</span>
                <b>{(to - from).toFixed(1)} s</b>
                <svg width="100%" height="14" aria-hidden="true">
                  <rect x={share(from)} width={share(to - from)} height="14" data-hit={hit || undefined} />
                </svg>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

/** In px: a library as a brick. */
const BRICK = { width: 30, height: 20 };

/** Parts of a workspace, each library as a brick in the colour of its state. */
function Libraries({ groups, states }: Of<'libraries'>) {
  return (
    <>
      <ul role="list" className={styles.states}>
        {states.map((state, at) => (
          <li key={state}>
            <svg {...BRICK} aria-hidden="true">
              <rect {...BRICK} data-state={at} />
            </svg>
            <b>{groups.reduce((sum, { counts }) => sum + (counts[at] ?? 0), 0)}</b> {state}
          </li>
        ))}
      </ul>
      <dl className={styles.groups}>
        {groups.map(({ name, counts }) => {
          const bricks = counts.flatMap((count, state) => Array.from({ length: count }, () => state));
          return (
            <div key={name}>
              <dt>
                {name} <b>{counts.filter(Boolean).join(' + ')}</b>
              </dt>
              <dd>
                {bricks.map((state, at) => (
                  <svg key={at} {...BRICK} aria-hidden="true">
                    <rect {...BRICK} data-state={state} />
                  </svg>
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

/** A drawer of devices as a table: one small screen is one device, the failed ones filled. */
function Devices({ heading, head, columns, rows }: Of<'devices'>) {
  const screens = (count: number, failed: boolean) =>
    Array.from({ length: count }, (_, at) => (
      <svg
        key={`${failed} ${at}`}
        viewBox="0 0 16 26"
        width="16"
        height="26"
        role="img"
        aria-label={failed ? 'failed' : 'passed'}
      >
        <rect x="1.5" y="1.5" width="13" height="23" rx="2.5" data-failed={failed || undefined} />
      </svg>
    ));
  return (
    <table className={styles.devices}>
      <caption className="visually-hidden">{heading}</caption>
      <thead className="small">
        <tr>
          <th scope="col">{head}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, passed, failed }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {columns.map((column, at) => {
              const [good, bad] = [passed[at] ?? 0, failed[at] ?? 0];
              return (
                <td key={column} data-none={good + bad === 0 || undefined}>
                  {screens(good, false)}
                  {screens(bad, true)}
                  {good + bad === 0 && 'none'}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a change does, drawn so that the marks can be counted. */
export function ChangeCount(count: ChangeCountContent) {
  switch (count.kind) {
    case 'squares':
      return <SquarePair {...count} />;
    case 'spans':
      return <Waterfall {...count} />;
    case 'libraries':
      return <Libraries {...count} />;
    case 'devices':
      return <Devices {...count} />;
  }
}
