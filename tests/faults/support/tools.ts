import { faultTools, isSkipped, works } from '../../../scripts/faultTools.mjs';
import type { FaultTool } from '../../../scripts/faultTools.mjs';

/**
 * Whether to skip tests that need a tool, which is only if `FAULTS_SKIP` names it. Throws if the tool is missing and
 * not skipped, which fails the calling file.
 */
export function isLeftOut(tool: FaultTool): boolean {
  if (isSkipped(tool)) return true;
  if (works(tool)) return false;
  const { from } = faultTools[tool];
  const way = from === null ? '' : `apt-get install ${from}, or `;
  throw new Error(`${tool} does not work here: ${way}FAULTS_SKIP=${tool}`);
}
