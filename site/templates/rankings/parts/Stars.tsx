/** A star of five points in a box of 20 by 20, `left` px from the drawing's edge. */
const star = (left: number): string => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [radius, angle] = [i % 2 ? 4 : 9, (i * Math.PI) / 5];
    return `${(left + 10 + radius * Math.sin(angle)).toFixed(1)} ${(10.5 - radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
};
const five = [0, 20, 40, 60, 80].map(star).join('');

interface StarsProps {
  /** 0 to 5, in tenths. */
  stars: number;
  /** The same in words, for those who do not see it. */
  label: string;
  /** Height in px; the width is five times that. */
  height?: number;
}

/** A rating as five stars, filled from the left as far as it goes. */
export function Stars({ stars, label, height = 20 }: StarsProps) {
  const filled = 20 * stars;
  return (
    <svg width={5 * height} height={height} viewBox="0 0 100 20" role="img" aria-label={label}>
      <path d={five} fill="none" stroke="currentColor" />
      <svg width={filled} height="20" viewBox={`0 0 ${filled} 20`}>
        <path d={five} fill="currentColor" />
      </svg>
    </svg>
  );
}
