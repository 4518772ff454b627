import type { ContractAct, ContractActResult } from '@senluna/contract/agent/contracts.ts'
import type { ContractKind, Terms } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { flatTier, termsWith } from '@senluna/kit/agents/testing/terms.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import type { SwitchId } from '@senluna/kit/switches.ts'
import { rate } from '@senluna/kit/money.ts'
import { askAs, newSomebody, type House, type Reply, type Somebody } from '../../rounds/testing/house.ts'
import { changeSetting } from '../../settings/index.ts'
import { placed } from '../../teams/testing/tree.ts'
import { offerOfHouse } from '../desk/for-the-house.ts'
import { writtenTerms } from '../terms.ts'

export const SENLUNA = merchantCode('senluna')
export const RELAY: Readonly<Record<ContractKind, string>> = {
  DIVIDEND: '/wps/relay/MCS2_processDividendReq',
  DAILY_SALARY: '/wps/relay/MCS2_processDailySalContract',
  HOURLY_SALARY: '/wps/relay/MCS2_processContractHourSalary',
  REALTIME_SALARY: '/wps/relay/MCSFE_processRealTimeSalaryContract',
}

/** A general agent and agents, each right below the one before. */
export async function lineOf(house: House, length: number): Promise<Somebody[]> {
  const people = [await newSomebody(house, 2)]
  while (people.length < length) {
    const next = await newSomebody(house, 1)
    await placed(house, next, people, house.parts.clock.now() + 1)
    people.push(next)
  }
  return people
}

/** Terms of a kind at one rate. */
export const flatTerms = (kind: ContractKind, ppm: number, more: Partial<Terms> = {}): Terms =>
  termsWith({
    kind,
    ...(kind === 'DIVIDEND' ? {} : { period: 'DAILY', basis: 'VALID_BET', carryMode: 'NONE' }),
    tiers: [flatTier(ppm)],
    vendorFee: rate(0),
    ...more,
  })

/** Acts by the call of a kind, as fast as nobody minds. */
export function actAs(
  house: House,
  who: Somebody,
  kind: ContractKind,
  body: ContractAct,
): Promise<Reply<ContractActResult>> {
  house.advance(1_000)
  return askAs<ContractActResult>(house, who, 'POST', RELAY[kind], body)
}

/** The body by which an agent offers terms. */
export const offerBody = (holder: Somebody, terms: Terms, more: Record<string, unknown> = {}) => {
  const { vendorFeePpm: _, ...written } = writtenTerms(terms)
  return { holderId: holder.member.id, kind: terms.kind, ...written, ...more }
}

interface Offer {
  requestId: NonNullable<ContractAct['requestId']>
  contractId: NonNullable<ContractAct['contractId']>
}

export function offerAs(
  house: House,
  who: Somebody,
  holder: Somebody,
  terms: Terms,
  more: Record<string, unknown> = {},
) {
  house.advance(1_000)
  return askAs<Offer>(house, who, 'POST', '/wps/agent/contracts/offers', offerBody(holder, terms, more))
}

/** The house offers. */
export const offerByHouse = (house: House, holder: Somebody, terms: Terms): Promise<Offer> =>
  house.parts.database.db
    .transaction()
    .execute((tx) =>
      offerOfHouse(
        tx,
        { merchantCode: holder.member.merchantCode, staffId: '01900000-0000-7000-8000-000000000001' },
        { holderId: holder.member.id, terms, note: '' },
        house.parts.clock.now(),
      ),
    )

/** A line whose members hold contracts of a kind at rates, from the top down; answers their ids. */
export async function signedLine(
  house: House,
  people: readonly Somebody[],
  kind: ContractKind,
  rates: readonly number[],
) {
  const ids: Offer['contractId'][] = []
  for (const [place, ppm] of rates.entries()) {
    const [holder, terms] = [people[place]!, flatTerms(kind, ppm)]
    const { requestId, contractId } =
      place === 0
        ? await offerByHouse(house, holder, terms)
        : (await offerAs(house, people[place - 1]!, holder, terms)).value!
    const signed = await actAs(house, holder, kind, { requestId, action: 'ACCEPT' })
    if (!signed.success) throw new Error(`contract ${place} was not signed: ${signed.errorCode}`)
    ids.push(contractId)
  }
  return ids
}

/** Switches of the brand as a test wants them. */
export async function flip(house: House, switches: Partial<Record<SwitchId, boolean>>): Promise<void> {
  await changeSetting(house.parts.database.db, SENLUNA, 'switches', switches, house.parts.clock.now())
  house.advance(1_100)
}
