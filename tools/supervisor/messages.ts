/** What a server process tells its supervisor. */
export type FromServer =
  /** Everything is built; an api process now waits for `go`. */
  | { type: 'ready' }
  /** It takes calls. */
  | { type: 'listening'; port: number }
  /** A live socket's first request: it goes to the live process, its connection with it. */
  | { type: 'upgrade'; head: string; request: { method: string; url: string; headers: unknown } }

/** The message, when it is one of ours. */
export function fromServer(message: unknown): FromServer | undefined {
  if (typeof message !== 'object' || message === null || !('type' in message)) return undefined
  const { type } = message
  return type === 'ready' || type === 'listening' || type === 'upgrade' ? (message as FromServer) : undefined
}
