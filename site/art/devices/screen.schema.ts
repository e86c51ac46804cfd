import { z } from 'astro/zod';
import { line, several } from '../../collections/fields.ts';
import { colourName } from './colour.ts';
import { bannerSchema } from './parts/banner.ts';
import { barsSchema } from './parts/bars.ts';
import { bottlesSchema } from './parts/bottles.ts';
import { buttonSchema } from './parts/button.ts';
import { calendarSchema } from './parts/calendar.ts';
import { callSchema } from './parts/call.ts';
import { chartSchema } from './parts/chart.ts';
import { chatSchema } from './parts/chat.ts';
import { chipsSchema } from './parts/chips.ts';
import { controlsSchema } from './parts/controls.ts';
import { coverSchema } from './parts/cover.ts';
import { editsSchema } from './parts/edits.ts';
import { facingSchema } from './parts/facing.ts';
import { figureSchema } from './parts/figure.ts';
import { finderSchema } from './parts/finder.ts';
import { formSchema } from './parts/form.ts';
import { gemSchema } from './parts/gem.ts';
import { gridSchema } from './parts/grid.ts';
import { headingSchema } from './parts/heading.ts';
import { layoutSchema } from './parts/layout.ts';
import { leafSchema } from './parts/leaf.ts';
import { letterSchema } from './parts/letter.ts';
import { limitSchema } from './parts/limit.ts';
import { listSchema } from './parts/list.ts';
import { mapSchema } from './parts/map.ts';
import { plotSchema } from './parts/plot.ts';
import { progressSchema } from './parts/progress.ts';
import { pulseSchema } from './parts/pulse.ts';
import { ringSchema } from './parts/ring.ts';
import { ringshotSchema } from './parts/ringshot.ts';
import { rippleSchema } from './parts/ripple.ts';
import { roomsSchema } from './parts/rooms.ts';
import { seatsSchema } from './parts/seats.ts';
import { sheetSchema } from './parts/sheet.ts';
import { shelfSchema } from './parts/shelf.ts';
import { spreadsheetSchema } from './parts/spreadsheet.ts';
import { sieveSchema } from './parts/sieve.ts';
import { statsSchema } from './parts/stats.ts';
import { tableSchema } from './parts/table.ts';
import { tabsSchema } from './parts/tabs.ts';
import { tilesSchema } from './parts/tiles.ts';
import { timelineSchema } from './parts/timeline.ts';
import { tokensSchema } from './parts/tokens.ts';
import { traceSchema } from './parts/trace.ts';
import { waveSchema } from './parts/wave.ts';
import { workbookSchema } from './parts/workbook.ts';
import { zoneSchema } from './parts/zone.ts';
import { sidebarSchema } from './parts/sidebar.ts';

/** One part of a screen; `kind` says which. Each kind is described in the file of its name under `parts`. */
export const partSchema = z.discriminatedUnion('kind', [
  bannerSchema,
  barsSchema,
  bottlesSchema,
  buttonSchema,
  calendarSchema,
  callSchema,
  chartSchema,
  chatSchema,
  chipsSchema,
  controlsSchema,
  coverSchema,
  editsSchema,
  facingSchema,
  figureSchema,
  finderSchema,
  formSchema,
  gemSchema,
  gridSchema,
  headingSchema,
  layoutSchema,
  leafSchema,
  letterSchema,
  limitSchema,
  listSchema,
  mapSchema,
  plotSchema,
  progressSchema,
  pulseSchema,
  ringSchema,
  ringshotSchema,
  rippleSchema,
  roomsSchema,
  seatsSchema,
  sheetSchema,
  shelfSchema,
  spreadsheetSchema,
  sieveSchema,
  statsSchema,
  tableSchema,
  tabsSchema,
  tilesSchema,
  timelineSchema,
  tokensSchema,
  traceSchema,
  waveSchema,
  workbookSchema,
  zoneSchema,
]);

const screen = {
  /** What the screen shows, for those who do not see it: its product and its one clear element. */
  alt: line(125),
  /** Ground of the whole screen. */
  ground: colourName,
  /** Colour of text on the ground. It needs a contrast of 6.3 : 1, so that the paler second lines can be read. */
  ink: colourName,
  /** Colour of the one element that counts, and of what can be pressed. It needs 3 : 1 on the ground. */
  accent: colourName,
  /** Ground of cards, bubbles and fields. */
  panel: colourName,
  /** What stands on the screen, from the top down. Keep one element clearly the largest. */
  parts: several([1, 9], partSchema),
};

/** A screen of a phone, 280 by 604 px. */
const phoneScreenSchema = z.strictObject({
  device: z.literal('phone'),
  ...screen,
  foot: several([0, 3], partSchema)
    .default([])
    .describe('What stands at the lower edge, from the top down, such as a button or tabs.'),
});

/** A screen of a desktop or tablet, 880 by 540 px. */
const boardScreenSchema = z.strictObject({
  device: z.literal('board'),
  ...screen,
  sidebar: sidebarSchema.optional().describe('The navigation at the left.'),
});

/**
 * One screen of a product, composed of parts: a screen is content, so that each product looks like itself
 * and no two need a drawing of their own.
 */
export const screenSchema = z.discriminatedUnion('device', [phoneScreenSchema, boardScreenSchema]);

/** A part, as drawn. */
export type Part = z.infer<typeof partSchema>;
/** A screen, as drawn. */
export type Screen = z.infer<typeof screenSchema>;
/** A phone's screen, as drawn. */
export type PhoneScreen = z.infer<typeof phoneScreenSchema>;
/** A board's screen, as drawn. */
export type BoardScreen = z.infer<typeof boardScreenSchema>;
