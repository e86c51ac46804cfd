import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { DeskBundle } from '../../contract/desk.ts';
import type { ServiceFile } from '../../contract/serviceFile.ts';
import type { Metrics } from '../operation/metrics.ts';
import type { ConnectionLimits } from './server.ts';
import type { IntakeStore, Store } from '../store/Store.ts';

/** Everything the app depends on: its store, the built site, and what it reports to. */
export interface AppParts {
  store: IntakeStore;
  /** The whole store, for the desk. Throws `StoreUnavailable` until it is open. */
  openedStore: () => Store;
  /** Loads what renders the pages of the desk. */
  loadDesk: () => Promise<DeskBundle>;
  /** Why the store is not open, in words that anyone may read; null when it is open. */
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
  /** Limits of connections that differ from the usual ones. */
  limits?: Partial<ConnectionLimits>;
  /** Plugins that must see every route, such as the one that writes the documentation. */
  observe?: (app: FastifyInstance) => Promise<void>;
}
