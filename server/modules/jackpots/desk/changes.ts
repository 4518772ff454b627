import type * as contract from '@senluna/contract/desk/brand/jackpots.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isJackpotLevel, wrongTerms, type JackpotLevel, type JackpotTerms } from '@senluna/kit/games/jackpot.ts'
import { askApproval, type Asking } from '../../approvals/index.ts'
import type { Call } from '../../../platform/http/route.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Jackpots } from '../jackpots.ts'
import { networkOf, type Pot } from '../pot-store.ts'
import { storedTerms, type StoredTerms } from '../terms.ts'

/** What two people decide of a level. */
export type Change =
  | { kind: 'TERMS'; terms: StoredTerms }
  | { kind: 'STATE'; from: Pot['state']; to: 'OPEN' | 'SUSPENDED' }
  | { kind: 'RETIRE'; to: JackpotLevel }

export const CHANGE = 'jackpots.change'

type LevelCall = Asking & { params: Readonly<Record<string, string | undefined>> }

/** Asks for other terms. Refuses SYS_NOT_FOUND, VAL_FIELD for those that can't be. */
export const askTerms = (jackpots: Jackpots, call: Call<typeof contract.changeJackpotTerms>) =>
  asked(jackpots, call, ({ terms, level }) => {
    const { seed, mainPpm, reservePpm, limit } = call.body
    const next: JackpotTerms = {
      level,
      kind: terms.kind,
      seed: BigInt(seed),
      mainPpm,
      reservePpm,
      ...(terms.kind === 'MUST_HIT' ? { cap: BigInt(limit) } : { oneIn: BigInt(limit) }),
    }
    const wrong = wrongTerms(next)
    if (wrong) throw wrongField(wrong === 'cap' || wrong === 'oneIn' ? 'limit' : wrong)
    return { kind: 'TERMS', terms: storedTerms(next) }
  })

/** Asks to suspend a level or to go on with it. Refuses VAL_FIELD for the state that it has. */
export const askState = (jackpots: Jackpots, call: Call<typeof contract.changeJackpotState>) =>
  asked(jackpots, call, ({ state }) => {
    if (state === call.body.state || state === 'RETIRED') throw wrongField('state')
    return { kind: 'STATE', from: state, to: call.body.state }
  })

/** Asks to end a level. Refuses VAL_FIELD for a successor that can't take its pot. */
export const askRetire = (jackpots: Jackpots, call: Call<typeof contract.retireJackpot>) =>
  asked(jackpots, call, ({ level, state }, pots) => {
    const to = pots.find((pot) => pot.level === call.body.to)
    if (state === 'RETIRED' || !mayTake(to, level)) throw wrongField('to')
    return { kind: 'RETIRE', to: call.body.to }
  })

/** Whether a level can take another's pot: a must-hit one would be carried over its cap. */
export const mayTake = (to: Pot | undefined, from: JackpotLevel): to is Pot =>
  to !== undefined && to.level !== from && to.state === 'OPEN' && to.terms.kind === 'RANDOM'

const wrongField = (field: string) => new Refusal('VAL_FIELD', { fields: [{ field }] })

const asked = (jackpots: Jackpots, call: LevelCall, change: (pot: Pot, pots: readonly Pot[]) => Change) =>
  jackpots.db.transaction().execute(async (tx: Tx) => {
    const level = call.params.level ?? ''
    const network = isJackpotLevel(level) ? await networkOf(tx, call.brand.merchantCode) : undefined
    const pot = network?.pots.find((known) => known.level === level)
    if (!network || !pot) throw new Refusal('SYS_NOT_FOUND')
    const payload = change(pot, network.pots)
    return askApproval(tx, call, {
      action: CHANGE,
      object: { kind: 'jackpot', id: level },
      payload,
      before: { state: pot.state, ...flat(storedTerms(pot.terms)) },
      after:
        payload.kind === 'TERMS'
          ? { ...flat(payload.terms) }
          : {
              state: payload.kind === 'RETIRE' ? 'RETIRED' : payload.to,
              ...(payload.kind === 'RETIRE' ? { successor: payload.to } : {}),
            },
      needs: 'vendors.approve',
    })
  })

const flat = ({ seed, mainPpm, reservePpm, cap, oneIn }: StoredTerms) => ({
  seed,
  mainPpm,
  reservePpm,
  limit: cap ?? oneIn ?? '',
})
