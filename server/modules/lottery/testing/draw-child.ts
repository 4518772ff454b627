import pg from 'pg'
import { instant } from '@senluna/kit/time.ts'
import { HandClock, openLottery } from './draw-world.ts'

// A process that works on the draws of a database and dies without a word at a chosen step.
// node draw-child.ts <database> <now> <step>

/**
 * Where it dies: a piece of the statement, how many of them go by first, and whether that one is
 * still answered.
 */
const STEPS: Readonly<Record<string, { text: string; skip: number; answered: boolean }>> = {
  ahead: { text: 'insert into lottery.draw', skip: 7, answered: false },
  sealed: { text: 'lottery.seal_due', skip: 0, answered: true },
  drawing: { text: 'insert into lottery.result', skip: 0, answered: true },
  drawn: { text: 'state in (2, 3) and settled_at is null', skip: 0, answered: false },
  settling: { text: 'lottery.settle_fresh(', skip: 1, answered: false },
  'partly settled': { text: 'lottery.settle_fresh(', skip: 0, answered: true },
  'before the end': { text: 'with won as materialized', skip: 0, answered: true },
}

const [url = '', now = '', name = ''] = process.argv.slice(2)
const step = STEPS[name]
if (!step) throw new Error(`no such step: ${name}`)
const die = () => process.kill(process.pid, 'SIGKILL')

let seen = 0
const { query } = pg.Client.prototype
Reflect.set(pg.Client.prototype, 'query', function (this: pg.Client, ...given: unknown[]): unknown {
  const [first] = given
  const text = typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? '')
  const isIt = text.includes(step.text) && seen++ === step.skip
  const last = given.length - 1
  const callback = given[last]
  // The pool asks with a function to be called, a client of its own with a promise.
  if (isIt && step.answered && typeof callback === 'function') given[last] = die
  const answer: unknown = Reflect.apply(query, this, given)
  if (isIt && !step.answered) setImmediate(die)
  if (isIt && step.answered && answer instanceof Promise) void answer.finally(die)
  return answer
})

const { clockOfDraws } = openLottery(url, new HandClock(instant(Number(now))))
if (name === 'ahead') await clockOfDraws.makeAhead()
else {
  await clockOfDraws.drawDue()
  await clockOfDraws.settleDue()
}
throw new Error(`it came to the end and never to: ${name}`)
