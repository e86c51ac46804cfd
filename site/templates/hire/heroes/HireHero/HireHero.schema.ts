import { z } from 'astro/zod';
import { draftsSchema, type Drafts } from './drawings/Drafts.schema.ts';
import type { FreeBench } from './drawings/FreeBench.schema.ts';
import type { Profile } from './drawings/Profile.schema.ts';
import type { PullRequest } from './drawings/PullRequest.schema.ts';
import { roundsSchema, type Rounds } from './drawings/Rounds.schema.ts';

export { freeBenchSchema } from './drawings/FreeBench.schema.ts';
export { profileSchema } from './drawings/Profile.schema.ts';
export { pullRequestSchema } from './drawings/PullRequest.schema.ts';

/** A paid test as it was handed in: round by round, or draft by draft. */
export const paidTestSchema = z.discriminatedUnion('form', [roundsSchema, draftsSchema]);

export type HireHero =
  | Drafts
  | Rounds
  | (FreeBench & { form: 'free' })
  | (Profile & { form: 'profile' })
  | (PullRequest & { form: 'review' });
