import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Visitor } from '../../tests/browsers/visitor.ts';
import type { Desktop } from './desktop.ts';

const run = promisify(execFile);

/** Milliseconds of silence after which Orca is done. */
const silence = 3000;
/** Milliseconds to wait for the first word. */
const patience = 12_000;

/** Something a visitor does, and what Orca says to it. */
export interface Step {
  did: string;
  said: string[];
}

/** Someone who presses keys and listens. */
export class Listener {
  readonly steps: Step[] = [];
  readonly visitor: Visitor;
  private readonly desktop: Desktop;
  private heard: number;

  constructor(desktop: Desktop, visitor: Visitor) {
    this.desktop = desktop;
    this.visitor = visitor;
    this.heard = this.lines().length;
  }

  private lines(): string[] {
    return readFileSync(this.desktop.log, 'utf8').split('\n').slice(0, -1);
  }

  /** What was said since the last call, once it is quiet. */
  async listen(): Promise<string[]> {
    const until = Date.now() + patience;
    let count = this.heard;
    for (let isQuiet = false; !isQuiet;) {
      await setTimeout(silence);
      const now = this.lines().length;
      isQuiet = now === count && (now > this.heard || Date.now() > until);
      count = now;
    }
    const said = this.lines().slice(this.heard, count);
    this.heard = count;
    return said;
  }

  /** Presses keys by their names in X, such as `Tab` or `shift+Tab`, and notes what is said to them. */
  async press(did: string, ...names: string[]): Promise<void> {
    await this.note(did, () =>
      run('xdotool', ['key', '--delay', '150', ...names], { env: this.desktop.env }),
    );
  }

  /** Moves on to the next stops, and notes what is said at each. */
  async tab(times = 1): Promise<void> {
    for (let count = 0; count < times; count++) await this.press('Tab', 'Tab');
  }

  /** Types words and notes what is said to them. */
  async type(did: string, words: string): Promise<void> {
    await this.note(did, () => run('xdotool', ['type', '--delay', '150', words], { env: this.desktop.env }));
  }

  /** Notes what is said to something. */
  async note(did: string, act: () => Promise<unknown>): Promise<void> {
    await act();
    const said = await this.listen();
    this.steps.push({ did, said });
    console.log(`${did}\n${said.map((line) => `    ${line}`).join('\n')}`);
  }
}
