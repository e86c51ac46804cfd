import { kept } from '../lib/kept.ts';
import { BrokenElsewhere } from './contentFault.ts';
import { readSource } from './contentSource.ts';

export const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The fields of a file as they are written, for code that runs before collections are loaded. Throws a
 * {@link BrokenElsewhere} for a file that holds none.
 */
export const rawFields = kept((place: string): Readonly<Record<string, unknown>> => {
  const { file, data } = readSource(place);
  if (!isGroup(data)) throw new BrokenElsewhere(`${file} holds no fields.`);
  return data;
});
