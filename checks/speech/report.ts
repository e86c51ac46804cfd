import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import type { Step } from './listener.ts';

const file = 'docs/screen-readers.md';
const heading = '## What is spoken';

/** A part of the site and what was said in it. */
export interface Heard {
  name: string;
  steps: readonly Step[];
}

const cell = (text: string) => text.replaceAll('|', '\\|');

const table = ({ name, steps }: Heard) =>
  [
    `### ${name}\n`,
    '| step | spoken, an utterance a sentence |',
    '| --- | --- |',
    ...steps.map(({ did, said }) => `| ${cell(did)} | ${cell(said.join(' · ')) || '(nothing)'} |`),
  ].join('\n');

/** Writes what was said, and with what, under its heading in docs/screen-readers.md. */
export async function writeReport(versions: string, heard: readonly Heard[]): Promise<void> {
  const [before = ''] = readFileSync(file, 'utf8').split(`\n${heading}\n`);
  const day = new Date().toISOString().slice(0, 10);
  const text = [before, heading, `${day}, ${versions}.`, ...heard.map(table)].join('\n\n');
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'markdown' }));
}
