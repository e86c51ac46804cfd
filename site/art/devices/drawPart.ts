import { banner } from './parts/banner.ts';
import { bars } from './parts/bars.ts';
import { bottles } from './parts/bottles.ts';
import { button } from './parts/button.ts';
import { calendar } from './parts/calendar.ts';
import { call } from './parts/call.ts';
import { chart } from './parts/chart.ts';
import { chat } from './parts/chat.ts';
import { chips } from './parts/chips.ts';
import { controls } from './parts/controls.ts';
import { cover } from './parts/cover.ts';
import { edits } from './parts/edits.ts';
import { facing } from './parts/facing.ts';
import { figure } from './parts/figure.ts';
import { finder } from './parts/finder.ts';
import { form } from './parts/form.ts';
import { gem } from './parts/gem.ts';
import { grid } from './parts/grid.ts';
import { heading } from './parts/heading.ts';
import { layout } from './parts/layout.ts';
import { leaf } from './parts/leaf.ts';
import { letter } from './parts/letter.ts';
import { limit } from './parts/limit.ts';
import { list } from './parts/list.ts';
import { map } from './parts/map.ts';
import { plot } from './parts/plot.ts';
import { progress } from './parts/progress.ts';
import { pulse } from './parts/pulse.ts';
import { ring } from './parts/ring.ts';
import { ringshot } from './parts/ringshot.ts';
import { ripple } from './parts/ripple.ts';
import { rooms } from './parts/rooms.ts';
import { seats } from './parts/seats.ts';
import { sheet } from './parts/sheet.ts';
import { shelf } from './parts/shelf.ts';
import { spreadsheet } from './parts/spreadsheet.ts';
import { sieve } from './parts/sieve.ts';
import { stats } from './parts/stats.ts';
import { table } from './parts/table.ts';
import { tabs } from './parts/tabs.ts';
import { tiles } from './parts/tiles.ts';
import { timeline } from './parts/timeline.ts';
import { tokens } from './parts/tokens.ts';
import { trace } from './parts/trace.ts';
import { wave } from './parts/wave.ts';
import { workbook } from './parts/workbook.ts';
import { zone } from './parts/zone.ts';
import type { Part } from './screen.schema.ts';
import type { Block, Stage } from './stage.ts';

/** Draws a part of any kind. */
export const drawPart = (part: Part, stage: Stage): Block => {
  switch (part.kind) {
    case 'banner':
      return banner(part, stage);
    case 'bars':
      return bars(part, stage);
    case 'bottles':
      return bottles(part, stage);
    case 'button':
      return button(part, stage);
    case 'calendar':
      return calendar(part, stage);
    case 'call':
      return call(part, stage);
    case 'chart':
      return chart(part, stage);
    case 'chat':
      return chat(part, stage);
    case 'chips':
      return chips(part, stage);
    case 'controls':
      return controls(part, stage);
    case 'cover':
      return cover(part, stage);
    case 'edits':
      return edits(part, stage);
    case 'facing':
      return facing(part, stage);
    case 'figure':
      return figure(part, stage);
    case 'finder':
      return finder(part, stage);
    case 'form':
      return form(part, stage);
    case 'gem':
      return gem(part, stage);
    case 'grid':
      return grid(part, stage);
    case 'heading':
      return heading(part, stage);
    case 'layout':
      return layout(part, stage);
    case 'leaf':
      return leaf(part, stage);
    case 'letter':
      return letter(part, stage);
    case 'limit':
      return limit(part, stage);
    case 'list':
      return list(part, stage);
    case 'map':
      return map(part, stage);
    case 'plot':
      return plot(part, stage);
    case 'progress':
      return progress(part, stage);
    case 'pulse':
      return pulse(part, stage);
    case 'ring':
      return ring(part, stage);
    case 'ringshot':
      return ringshot(part, stage);
    case 'ripple':
      return ripple(part, stage);
    case 'rooms':
      return rooms(part, stage);
    case 'seats':
      return seats(part, stage);
    case 'sheet':
      return sheet(part, stage);
    case 'shelf':
      return shelf(part, stage);
    case 'spreadsheet':
      return spreadsheet(part, stage);
    case 'sieve':
      return sieve(part, stage);
    case 'stats':
      return stats(part, stage);
    case 'table':
      return table(part, stage);
    case 'tabs':
      return tabs(part, stage);
    case 'tiles':
      return tiles(part, stage);
    case 'timeline':
      return timeline(part, stage);
    case 'tokens':
      return tokens(part, stage);
    case 'trace':
      return trace(part, stage);
    case 'wave':
      return wave(part, stage);
    case 'workbook':
      return workbook(part, stage);
    case 'zone':
      return zone(part, stage);
  }
};
