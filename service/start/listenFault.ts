import { WrongSetting } from '../settings/config.ts';
import type { SettingName } from '../settings/settings.ts';

/** What can be wrong with the port, and the codes for a wrong host. */
const portFaults = new Map([
  ['EADDRINUSE', 'where another program listens'],
  ['EACCES', 'where only root may listen'],
]);
const hostFaults = new Set(['EADDRNOTAVAIL', 'EAI_AGAIN', 'EINVAL', 'ENODATA', 'ENOTFOUND']);

/** Turns an error of listening into a one-line error about the setting that caused it. */
export const listenFault =
  (portName: SettingName, port: number, host: string) =>
  (error: unknown): never => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const ofPort = portFaults.get(code);
    if (ofPort !== undefined) throw new WrongSetting(`${portName}: got "${port}", ${ofPort} (${code})`);
    if (hostFaults.has(code))
      throw new WrongSetting(`HOST: got "${host}", takes an address or host name of this machine (${code})`);
    throw error;
  };
