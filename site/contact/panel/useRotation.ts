import { useEffect, useState, useSyncExternalStore } from 'react';

/** Milliseconds that a card stays. */
const pace = 3000;

const isHidden = () => document.hidden;
const onVisibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/** The index of the front one of `count` cards: it moves on by itself every 3 s unless held, or the tab is hidden. */
export function useRotation(count: number, held: boolean) {
  const [at, setAt] = useState(0);
  const hidden = useSyncExternalStore(onVisibility, isHidden);
  const step = (by: 1 | -1) => setAt((now) => (now + by + count) % count);

  useEffect(() => {
    if (held || hidden) return;
    const timer = setTimeout(() => setAt((now) => (now + 1) % count), pace);
    return () => clearTimeout(timer);
  }, [held, hidden, at, count]);

  return { at, step };
}
