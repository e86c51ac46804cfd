import { inquiryFields } from '../../../contract/inquiry.ts';
import type { Block } from './blocks.ts';
import type { Element } from './html.ts';

/** Texts that the specification fixes word for word: the form's messages. */
export const fixedTexts: readonly string[] = Object.values(inquiryFields).flatMap(
  ({ required, checks = [] }) => [
    ...(required === undefined ? [] : [required]),
    ...checks.map(([, message]) => message),
  ],
);

const spokenAttributes = new Set(['alt', 'aria-label', 'placeholder', 'title']);

const withoutFixedTexts = (text: string) =>
  fixedTexts
    .reduce((rest, fixed) => (rest.includes(fixed) ? rest.replaceAll(fixed, ' ') : rest), text)
    .trim();

/** Written text, without fixed texts and code: the visible text and the attributes that are read out. */
export function copyOf(elements: readonly Element[], blocks: readonly Block[]): string[] {
  const attributes = elements
    .flatMap(({ attrs }) => attrs)
    .filter(({ name }) => spokenAttributes.has(name))
    .map(({ value }) => value);
  const texts = [...blocks.map(({ withoutCode }) => withoutCode), ...attributes];
  return texts.map(withoutFixedTexts).filter((text) => text !== '');
}
