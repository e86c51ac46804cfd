import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { Glyph } from '../Glyph.island.tsx';
import type { PopupWords } from '../popup.schema.ts';
import type { Card } from '../popupData.ts';
import { dragStep, onWheelStep } from './swipe.ts';
import { useRotation } from './useRotation.ts';
import styles from './CardStack.module.css';

interface CardStackProps {
  cards: Card[];
  words: PopupWords['panel']['reviews'];
  paused: boolean;
  /** Keyboard focus came in: rotation stops until the visitor asks for it. */
  onPause: () => void;
}

/** The stack of what clients say: turns by itself, by wheel, by drag and by its buttons. */
export function CardStack({ cards, words, paused, onPause }: CardStackProps) {
  const stack = useRef<HTMLDivElement>(null);
  const from = useRef<PointerEvent>(null);
  const [hovered, setHovered] = useState(false);
  const [touched, setTouched] = useState(false);
  const held = paused || hovered || touched;
  const { at, step } = useRotation(cards.length, held);

  const onStep = useEffectEvent(step);
  useEffect(() => (stack.current ? onWheelStep(stack.current, (by) => onStep(by)) : undefined), []);

  const release = () => {
    from.current = null;
    setTouched(false);
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    from.current = event;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (event.pointerType !== 'mouse') setTouched(true);
  };
  const onPointerUp = (event: PointerEvent) => {
    const by = from.current && dragStep(from.current, event);
    if (by) step(by);
    release();
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) onPause();
  };

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={words.label}
      onFocus={onFocus}
      onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
    >
      <div className={styles.turn}>
        <button type="button" aria-label={words.previous} onClick={() => step(-1)}>
          <Glyph name="previous" size={22} stroke={2} />
        </button>
        <button type="button" aria-label={words.next} onClick={() => step(1)}>
          <Glyph name="next" size={22} stroke={2} />
        </button>
      </div>
      <div
        ref={stack}
        className={styles.stack}
        aria-live={paused ? 'polite' : 'off'}
        onPointerDown={onPointerDown}
        onPointerUp={onPointerUp}
        onPointerCancel={release}
      >
        {cards.map(({ comment, name, position, image, alt }, i) => {
          const depth = (i - at + cards.length) % cards.length;
          return (
            <div
              key={comment}
              role="group"
              aria-roledescription="slide"
              aria-label={words.slide.replace('{at}', String(i + 1)).replace('{all}', String(cards.length))}
              aria-hidden={depth > 0}
              className={styles.card}
              data-depth={depth > 2 ? 'hidden' : depth}
            >
              <blockquote>“{comment}”</blockquote>
              <div className={styles.person}>
                <img src={image} alt={alt} width="44" height="44" />
                <span>
                  <strong>{name}</strong> {position}
                </span>
              </div>
            </div>
          );
        })}
      </div>
    </section>
  );
}
