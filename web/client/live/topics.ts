/** One live connection to the server, as those who hear and speak by it know it. */
export interface Connection {
  /** Whether it stands. */
  readonly open: boolean
  /** Joins or leaves a room at the server; other topics come by themselves. */
  ask: (what: 'join' | 'leave', topic: string) => void
  /** Says something to the server, if it listens now. */
  say: (word: Readonly<Record<string, string>>) => void
}

/**
 * Gets what came on a topic, or undefined when something may have been missed: then it reads again.
 */
export type Hearer = (data: unknown) => void

const hearers = new Map<string, Set<Hearer>>()
/** The connections of this page, each as long as it is wanted. */
export const connections = new Set<Connection>()

/**
 * Hears a topic until the answer is called. One of a name (`chat.…`, `draw.…`) is joined at the
 * server as long as somebody hears it.
 */
export function hear(topic: string, hearer: Hearer): () => void {
  const known = hearers.get(topic) ?? new Set()
  hearers.set(topic, known.add(hearer))
  if (known.size === 1) for (const live of connections) live.ask('join', topic)
  return () => {
    known.delete(hearer)
    if (known.size > 0) return
    hearers.delete(topic)
    for (const live of connections) live.ask('leave', topic)
  }
}

/** The topics that somebody hears now. */
export const heardTopics = (): Iterable<string> => hearers.keys()

/** Hands what came on a topic to those who hear it. */
export const notify = (topic: string, data: unknown): void => hearers.get(topic)?.forEach((hearer) => hearer(data))

/** One's typing is reported so often, however fast it is. */
const TYPING_MS = 2_500
let typedAt = -TYPING_MS

/**
 * Notifies the other side that one is typing: of `service`, or at a desk of a conversation by its
 * id.
 */
export function typing(about: string): void {
  const now = performance.now()
  if (now - typedAt < TYPING_MS) return
  typedAt = now
  for (const live of connections) live.say({ typing: about })
}

/** Whether what happens comes by itself now. */
export const isListening = (): boolean => [...connections].some((live) => live.open)
