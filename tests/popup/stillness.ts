import type { Visit, VisitOptions } from './visit.ts';

/** Opens the pop-up with time standing still: `page.clock` moves it. */
export async function stillness(
  visit: (options: VisitOptions) => Promise<Visit>,
  options: VisitOptions = {},
): Promise<Visit> {
  const visited = await visit({ clock: true, reducedMotion: 'no-preference', ...options });
  await visited.popup.open();
  await visited.page.clock.pauseAt(Date.now() + 60_000);
  return visited;
}

/** Which card lies in front, such as `2 of 6`. */
export const shown = ({ popup }: Visit) => popup.front.getAttribute('aria-label');

/** Which card lies in front once the pointer is away from the stack. */
export async function startsAt(visited: Visit): Promise<string | null> {
  await visited.page.mouse.move(1000, 20);
  return shown(visited);
}
