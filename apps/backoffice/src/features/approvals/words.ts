import { APPROVAL_FIELDS, isApprovalField, type ApprovalField } from '@senluna/contract/desk/approval-fields.ts'
import type { Approval } from '@senluna/contract/desk/approvals.ts'
import { endonym, isText, text } from '@senluna/web/client/text.ts'
import { FAMILY_OBJECTS } from '../../families.ts'
import { nameOf, rightName } from '../../shown/Named.tsx'
import { gameTypeName } from '../../shown/game-type-name.ts'
import { isSide, sideOf, type Side } from '../../shown/object-name.ts'
import { brandMoney, isDay, isMoment, dayText, momentText, say, vendorText, wordOf } from '../../say.ts'
import { rulesText } from './rules-text.ts'

type Row = Pick<Approval, 'action' | 'objectKind' | 'objectId' | 'before' | 'after'>

/** One line of what a request changes: what it is of, as it is and as it would be. */
export interface Line {
  name: string
  was: string
  is: string
}

const NOTHING = '–'

/**
 * Where the codes of a field have their names; those of a state depend on what the request is
 * about.
 */
const GROUPS: Partial<Record<ApprovalField, string>> = {
  products: 'desk.product',
  loginDevice: 'desk.segments.loginDevice',
  networks: 'desk.access.network',
  method: 'desk.method',
  kinds: 'desk.payout',
  locks: 'desk.members.lock',
  reset: 'desk.members.do.reset',
  roles: 'desk.name.role',
  tab: 'desk.mailings.tab',
  types: 'desk.members.type',
  status: 'desk.bets.state',
  loginScope: 'desk.domains.scope',
  category: 'desk.promotions.category',
  period: 'desk.contracts.period',
  basis: 'desk.contracts.basis',
  carryMode: 'desk.contracts.carry',
  counts: 'desk.aff.counts',
}
const STATES: Readonly<Record<string, string>> = {
  bill: 'desk.bills.state',
  contract: 'desk.contracts.state',
  deposit: 'desk.deposits.state',
  depositChannel: 'desk.channels.state',
  receipt: 'desk.deposits.state',
  withdrawal: 'desk.withdrawals.state',
  'payout-account': 'desk.payoutAccounts.state',
  transfer: 'desk.transfers.state',
  member: 'desk.protection.state',
  'risk-case': 'desk.risk.state',
  friend: 'desk.friends.state',
  'held-reward': 'desk.held.state',
  application: 'desk.applications.state',
  jackpot: 'desk.jackpots.state',
}
/** Where the kinds of things have their names. */
const KINDS: Readonly<Record<string, string>> = { goods: 'desk.goods.kind', contract: 'desk.contracts.kind' }
const statesOf = (kind: string): string | undefined => STATES[kind] ?? FAMILY_OBJECTS[kind]?.states

function codeText(row: Row, field: ApprovalField, code: string | number | boolean): string {
  const own = field === 'state' ? statesOf(row.objectKind) : field === 'kind' ? KINDS[row.objectKind] : GROUPS[field]
  const groups = [own, 'desk.approvals.value']
  for (const group of groups) {
    if (group === undefined) continue
    const said = wordOf(group, String(code))
    if (said !== String(code)) return said
  }
  return String(code)
}

/**
 * One value in the reader's words: money, moments and shares as they are written, codes by their
 * names.
 */
function valueText(row: Row, field: ApprovalField, value: unknown): string {
  if (value === undefined || value === null || value === '') return NOTHING
  if (Array.isArray(value)) {
    if (field === 'files') return String(value.length)
    if (field === 'links') return value.map((link) => partsOf(link).join(' · ')).join('; ') || NOTHING
    return value.map((item) => valueText(row, field, item)).join(', ') || NOTHING
  }
  if (isSide(value)) return field === 'rules' ? rulesText(value) : sideText(row, value)
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return NOTHING
  const text = String(value)
  const number = /^-?\d+$/.test(text)
  const look = APPROVAL_FIELDS[field]
  if (look === 'money' && number) return brandMoney(text)
  if (look === 'ppm' && number) return `${Number(text) / 10_000}%`
  if (look === 'x100' && number) return `× ${Number(text) / 100}`
  if (look === 'milli' && number) return String(Number(text) / 1_000)
  if (field === 'language') return endonym(text)
  if (field === 'vendorCode' || field === 'vendors') return vendorText(text)
  // What maintenance closes are categories of games; everywhere else they are products.
  if (field === 'products' && row.objectKind === 'setting') return gameTypeName(text)
  if (isMoment(text)) return momentText(text)
  if (isDay(text)) return dayText(text)
  return codeText(row, field, value)
}

/** Things within a thing: numbers of a draw by prize, steps of odds, the parts of an account. */
const sideText = (row: Row, side: Side): string =>
  Object.entries(side)
    .map(([name, part]) => {
      if (isApprovalField(name)) return `${fieldName(name, row.objectKind)} ${valueText(row, name, part)}`
      return `${endonym(name)}: ${Array.isArray(part) ? part.join(' ') : String(part)}`
    })
    .join(' · ') || NOTHING

/** Everything a thing says, part by part. */
const partsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(partsOf) : [String(value)]

