import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ServiceFile } from '../../contract/serviceFile.ts';
import type { Metrics } from '../operation/metrics.ts';
import type { ConnectionLimits } from './server.ts';
import type { IntakeStore } from '../store/Store.ts';

/** What the app works with: its store, the built site, and whom it tells. */
export interface AppParts {
  store: IntakeStore;
  /** Why the store is not open, for everybody to read; null when it is. */
  storeTrouble: () => string | null;
  serviceFile: ServiceFile;
  /** Folder of the built site. */
  siteFolder: string;
  metrics: Metrics;
  log: FastifyBaseLogger;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** A genuine inquiry is on disk: deliveries may start. */
  onStored: () => void;
  /** What connections may do, where it is not the usual. */
  limits?: Partial<ConnectionLimits>;
  /** Plugins that must see every route, such as the one that writes the documentation. */
  observe?: (app: FastifyInstance) => Promise<void>;
}
