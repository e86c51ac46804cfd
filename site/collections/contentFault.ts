/** What is wrong in a file of the content, and where. */
export interface ContentFault {
  /** As an editor finds it, such as `content/pages/home.yaml`. */
  file: string;
  /** Counted from 1; none where the file itself is the matter. */
  line?: number | undefined;
  /** Such as `hero.links[2].page`; entries of a list are counted from 1. */
  field?: string | undefined;
  /** What is wrong and what the field takes, in sentences. */
  message: string;
  /** What stands there now. */
  written?: string | undefined;
  /** The field's help text. */
  purpose?: string | undefined;
  /** Other places with the same fault. */
  alsoAt?: readonly string[];
}

/** The place of a fault, such as `content/pages/home.yaml:12: hero.lede`. */
export const placeOf = ({ file, line, field }: Pick<ContentFault, 'file' | 'line' | 'field'>): string =>
  [line === undefined ? file : `${file}:${line}`, ...(field ? [field] : [])].join(': ');

const further = (name: string, text: string | undefined) => (text ? [`  ${name}: ${text}`] : []);

/** A fault as a command prints it. */
export const inWords = (fault: ContentFault): string =>
  [
    `${placeOf(fault)}: ${fault.message}`,
    ...further('written', fault.written),
    ...further('purpose', fault.purpose),
    ...further('also at', fault.alsoAt?.join(', ')),
  ].join('\n');

/** Stops the build with faults. Where it was found out is no matter to an editor, so there is no stack. */
export class ContentError extends Error {
  constructor(faults: readonly ContentFault[]) {
    super(faults.map(inWords).join('\n'));
    this.name = 'ContentError';
    this.stack = this.message;
  }
}

/** A text cannot be completed since another file, which is told on its own, is broken. */
export class BrokenElsewhere extends Error {}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A hint at names that are like a misspelled one, as the end of a sentence. */
export const nearTo = (close: readonly string[]): string =>
  close.length === 0 ? '' : ` Near it ${close.length === 1 ? 'is' : 'are'} ${close.join(', ')}.`;
