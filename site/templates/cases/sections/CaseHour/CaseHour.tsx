import type { ReactNode } from 'react';
import { unitChart } from '../../../../art/charts/unitChart.ts';
import type { DevicePicture } from '../../../../lib/Picture.ts';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { Countdown } from './CaseHour.schema.ts';
import styles from './CaseHour.module.css';

interface CaseHourProps {
  /** When the chapter begins, such as 16:20. */
  at: string;
  /** How many of the strokes have gone by then; after the last there is no count. */
  passed?: number | undefined;
  /** What the chapter is about, and its heading. */
  kind: string;
  heading: string;
  /** What the strokes under the time count. */
  countdown: Countdown;
  /** Where in the log it stands; the last one is told by night. */
  place: 'first' | 'between' | 'last';
  /** A screen of the product at that time. */
  device?: DevicePicture | undefined;
  /** The chapter's words, rendered. */
  children: ReactNode;
}

/** In px. */
const STROKE = { mark: 'stroke', width: 3.5, height: 26, pitch: 9 } as const;

/** One chapter of a day: its time stays at the left while its words pass. */
export function CaseHour(props: CaseHourProps) {
  const { at, passed, kind, heading, countdown, place, device, children } = props;
  const { strokes: all, label } = countdown;
  const now = Math.min(all, passed ?? all);
  const { paths } = unitChart({ ...STROKE, amounts: [now, all - now] });
  const width = all * STROKE.pitch + 8;
  const says = label.replace('{now}', String(now)).replace('{all}', String(all));
  return (
    <section
      className={styles.hour}
      data-section={kind}
      data-ground={place === 'last' ? 'indigo' : undefined}
      data-place={place}
    >
      <div className="container grid">
        <div className={styles.rail}>
          <div className={styles.clock}>
            <p className={styles.time} data-long={at.length > 5 || undefined}>
              {at}
            </p>
            <svg
              className={styles.strokes}
              width={width}
              height={STROKE.height}
              viewBox={`0 0 ${width} ${STROKE.height}`}
              preserveAspectRatio="xMinYMin"
              aria-hidden="true"
            >
              <path className={styles.gone} d={paths[0]} />
              <path d={paths[1]} />
            </svg>
            {passed !== undefined && <p className="small soft">{says}</p>}
          </div>
        </div>
        <div className={styles.words}>
          <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
          {children}
        </div>
        {device && (
          <div className={styles.screen} data-section="screens" data-device={device.kind}>
            <img
              src={device.src}
              width={device.width}
              height={device.height}
              alt={device.alt}
              loading="lazy"
            />
          </div>
        )}
      </div>
    </section>
  );
}
