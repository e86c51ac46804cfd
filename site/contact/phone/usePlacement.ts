import { useEffect, type RefObject } from 'react';
import { placeUnder } from './placeUnder.ts';

/** Keeps an open popover at its field while the window or anything in it moves. */
export function usePlacement(
  open: boolean,
  popover: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!open) return;
    const place = () => {
      if (popover.current && field.current) placeUnder(popover.current, field.current);
    };
    place();
    addEventListener('resize', place);
    addEventListener('scroll', place, true);
    return () => {
      removeEventListener('resize', place);
      removeEventListener('scroll', place, true);
    };
  }, [open, popover, field]);
}
