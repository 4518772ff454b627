import type { PromotionRules } from '@senluna/contract/site/promotion-rules.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { DESK_LANGUAGES } from '@senluna/text/desk.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { gameNames } from '../../catalog/index.ts'
import { worthOf } from '../../points/index.ts'

/** Something by its code, with what it is called in the languages of the desk. */
interface Called {
  code: string
  names: Readonly<Record<string, string>>
}

type NamesOf = (code: string) => Promise<Called['names']>

/**
 * Rules as the second person reads them: goods and games by their names of the moment, with the
 * codes that they are found by. What is published is the draft, not this.
 */
export async function namedRules(db: Db | Tx, merchantCode: MerchantCode, rules: PromotionRules): Promise<unknown> {
  const goods: NamesOf = async (code) => (await worthOf(db, merchantCode, { goods: code })).names ?? {}
  const games: NamesOf = async (code) => {
    const names = await Promise.all(
      DESK_LANGUAGES.map(async (language) => {
        const name = (await gameNames(db, merchantCode, [code], language)).get(code)
        return name === undefined ? [] : [[language, name] as const]
      }),
    )
    return Object.fromEntries(names.flat())
  }
  return named(rules, { goods, games })
}

async function named(value: unknown, by: Readonly<Record<string, NamesOf>>, part = ''): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((inner) => named(inner, by, part)))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      await Promise.all(
        Object.entries(value).map(async ([name, inner]) => [name, await named(inner, by, name)] as const),
      ),
    )
  const namesOf = by[part]
  return typeof value === 'string' && namesOf ? ({ code: value, names: await namesOf(value) } satisfies Called) : value
}
