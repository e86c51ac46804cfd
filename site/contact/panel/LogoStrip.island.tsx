import type { PopupData } from '../popupData.ts';
import styles from './LogoStrip.module.css';

interface LogoStripProps extends Pick<PopupData, 'logos'> {
  label: string;
}

/** The clients' word-marks, moving past; the second round that closes the loop is for the eye alone. */
export function LogoStrip({ label, logos }: LogoStripProps) {
  return (
    <div className={styles.strip} data-logo-strip>
      <div className={styles.belt}>
        {[false, true].map((again) => (
          <ul key={String(again)} role="list" aria-label={label} aria-hidden={again}>
            {logos.marks.map(({ id, name, width }) => (
              <li key={id}>
                <svg
                  role="img"
                  aria-label={name}
                  viewBox={`0 0 ${width} 34`}
                  width={width * 0.8}
                  height={34 * 0.8}
                >
                  <use href={`${logos.sprite}#${id}`} />
                </svg>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
}
