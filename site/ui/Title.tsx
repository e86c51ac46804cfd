import { withAmpersands } from './ampersands.island.tsx';

export { withAmpersands };

/** A heading's words with its ampersands set apart, for templates and layouts. */
export function Title({ text }: { text: string }) {
  return <>{withAmpersands(text)}</>;
}
