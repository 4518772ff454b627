import type { Endpoint } from '@senluna/contract/endpoint.ts'
import { Refusal, type RefusalCode } from '@senluna/contract/refusals.ts'
import { isUuid, type Id } from '@senluna/kit/ids.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Call, Route } from '../../platform/http/route.ts'
import { isOnCredit } from '../members/index.ts'
import { creditAccount } from './store/account-store.ts'

/** Whose standing a call is refused by: whoever calls, or whom its path names. */
interface Rule {
  who: 'CALLER' | 'ID'
  code: RefusalCode
  /** Only those who were given credit; else everybody in a line on credit. */
  holders?: true
}

const NO_CASH: Rule = { who: 'CALLER', code: 'CRD_NO_CASH' }

/** Calls that would mix cash with credit, or take an account out of its line. */
export const REFUSED_ON_CREDIT: ReadonlyMap<string, Rule> = new Map([
  ['POST /wps/v2/deposit/orders', NO_CASH],
  ['POST /wps/v2/withdraw/orders', NO_CASH],
  ['POST /wps/v2/transfer/upline', NO_CASH],
  ['POST /wps/v2/transfer/downline', NO_CASH],
  ['POST /wps/v2/wallets/refill', NO_CASH],
  ['POST /wps/v2/security/closure', { who: 'CALLER', code: 'CRD_HELD', holders: true }],
  ['POST /wps/agent/downlines/{id}/promote', { who: 'ID', code: 'CRD_HELD', holders: true }],
  ['POST /bo/v1/agents/{id}/type', { who: 'ID', code: 'CRD_HELD' }],
])

/** Such calls refuse accounts on credit before anything else of theirs is done. */
export const refusingCash =
  (db: Db) =>
  (route: Route): Route => {
    const { method, path } = route.endpoint
    const rule = REFUSED_ON_CREDIT.get(`${method} ${path}`)
    if (!rule) return route
    const refuse = async (call: Call<Endpoint>) => {
      const whose = whoseOf(call, rule)
      if (whose && (await stands(db, whose, rule))) throw new Refusal(rule.code)
    }
    const { prepare } = route
    // What runs in a transaction asks before that is opened.
    if (route.runs === 'once')
      return {
        ...route,
        prepare: async (call) => {
          await refuse(call)
          return prepare?.(call)
        },
      }
    return {
      ...route,
      handle: async (call, tx, prepared) => {
        await refuse(call)
        return route.handle(call, tx, prepared)
      },
    }
  }

async function stands(db: Db, memberId: Id<'member'>, { holders }: Rule): Promise<boolean> {
  return holders ? (await creditAccount(db, memberId)) !== undefined : isOnCredit(db, memberId)
}

function whoseOf({ caller, params }: Call<Endpoint>, { who }: Rule): Id<'member'> | undefined {
  if (who === 'CALLER') return caller && 'memberId' in caller ? caller.memberId : undefined
  const { id = '' } = params
  return isUuid<'member'>(id) ? id : undefined
}
