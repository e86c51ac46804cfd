/** A point of the leaf in its unit box: x to the right, y down, z the height of the fold. */
export type FoldPoint = readonly [x: number, y: number, z: number];

/** Right half of the leaf. Upper case: outline and hub (H). Lower case: folds inside. */
export const POINTS = {
  H: [0, 0.12, 0],
  A0: [0, -1, -0.02],
  A1: [0.085, -0.78, 0.1],
  A2: [0.225, -0.82, -0.02],
  A3: [0.175, -0.55, 0.12],
  S1: [0.16, -0.26, 0.16],
  L1: [0.42, -0.6, -0.02],
  L2: [0.53, -0.45, 0.12],
  L0: [0.93, -0.56, -0.06],
  L3: [0.76, -0.33, 0.12],
  L4: [0.9, -0.17, -0.02],
  L5: [0.6, -0.09, 0.12],
  S2: [0.38, 0, 0.15],
  M0: [0.74, 0.17, -0.04],
  M1: [0.49, 0.22, 0.1],
  M2: [0.46, 0.35, -0.02],
  B: [0.11, 0.24, 0.1],
  c1: [0, -0.28, 0],
  c2: [0, -0.6, 0],
  l1: [0.3, -0.13, 0],
  l2: [0.58, -0.32, 0],
  m1: [0.3, 0.13, 0],
  q1: [0.285, -0.34, 0.09],
  q2: [0.42, -0.15, 0.06],
  q3: [0.085, -0.44, 0.07],
} as const satisfies Record<string, FoldPoint>;

/** The name of a point of the leaf. */
export type PointName = keyof typeof POINTS;

const isPointName = (name: string): name is PointName => Object.hasOwn(POINTS, name);

/** All point names, in a fixed order. */
export const POINT_NAMES: readonly PointName[] = Object.keys(POINTS).filter(isPointName);

const CORNERS =
  'H S1 c1,c1 S1 q3,S1 A3 q3,q3 A3 c2,c1 q3 c2,c2 A3 A2,c2 A2 A1,c2 A1 A0,' +
  'H l1 S1,S1 l1 q1,S1 q1 L1,q1 l1 l2,q1 l2 L1,l2 L2 L1,l2 L0 L2,' +
  'H S2 l1,l1 S2 q2,q2 S2 L5,q2 L5 l2,l1 q2 l2,l2 L5 L4,l2 L4 L3,l2 L3 L0,' +
  'H m1 S2,S2 m1 M0,m1 M1 M0,m1 M2 M1,m1 B M2,H B m1';

/** The 29 facets of one half, each by its three corners. */
export const FACETS: readonly (readonly PointName[])[] = CORNERS.split(',').map((facet) =>
  facet.split(' ').filter(isPointName),
);

/** The stem: where it leaves the hub, where it is thickest, where it ends. */
export const STEM = { neck: [0.028, 0.21], end: [0.09, 0.86], halfWidth: 0.018 } as const;
