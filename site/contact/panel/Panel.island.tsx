import { useState } from 'react';
import { withAmpersands } from '../../ui/ampersands.island.tsx';
import { Promises } from '../form/Promises.island.tsx';
import { Glyph } from '../Glyph.island.tsx';
import type { PopupData } from '../popupData.ts';
import { CardStack } from './CardStack.island.tsx';
import { LogoStrip } from './LogoStrip.island.tsx';
import styles from './Panel.module.css';

/** The left half of the pop-up: what a visitor may expect, and what clients say. */
export function Panel({ data }: { data: PopupData }) {
  const [paused, setPaused] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const { panel } = data.words;
  return (
    <div className={styles.panel} data-ground="indigo" data-paused={paused || undefined}>
      <img className={styles.art} src={data.art.panel} alt="" width="400" height="680" />
      <button type="button" className={styles.pause} onClick={() => setPaused(!paused)}>
        <Glyph name={paused ? 'play' : 'pause'} size={18} stroke={2.25} />
        {paused ? panel.play : panel.pause}
      </button>
      <div className={styles.words}>
        <p className={styles.title}>{withAmpersands(panel.title)}</p>
        <p className={styles.subtitle}>{panel.subtitle}</p>
        <Promises promises={data.promises} />
      </div>
      <CardStack cards={data.cards} words={panel.reviews} paused={paused} onPause={() => setPaused(true)} />
      <LogoStrip label={panel.logos} logos={data.logos} />
    </div>
  );
}
