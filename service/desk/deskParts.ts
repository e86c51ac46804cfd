import type { FastifyRequest } from 'fastify';
import type { AppParts } from '../http/appParts.ts';
import type { Bodies } from '../http/bodies.ts';
import type { NoteFailure } from '../http/failure.ts';
import type { Config } from '../settings/config.ts';

/** What the desk is made from. */
export interface DeskParts extends Pick<
  AppParts,
  'openedStore' | 'loadDesk' | 'serviceFile' | 'metrics' | 'log' | 'now' | 'onStored'
> {
  config: Config;
  desk: NonNullable<Config['desk']>;
  /** Headers of pages. */
  headers: Readonly<Record<string, string>>;
  isTrusted: (address: string) => boolean;
  addressOf: (request: FastifyRequest) => string | null;
  noteFailure: NoteFailure;
  bodies: Bodies;
}
