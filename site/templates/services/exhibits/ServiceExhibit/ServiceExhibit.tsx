import type { ComponentProps } from 'react';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { type ByKey, draw, type Drawings } from '../../../../lib/draw.ts';
import { Inline } from '../../../../ui/Inline.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { Bill } from './drawings/Bill.tsx';
import { Calendar } from './drawings/Calendar.tsx';
import { ExportDay } from './drawings/ExportDay.tsx';
import { Fields } from './drawings/Fields.tsx';
import { FixedPrice } from './drawings/FixedPrice.tsx';
import { Gains, type ShownGains } from './drawings/Gains.tsx';
import { Goldens } from './drawings/Goldens.tsx';
import { Modules } from './drawings/Modules.tsx';
import { PartsPrice } from './drawings/PartsPrice.tsx';
import { Places } from './drawings/Places.tsx';
import { Round } from './drawings/Round.tsx';
import { Runbook } from './drawings/Runbook.tsx';
import { Runs } from './drawings/Runs.tsx';
import { Runway } from './drawings/Runway.tsx';
import { Scatter } from './drawings/Scatter.tsx';
import { Shared } from './drawings/Shared.tsx';
import { Stages } from './drawings/Stages.tsx';
import { Support } from './drawings/Support.tsx';
import { Upgrades } from './drawings/Upgrades.tsx';
import type { ServiceExhibit as ServiceExhibitContent } from './ServiceExhibit.schema.ts';

/** Content as it is shown: gains come with the company's figures that they name. */
type Shown = Exclude<ServiceExhibitContent, { drawing: 'gains' }> | ({ drawing: 'gains' } & ShownGains);
type ServiceExhibitProps = Shown & {
  /** What links to this section end in. */
  id?: string | undefined;
  /** The day of the build, such as 2026-11-26. */
  today: string;
  resolveLink: ResolveLink;
};

interface Look {
  /** The topic of the page that it answers. */
  topic: string;
  /** Its head as the other sections have it; without it the drawing holds heading and words. */
  head?: Pick<ComponentProps<typeof SectionHead>, 'level' | 'split' | 'space'>;
  /** Its ground; without it the page's paper, and where it continues the section above, that one's. */
  ground?: 'mist' | 'surface' | 'above';
}

const drawings: Drawings<ByKey<'drawing', ServiceExhibitProps>, Look> = {
  bill: { draw: Bill, topic: 'benefits', ground: 'above', head: { level: 3, space: 40 } },
  calendar: { draw: Calendar, topic: 'release-calendar', ground: 'above', head: { level: 3, space: 40 } },
  exportDay: {
    draw: ExportDay,
    topic: 'export-day',
    ground: 'above',
    head: { level: 3, split: '6-6', space: 40 },
  },
  fields: { draw: Fields, topic: 'data-and-risk-questions', ground: 'above', head: { level: 3, space: 40 } },
  fixedPrice: { draw: FixedPrice, topic: 'cost', ground: 'mist' },
  gains: { draw: Gains, topic: 'problem', ground: 'mist' },
  goldens: {
    draw: Goldens,
    topic: 'stored-pictures',
    ground: 'above',
    head: { level: 3, split: '5-7', space: 40 },
  },
  modules: {
    draw: Modules,
    topic: 'native-modules',
    ground: 'above',
    head: { level: 3, split: '6-6', space: 40 },
  },
  partsPrice: { draw: PartsPrice, topic: 'cost' },
  places: { draw: Places, topic: 'rehearsal', ground: 'above', head: { level: 3, space: 40 } },
  round: { draw: Round, topic: 'benefits', ground: 'above', head: { level: 3, split: '5-7' } },
  runbook: { draw: Runbook, topic: 'runbook', ground: 'above' },
  runs: { draw: Runs, topic: 'evaluation', ground: 'above', head: { level: 3, space: 40 } },
  runway: { draw: Runway, topic: 'problem', ground: 'mist' },
  scatter: { draw: Scatter, topic: 'device-scatter', ground: 'above', head: { level: 3, space: 40 } },
  shared: {
    draw: Shared,
    topic: 'shared-code',
    ground: 'above',
    head: { level: 3, split: '6-6', space: 40 },
  },
  stages: { draw: Stages, topic: 'founder-questions', head: { split: '5-7', space: 40 } },
  support: { draw: Support, topic: 'migration-and-upgrade-paths', ground: 'surface', head: { space: 40 } },
  upgrades: { draw: Upgrades, topic: 'migration-and-upgrade-paths', ground: 'surface', head: {} },
};

/** What only one service has: mostly a head, and under it a drawing of things that can be counted. */
export function ServiceExhibit(props: ServiceExhibitProps) {
  const { id, drawing, heading, resolveLink } = props;
  const { topic, ground, head } = drawings[drawing];
  const isContinued = ground === 'above';
  return (
    <section
      id={id}
      data-section={topic}
      data-ground={isContinued ? undefined : ground}
      data-continues={isContinued ? '' : undefined}
    >
      <div className="container">
        {head && 'lede' in props && (
          <SectionHead heading={heading} {...head}>
            <Inline text={props.lede} resolveLink={resolveLink} />
          </SectionHead>
        )}
        {draw(drawings, drawing, props)}
      </div>
    </section>
  );
}
