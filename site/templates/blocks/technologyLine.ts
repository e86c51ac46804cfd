import { drawingFile } from '../../integrations/drawings/drawingFile.ts';
import { sprite } from '../../lib/sprite.ts';
import { technologyMark } from '../../lib/technologyMark.ts';

/** The sprite with the logos of one page's own tools. `name` begins its file's name. */
export async function technologyLine(name: string, tools: readonly { icon: string }[]): Promise<string> {
  const icons = [...new Set(tools.map(({ icon }) => icon))];
  return drawingFile(name, sprite(await Promise.all(icons.map(technologyMark))));
}
