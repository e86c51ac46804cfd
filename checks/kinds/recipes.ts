import { readFileSync } from 'node:fs';

/** A fenced block of a document that is followed to the letter: commands, a change to files, or a file. */
export type Step =
  | { kind: 'commands'; text: string }
  | { kind: 'change'; text: string }
  | { kind: 'file'; file: string; text: string };

const fence = /^```(\w+)(?: (\S+))?\n(.*?)^```$/gms;

/** The steps of a Markdown document in their order. */
export function stepsOf(document: string): Step[] {
  return [...readFileSync(document, 'utf8').matchAll(fence)].map(([, language, file, text = '']): Step => {
    if (file) return { kind: 'file', file, text };
    return { kind: language === 'diff' ? 'change' : 'commands', text };
  });
}
