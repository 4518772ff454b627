import { assert } from '@senluna/kit/assert.ts'

/** Who takes a step. `two staff`: one asks, another agrees. */
export type Stepper = 'member' | 'staff' | 'two staff' | 'provider' | 'clock' | 'server'

/** Steps between states: each of `from` to `to`. */
export interface Step<State extends string> {
  from: readonly State[]
  to: State
  by: readonly Stepper[]
  /** What must hold, as documents say it. */
  when: string
}

/** Every state of an entity and every step between them. Nothing else decides. */
export interface StepTable<State extends string> {
  /** What is stepped, and the table that keeps it. */
  entity: string
  storedIn: string
  states: readonly State[]
  /** The states in which one begins. */
  begins: readonly State[]
  /** The states in which one stays. */
  ends: readonly State[]
  steps: readonly Step<State>[]
}

/** The states from which a step leads to `to`. */
export const stepsTo = <State extends string>(table: StepTable<State>, to: State): State[] => [
  ...new Set(table.steps.filter((step) => step.to === to).flatMap(({ from }) => from)),
]

/** Whether a step leads from one state to another. */
export const mayStep = <State extends string>(table: StepTable<State>, from: State, to: State): boolean =>
  stepsTo(table, to).includes(from)

/**
 * Fails for a step that the table does not know: a bug of the caller, who looks at the state first.
 */
export function assertStep<State extends string>(table: StepTable<State>, name: string, from: State, to: State): void {
  assert(mayStep(table, from, to), `${table.entity} ${name} does not go from ${from} to ${to}`)
}

/** Fails when a step changed nothing, because somebody else took one first. */
export function assertStepped(
  table: StepTable<string>,
  name: string,
  { numAffectedRows }: { numAffectedRows?: bigint },
): void {
  assert(numAffectedRows === 1n, `${table.entity} ${name} was stepped by somebody else`)
}

/**
 * What is wrong with a table: states that nothing leads to, states without a way on that are not
 * declared as ends, ends with a way on, and steps between states it does not list.
 */
export function stepProblems<State extends string>(table: StepTable<State>): string[] {
  const { states, begins, ends, steps } = table
  const leaves = new Set(steps.flatMap(({ from, to }) => from.filter((state) => state !== to)))
  const unknown = steps.flatMap(({ from, to }) => [...from, to]).filter((state) => !states.includes(state))
  return [
    ...[...new Set(unknown)].map((state) => `${state} is no state`),
    ...states.filter((state) => !reachable(table).has(state)).map((state) => `nothing leads to ${state}`),
    ...states.filter((state) => !leaves.has(state) && !ends.includes(state)).map((state) => `${state} is a dead end`),
    ...ends.filter((state) => leaves.has(state)).map((state) => `${state} is an end, and is left`),
    ...begins.filter((state) => !states.includes(state)).map((state) => `${state} is no state`),
  ]
}

function reachable<State extends string>({ begins, steps }: StepTable<State>): Set<State> {
  const found = new Set(begins)
  for (let size = -1; size !== found.size;) {
    size = found.size
    for (const { from, to } of steps) if (from.some((state) => found.has(state))) found.add(to)
  }
  return found
}

/** A table of steps as documents print it. */
export function printedSteps<State extends string>({ begins, ends, steps }: StepTable<State>): string {
  const names = (states: readonly string[]) => states.map((state) => `\`${state}\``).join(', ')
  return [
    `Begins as ${names(begins)}. Ends as ${names(ends)}.`,
    '',
    '| from | to | by | when |',
    '|---|---|---|---|',
    ...steps.map(({ from, to, by, when }) => `| ${names(from)} | \`${to}\` | ${by.join(', ')} | ${when} |`),
  ].join('\n')
}
