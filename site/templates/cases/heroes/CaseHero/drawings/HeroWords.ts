import type { ReactNode } from 'react';

/** The words of a case study's first band, which each drawing puts where it has room for them. */
export interface HeroWords {
  /** The product's name, the heading, the lead and the result. */
  title: ReactNode;
  /** What was agreed. */
  glance: ReactNode;
}
