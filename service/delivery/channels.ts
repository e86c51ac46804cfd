import type { Config } from '../settings/config.ts';
import type { Channel } from '../store/Store.ts';

/** Where new inquiries are delivered by these settings. */
export const channelsOf = ({ webhook }: Pick<Config, 'webhook'>): readonly Channel[] =>
  webhook ? ['mail', 'webhook'] : ['mail'];
