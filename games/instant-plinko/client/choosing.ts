import { choiceOf, plinko, RISKS, ROWS, writtenChoice, type PlinkoChoice } from '../rules/index.ts'

/** The choice in a text that the shell has read before. */
export function choiceIn(text: string): PlinkoChoice {
  const choice = choiceOf(text) ?? choiceOf(plinko.choosing.first)
  if (!choice) throw new RangeError(`no choice: ${text}`)
  return choice
}

/** The one after it in a list, round and round. */
const after = <T>(list: readonly T[], held: T): T => list[(list.indexOf(held) + 1) % list.length] ?? held

export function nextRows(text: string): string {
  const choice = choiceIn(text)
  return writtenChoice({ ...choice, rows: after(ROWS, choice.rows) })
}

export function nextRisk(text: string): string {
  const choice = choiceIn(text)
  return writtenChoice({ ...choice, risk: after(RISKS, choice.risk) })
}
