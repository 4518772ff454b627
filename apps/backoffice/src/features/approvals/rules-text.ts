import { chosenLanguage } from '@senluna/web/client/text.ts'
import { hundredthsText } from '@senluna/web/ui/money/format.ts'
import { isSide, type Side } from '../../shown/object-name.ts'
import { brandMoney, say, wordOf } from '../../say.ts'

// What a promotion gives, as the second person reads it: every part by its name, amounts as money,
// codes by what they are called.

/** Parts that are an amount of the brand's money. */
const MONEY: ReadonlySet<string> = new Set([
  'amount',
  'aloneUpTo',
  'cap',
  'ladder',
  'least',
  'minDeposit',
  'minLoss',
  'minPayout',
  'minValidBet',
  'needsStake',
  'perBet',
  'perDeposit',
  'perPoint',
  'pool',
  'stake',
])
/** Of `most`, which is an amount but for the tickets of a wheel's day. */
const COUNTS_MOST = 'RAFFLE'
/** What a mission counts in money. */
const IN_MONEY: ReadonlySet<unknown> = new Set(['DEPOSIT_SUM', 'VALID_BET'])

/** Where the codes of a part have their names. */
const NAMES: Readonly<Record<string, string>> = {
  by: 'desk.promotions.by',
  every: 'desk.promotions.every',
  kind: 'desk.promotions.kind',
  metric: 'desk.promotions.metric',
  needs: 'desk.promotions.needs',
  period: 'desk.promotions.period',
  products: 'desk.product',
  steps: 'desk.promotions.step',
}

const NOTHING = '–'

/** Something by its name, with the code that it is found by behind it. */
function calledText({ code, names }: Side): string {
  const name = isSide(names) ? (names[chosenLanguage()] ?? names.EN) : undefined
  return typeof name === 'string' && name !== code ? `${name} (${String(code)})` : String(code)
}

function partText(name: string, value: unknown, rules: Side): string {
  if (value === null) return NOTHING
  if (Array.isArray(value)) {
    const parts = value.map((part) => partText(name, part, rules))
    // Prizes and steps are read and compared one below the other.
    return value.some(isSide) ? parts.map((part) => `\n• ${part}`).join('') : parts.join('; ') || NOTHING
  }
  if (isSide(value)) return 'code' in value ? calledText(value) : partsText(value, rules)
  if (typeof value === 'boolean') return say(value ? 'desk.approvals.value.YES' : 'desk.approvals.value.NO')
  if (typeof value !== 'string' && typeof value !== 'number') return NOTHING
  if (name === 'ratePpm') return `${Number(value) / 10_000}%`
  if (name === 'turnoverX100') return `× ${Number(value) / 100}`
  if (name === 'minScore' && rules.by === 'MULTIPLE') return `× ${hundredthsText(Number(value))}`
  const isMoney =
    MONEY.has(name) ||
    (name === 'most' && rules.kind !== COUNTS_MOST) ||
    (name === 'target' && IN_MONEY.has(rules.metric))
  if (isMoney && /^\d+$/.test(String(value))) return brandMoney(String(value))
  const names = NAMES[name]
  return names === undefined ? String(value) : wordOf(names, value)
}

const partsText = (parts: Side, rules: Side): string =>
  Object.entries(parts)
    .filter(([name]) => name !== 'id')
    .toSorted(([left], [right]) => Number(right === 'amount') - Number(left === 'amount'))
    .map(([name, part]) => `${wordOf('desk.approvals.rule', name)} ${partText(name, part, rules)}`)
    .join(', ')

/** The rules of a promotion in words, a line each, its kind first. */
export function rulesText(rules: Side): string {
  const { kind, ...parts } = rules
  const given = Object.entries(parts).map(
    ([name, part]) => `${wordOf('desk.approvals.rule', name)}: ${partText(name, part, rules)}`,
  )
  return [wordOf('desk.promotions.kind', String(kind)), ...given].join('\n')
}
