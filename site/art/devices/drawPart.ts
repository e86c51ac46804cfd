import { banner } from './parts/banner.ts';
import { bars } from './parts/bars.ts';
import { button } from './parts/button.ts';
import { calendar } from './parts/calendar.ts';
import { call } from './parts/call.ts';
import { chart } from './parts/chart.ts';
import { chat } from './parts/chat.ts';
import { chips } from './parts/chips.ts';
import { controls } from './parts/controls.ts';
import { cover } from './parts/cover.ts';
import { facing } from './parts/facing.ts';
import { figure } from './parts/figure.ts';
import { finder } from './parts/finder.ts';
import { form } from './parts/form.ts';
import { gem } from './parts/gem.ts';
import { grid } from './parts/grid.ts';
import { heading } from './parts/heading.ts';
import { leaf } from './parts/leaf.ts';
import { letter } from './parts/letter.ts';
import { list } from './parts/list.ts';
import { map } from './parts/map.ts';
import { progress } from './parts/progress.ts';
import { pulse } from './parts/pulse.ts';
import { ring } from './parts/ring.ts';
import { ripple } from './parts/ripple.ts';
import { shelf } from './parts/shelf.ts';
import { stats } from './parts/stats.ts';
import { table } from './parts/table.ts';
import { tabs } from './parts/tabs.ts';
import { tiles } from './parts/tiles.ts';
import { timeline } from './parts/timeline.ts';
import { wave } from './parts/wave.ts';
import type { Part } from './screen.schema.ts';
import type { Block, Stage } from './stage.ts';

/** Draws a part of any kind. */
export const drawPart = (part: Part, stage: Stage): Block => {
  switch (part.kind) {
    case 'banner':
      return banner(part, stage);
    case 'bars':
      return bars(part, stage);
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
    case 'leaf':
      return leaf(part, stage);
    case 'letter':
      return letter(part, stage);
    case 'list':
      return list(part, stage);
    case 'map':
      return map(part, stage);
    case 'progress':
      return progress(part, stage);
    case 'pulse':
      return pulse(part, stage);
    case 'ring':
      return ring(part, stage);
    case 'ripple':
      return ripple(part, stage);
    case 'shelf':
      return shelf(part, stage);
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
    case 'wave':
      return wave(part, stage);
  }
};