/** A field's name: that of what the request is about, where it means something of its own there. */
function fieldName(field: ApprovalField, kind: string): string {
  const own = `desk.approvals.field.${kind}.${field}`
  return isText(own) ? text(own) : wordOf('desk.approvals.field', field)
}

/** Settings and roles whose names are switches, domains and rights. */
function namedLines(row: Row): Line[] | undefined {
  if (row.action === 'staff.rights') {
    const [was, is] = [row.before, row.after].map((side) => (Array.isArray(side) ? side.map(String) : []))
    const without = (all: readonly string[] = [], some: readonly string[] = []) =>
      all.filter((right) => !some.includes(right))
    return [
      ...without(is, was).map((right) => ({
        name: rightName(right),
        was: say('desk.approvals.value.NO'),
        is: say('desk.approvals.value.YES'),
      })),
      ...without(was, is).map((right) => ({
        name: rightName(right),
        was: say('desk.approvals.value.YES'),
        is: say('desk.approvals.value.NO'),
      })),
    ]
  }
  if (row.objectKind !== 'setting') return undefined
  if (row.objectId === 'deviceSwitches') {
    const [before, after] = [sideOf(row.before), sideOf(row.after)]
    return namesIn(before, after).flatMap((device) =>
      switchLines(sideOf(before[device]), sideOf(after[device])).map((line) => ({
        ...line,
        name: `${wordOf('desk.approvals.value', device)} · ${line.name}`,
      })),
    )
  }
  if (row.objectId === 'switches') return switchLines(sideOf(row.before), sideOf(row.after))
  if (row.objectId === 'register') return ruleLines(sideOf(row.before), sideOf(row.after))
  if (row.objectId !== 'loginScope') return undefined
  const scope = (value: unknown) =>
    typeof value === 'string' ? wordOf('desk.domains.scope', value) : say('desk.approvals.value.usual')
  return differing(sideOf(row.before), sideOf(row.after), (name) => name, scope)
}

const namesIn = (before: Side, after: Side): string[] => [...new Set([...Object.keys(before), ...Object.keys(after)])]

/** Of things that have names of their own, those that change. */
const differing = (
  before: Side,
  after: Side,
  name: (own: string) => string,
  text: (value: unknown) => string,
): Line[] =>
  namesIn(before, after)
    .filter((own) => before[own] !== after[own])
    .map((own) => ({ name: name(own), was: text(before[own]), is: text(after[own]) }))

/** Rules of registration that change, each by its field's name. */
const ruleLines = (before: Side, after: Side): Line[] =>
  namesIn(before, after)
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ name: nameOf('field', field), was: ruleText(before[field]), is: ruleText(after[field]) }))

function ruleText(value: unknown): string {
  if (value === undefined) return say('desk.approvals.value.usual')
  const { enabled, required, patternId, minLength, maxLength } = sideOf(value)
  return [
    say(enabled === true ? 'desk.approvals.value.on' : 'desk.approvals.value.off'),
    required === true ? say('desk.fields.required') : '',
    typeof patternId === 'string' ? nameOf('pattern', patternId) : say('desk.fields.any'),
    `${String(minLength)}–${String(maxLength)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

const switchLines = (before: Side, after: Side): Line[] =>
  differing(
    before,
    after,
    (id) => nameOf('switch', id),
    (on) =>
      say(
        on === undefined
          ? 'desk.approvals.value.usual'
          : on === true
            ? 'desk.approvals.value.on'
            : 'desk.approvals.value.off',
      ),
  )

/**
 * Words that may be marked up, as their reader sees them, with where each link leads behind it;
 * nothing in them runs or loads.
 */
function readable(words: unknown): string {
  if (typeof words !== 'string' || words === '') return NOTHING
  const { body } = new DOMParser().parseFromString(words, 'text/html')
  for (const link of body.querySelectorAll('a[href]')) link.append(` (${link.getAttribute('href')})`)
  for (const point of body.querySelectorAll('li')) point.prepend('• ')
  for (const part of body.querySelectorAll('br, h1, h2, h3, h4, li, p')) part.after('\n')
  return body.textContent?.trim() ?? words
}

/** Texts by language stand in a line each. */
const BY_LANGUAGE: readonly string[] = ['text', 'titles', 'summaries', 'facts', 'contents']

/** Texts of the site, each by its language and name, as they stand. */
const textLines = (before: Side, after: Side): Line[] =>
  differing(
    before,
    after,
    (place) => place,
    (words) => (typeof words === 'string' ? words : NOTHING),
  )

/** What a request changes, line by line, in the reader's words. */
export function linesOf(row: Row): Line[] {
  const named = namedLines(row)
  if (named) return named
  const [before, after] = [sideOf(row.before), sideOf(row.after)]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(isApprovalField)
  return names.flatMap((name) => {
    if (name === 'texts') return textLines(sideOf(before[name]), sideOf(after[name]))
    if (!BY_LANGUAGE.includes(name))
      return [
        {
          name: fieldName(name, row.objectKind),
          was: valueText(row, name, before[name]),
          is: valueText(row, name, after[name]),
        },
      ]
    const [was, is] = [sideOf(before[name]), sideOf(after[name])]
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].map((language) => ({
      name: `${fieldName(name, row.objectKind)} · ${endonym(language)}`,
      was: readable(was[language]),
      is: readable(is[language]),
    }))
  })
}
