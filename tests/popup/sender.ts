import { expect } from 'vitest';
import type { Route } from 'playwright-core';
import type { Visit, VisitOptions } from './visit.ts';

interface Sender extends Visit {
  /** Lets the service answer with a status, or not be reached. */
  answer: (status: number | 'none') => Promise<void>;
}

/** A visitor who sends a brief; the service answers when it is let. */
export async function send(
  visit: (options: VisitOptions) => Promise<Visit>,
  options: VisitOptions = {},
): Promise<Sender> {
  const waiting: Route[] = [];
  const visited = await visit({ ...options, answers: { '**/api/contact': (route) => waiting.push(route) } });
  const { popup } = visited;
  await popup.open();
  await popup.fill();
  await popup.submit.click();
  await expect.poll(() => waiting.length).toBe(1);
  const answer = async (status: number | 'none') => {
    await (status === 'none' ? waiting[0]?.abort() : waiting[0]?.fulfill({ status, json: {} }));
  };
  return { ...visited, answer };
}
