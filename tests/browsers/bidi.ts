import { once } from 'node:events';

/**
 * Connects to a browser by WebDriver BiDi.
 * @param url of the web socket
 * @returns what sends a command and resolves with its result, as the standard gives it
 */
export async function connect(url: string) {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  const waiting = new Map<number, (text: string) => void>();
  socket.addEventListener('message', ({ data }) => {
    const text = String(data);
    waiting.get(JSON.parse(text).id)?.(text);
  });
  let last = 0;
  return async (method: string, params: object = {}) => {
    const id = (last += 1);
    const text = await new Promise<string>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    const { type, error, message, result } = JSON.parse(text);
    if (type !== 'success') throw new Error(`${method}: ${error}: ${message}`);
    return result;
  };
}
