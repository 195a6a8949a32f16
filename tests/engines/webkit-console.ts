import { once } from 'node:events';

type Message = { source: string; level: string; text: string };

/**
 * Reads the console through the Web Inspector protocol. WebDriver has no console command, and MiniBrowser prints nothing
 * under automation.
 */
export async function readConsole(address: string): Promise<Message[]> {
  const messages: Message[] = [];
  const socket = new WebSocket(address);
  const send = (method: string, params: object) => socket.send(JSON.stringify({ id: 1, method, params }));
  socket.addEventListener('message', ({ data }) => {
    const { method, params } = JSON.parse(data);
    if (method === 'Target.targetCreated') {
      const message = JSON.stringify({ id: 1, method: 'Console.enable' });
      send('Target.sendMessageToTarget', { targetId: params.targetInfo.targetId, message });
    } else if (method === 'Target.dispatchMessageFromTarget') {
      const inner = JSON.parse(params.message);
      if (inner.method === 'Console.messageAdded') messages.push(inner.params.message);
    }
  });
  await once(socket, 'open');
  return messages;
}
