/** What a server process sends to its supervisor. */
export type FromServer =
  /** Everything is built; an api process now waits for `go`. */
  | { type: 'ready' }
  /** It takes calls. */
  | { type: 'listening'; port: number }
  /** A live socket's first request: it goes to the live process, its connection with it. */
  | { type: 'upgrade'; head: string; request: { method: string; url: string; headers: unknown } }
  /** It is asked for the figures of all: it wants those of the others. */
  | { type: 'figuresWanted'; id: number }
  /** Its own figures, as they were asked for. */
  | { type: 'figures'; id: number; text: string }

const TYPES = new Set<string>([
  'ready',
  'listening',
  'upgrade',
  'figuresWanted',
  'figures',
] satisfies FromServer['type'][])

/** The message, when it is one of ours. */
export function fromServer(message: unknown): FromServer | undefined {
  if (typeof message !== 'object' || message === null || !('type' in message)) return undefined
  const { type } = message
  return typeof type === 'string' && TYPES.has(type) ? (message as FromServer) : undefined
}
