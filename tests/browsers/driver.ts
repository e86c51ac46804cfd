/** An input source and what it does, as WebDriver's "perform actions" and BiDi's `input.performActions` take it. */
interface InputSource {
  type: 'key' | 'pointer';
  id: string;
  actions: Record<string, string | number>[];
}

/** The little that every browser is asked for; the rest is built on it. */
export interface Driver {
  /** Name and version, as the browser says them. */
  browser: string;
  /** A fresh tab, 1280 pixels wide, instead of the one before: with its own session storage. */
  openTab: () => Promise<void>;
  /** Resolves when the page has loaded. */
  goTo: (url: string) => Promise<void>;
  /** Runs an expression in the page; its value, which is a string or a promise of one. */
  evaluate: (expression: string) => Promise<string>;
  perform: (sources: InputSource[]) => Promise<void>;
  /** Makes the window, or what stands for it, that wide; the tab is opened 1280 pixels wide. */
  setWidth: (width: number) => Promise<void>;
  /** The page on paper, as a PDF file, in base 64; nothing where the browser cannot be asked for it. */
  print?: () => Promise<string>;
  close: () => Promise<void>;
}

/** How a browser is set before it starts. */
export interface Setup {
  /** Size of text where a page says none, in pixels. */
  textSize?: number;
}

/** A browser that may stand on this machine. */
export interface Engine {
  name: string;
  /** Debian's packages that bring it. */
  packages: string;
  isInstalled: boolean;
  launch: (setup?: Setup) => Promise<Driver>;
}
