import type { Metrics } from './platform/figures/metrics.ts'

/** Longer than the supervisor waits for the others. */
const PATIENCE_MS = 2_000

/**
 * The figures of the processes beside this one, each as its own text; empty without a supervisor.
 */
export type Colleagues = () => Promise<readonly string[]>

/**
 * Answers the supervisor when it asks for this process's figures, and asks it for those of the
 * others.
 *
 * A process that doesn't answer in time is left out.
 */
export function figuresBySupervisor(metrics: Metrics): Colleagues {
  if (!process.send) return async () => []
  const send = (message: object): void => void (process.connected && process.send?.(message))
  const waiting = new Map<number, (texts: readonly string[]) => void>()
  let asked = 0
  process.on('message', (message: unknown) => {
    if (isQuestion(message)) void metrics.figures().then((text) => send({ type: 'figures', id: message.id, text }))
    if (isAnswer(message)) waiting.get(message.id)?.(message.texts)
  })
  return () =>
    new Promise((resolve) => {
      const id = ++asked
      const settle = (texts: readonly string[]): void => {
        clearTimeout(late)
        waiting.delete(id)
        resolve(texts)
      }
      const late = setTimeout(() => settle([]), PATIENCE_MS)
      waiting.set(id, settle)
      send({ type: 'figuresWanted', id })
    })
}

const hasId = (message: unknown): message is { type: unknown; id: number } =>
  typeof message === 'object' && message !== null && 'type' in message && 'id' in message

const isQuestion = (message: unknown): message is { id: number } => hasId(message) && message.type === 'figuresWanted'

const isAnswer = (message: unknown): message is { id: number; texts: readonly string[] } =>
  hasId(message) && message.type === 'figures' && 'texts' in message
