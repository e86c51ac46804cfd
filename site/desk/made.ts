/** Addresses of what the build makes beside the pages of the desk, and the colours that a phone gives its own bars. */
interface Made {
  styles: string;
  script: string;
  mark: string;
  bars: { light: string; dark: string };
}

declare const DESK_MADE: Made;

/** Put there by the build (integrations/desk/desk.ts). */
export const made: Made = DESK_MADE;
