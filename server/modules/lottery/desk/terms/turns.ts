import { setImmediate as breath } from 'node:timers/promises'

/** So long work goes on before others are answered. */
const AT_ONCE_MS = 10

/** What long work awaits between its pieces: it lets others be answered when it has run a while. */
export function turns(now: () => number = () => performance.now()): () => Promise<void> {
  let since = now()
  return async () => {
    if (now() - since < AT_ONCE_MS) return
    await breath()
    since = now()
  }
}

/** Runs what it is given one after another, whoever asks. */
export function inTurn(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }
}
