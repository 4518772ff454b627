import type { Guarded, ProtectionStep } from '@senluna/contract/desk/members/protection.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { momentText, say, wordOf } from '../../say.ts'

/** How each state of a member stands out. */
export const STATE_LOOK: Readonly<Record<Guarded['state'], string>> = {
  OPEN: 'badge good',
  BREAK: 'badge warn',
  EXCLUDED: 'badge bad',
  OVER: 'badge warn',
  RETURNING: 'badge warn',
  CLOSED: 'badge',
}

/** How each level of the markers of harm stands out. */
export const LEVEL_LOOK = { 1: 'badge', 2: 'badge warn', 3: 'badge bad' } as const

/** What speaks for a level, in one line. */
export const spokeText = ({ spoke }: NonNullable<Guarded['harm']>): string =>
  spoke.map(({ kind }) => say(`desk.protection.harm.${kind}`)).join(' · ')

/** When a break or the term of an exclusion ends; nothing for who is neither. */
export const untilText = ({ state, until }: Pick<Guarded, 'state' | 'until'>): string => {
  if (until) return momentText(until)
  return state === 'EXCLUDED' ? say('desk.protection.forGood') : ''
}

/** A limit's value: money, minutes, or that there is none. */
export function valueText(kind: string, value: string | null, { currency }: Pick<Guarded, 'currency'>): string {
  if (value === null) return say('desk.protection.none')
  return kind === 'session' ? say('desk.protection.minutes', { n: value }) : moneyText(value, currency)
}

/** A limit in one line: what it limits, and how much. */
export const limitText = ({ kind, value }: Guarded['limits'][number], row: Guarded): string =>
  `${say(`desk.protection.kind.${kind}`)}: ${valueText(kind, value, row)}`

/** What a step was about, and who of the staff did it. */
export function stepText({ detail }: ProtectionStep, row: Guarded): string {
  const { kind, from, to, term, minutes, by, text, level, spoke } = detail
  const changed =
    typeof kind === 'string' && to !== undefined
      ? `${wordOf('desk.protection.kind', kind)}: ${valueText(kind, textOf(from), row)} → ${valueText(kind, textOf(to), row)}`
      : undefined
  return [
    changed,
    typeof level === 'number' && `${from} → ${level}`,
    typeof spoke === 'string' &&
      spoke
        .split(' ')
        .map((level) => level && wordOf('desk.protection.harm', level))
        .join(', '),
    typeof term === 'string' && wordOf('desk.protection.term', term),
    typeof minutes === 'number' && say('desk.protection.minutes', { n: minutes }),
    text,
    by,
  ]
    .filter(Boolean)
    .join(' · ')
}

const textOf = (value: string | number | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value)
