import { faultTools, isSkipped, works } from '../../../scripts/faultTools.mjs';
import type { FaultTool } from '../../../scripts/faultTools.mjs';

/**
 * Whether tests that need a tool are left out: only where `FAULTS_SKIP` names it. Throws where the tool is missing and
 * nothing says so, which fails the file that asks.
 */
export function isLeftOut(tool: FaultTool): boolean {
  if (isSkipped(tool)) return true;
  if (works(tool)) return false;
  const { from } = faultTools[tool];
  const way = from === null ? '' : `apt-get install ${from}, or `;
  throw new Error(`${tool} does not work here: ${way}FAULTS_SKIP=${tool}`);
}
