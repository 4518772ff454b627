import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { DeskSetting } from '@senluna/contract/desk/brand/brand.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { AddressList } from '../../../platform/addresses.ts'
import { vendorList } from '../../catalog/index.ts'
import { settingOf } from '../values/setting-values.ts'
import type { Settings } from '../settings.ts'
import { isWeakRule, PASSWORD_LEAST } from '../password-rule.ts'
import type { Switched } from '../values/setting-shapes.ts'

/** Who sets something where. */
interface Setting {
  merchantCode: MerchantCode
  key: DeskSetting
  ip: string
  now: Instant
}

/**
 * What of the right shape can't be all the same: which sentence of the desk says why, and the part
 * of the value that is meant.
 */
type Problem = { what: string; part: string } | undefined

/**
 * A value as its setting takes it. Refuses VAL_FIELD with what is wrong (`desk.wrong.…`), the whole
 * in English as `wrong`.
 */
export async function checkedValue(settings: Settings, setting: Setting, value: unknown) {
  const read = settingOf(setting.key, value)
  if ('wrong' in read) throw wrong(setting.key, { ...read.first, what: `SET_${read.first.what}` }, read.wrong)
  const problem = await problemIn(settings, setting, read.value)
  if (problem) throw wrong(setting.key, problem)
  return read.value
}

const wrong = (key: DeskSetting, { what, part }: NonNullable<Problem>, sentence?: string): Refusal =>
  new Refusal('VAL_FIELD', {
    fields: [{ field: key, patternId: what, args: [part] }],
    ...(sentence === undefined ? {} : { value: { wrong: sentence } }),
  })

/**
 * Names that the brand doesn't have, kinds of networks nobody knows, a moment that is over, a list
 * that shuts out who makes it.
 */
async function problemIn(settings: Settings, setting: Setting, value: object): Promise<Problem> {
  const own = settings.brands.byCode(setting.merchantCode)!
  const unknown = (what: string, known: readonly string[], names = Object.keys(value)): Problem => {
    const part = names.find((name) => !known.includes(name))
    return part === undefined ? undefined : { what, part }
  }
  switch (setting.key) {
    case 'register':
      return (
        unknown(
          'SET_FIELD',
          own.register.map((rule) => rule.field),
        ) ?? weakRule(value as Switched['register'])
      )
    case 'loginScope':
      return unknown(
        'SET_DOMAIN',
        own.domains.map((domain) => domain.domain),
      )
    case 'theme':
      return themeProblem(own.theme, value)
    case 'region':
      return unknown('SET_BLIND', settings.deps.networks.known, (value as Switched['region']).networks ?? [])
    case 'maintenance': {
      const { until, vendors = [] } = value as Switched['maintenance']
      if (until !== undefined && Date.parse(until) <= setting.now) return { what: 'SET_OVER', part: until }
      if (vendors.length === 0) return undefined
      const known = await vendorList(settings.deps.db, setting.merchantCode)
      return unknown(
        'SET_VENDOR',
        known.map((vendor) => vendor.vendorCode),
        [...vendors],
      )
    }
    case 'desk':
      return shutsOut(value, setting.ip) ? { what: 'OWN_ADDRESS', part: setting.ip } : undefined
    default:
      return undefined
  }
}

/** A rule for passwords that lets in what anybody guesses. */
function weakRule(rules: Switched['register']): Problem {
  const weak = Object.entries(rules).find(([field, rule]) => isWeakRule(field, rule))
  return weak && { what: 'SET_WEAK', part: String(PASSWORD_LEAST) }
}

function themeProblem(own: { default: string; choices: readonly string[] }, set: Switched['theme']): Problem {
  const { default: first, choices } = set
  const unknown = [...(choices ?? []), ...(first ? [first] : [])].find((choice) => !own.choices.includes(choice))
  if (unknown !== undefined) return { what: 'SET_LOOK', part: unknown }
  const begins = first ?? own.default
  const offered: readonly string[] = choices ?? own.choices
  return offered.includes(begins) ? undefined : { what: 'SET_LOOK_HIDDEN', part: begins }
}

/** Whether a list of the desk's addresses leaves somebody outside. */
export function shutsOut(value: unknown, ip: string): boolean {
  if (typeof value !== 'object' || value === null || !('addresses' in value)) return false
  const { addresses } = value
  return Array.isArray(addresses) && addresses.length > 0 && !new AddressList(addresses.map(String)).has(ip)
}
