/** One way on: what happens in a state, who may do it, and the state it leads to. */
export interface Transition<State extends string, Event extends string, Actor extends string> {
  /** `null`: there is nothing yet. */
  from: readonly (State | null)[]
  event: Event
  by: readonly Actor[]
  to: State
  /** What must hold, as documents say it. */
  when: string
}

/** Every way on of an entity. Whatever stands in none of them is refused. */
export interface TransitionTable<State extends string, Event extends string, Actor extends string> {
  states: readonly State[]
  events: readonly Event[]
  actors: readonly Actor[]
  transitions: readonly Transition<State, Event, Actor>[]
}

/** The states to which an event leads, done by somebody in a state; empty when it is refused. */
export const statesAfter = <State extends string, Event extends string, Actor extends string>(
  table: TransitionTable<State, Event, Actor>,
  from: State | null,
  event: Event,
  actor: Actor,
): State[] =>
  table.transitions
    .filter((way) => way.from.includes(from) && way.event === event && way.by.includes(actor))
    .map(({ to }) => to)

/** The states that nothing leads on from. */
export const endsOf = <State extends string, Event extends string, Actor extends string>({
  states,
  transitions,
}: TransitionTable<State, Event, Actor>): State[] =>
  states.filter((state) => transitions.every(({ from, to }) => !from.includes(state) || to === state))

/** A table as documents print it. */
export function printedTransitions<State extends string, Event extends string, Actor extends string>({
  transitions,
}: TransitionTable<State, Event, Actor>): string {
  const names = (states: readonly (string | null)[]) => states.map((state) => (state ? `\`${state}\`` : '–')).join(', ')
  return [
    '| from | event | by | to | when |',
    '|---|---|---|---|---|',
    ...transitions.map(
      ({ from, event, by, to, when }) =>
        `| ${names(from)} | ${event} | ${by.join(', ').toLowerCase().replaceAll('_', ' ')} | \`${to}\` | ${when} |`,
    ),
  ].join('\n')
}
