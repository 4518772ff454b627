import type { ContractShown } from '@senluna/contract/agent/contract-shapes.ts'
import { iso } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Contract } from './contracts.ts'
import { historyOf, type HistoryEntry } from './store/history-store.ts'
import { waitingAt, type ContractRequest } from './store/request-store.ts'
import { writtenTerms } from './terms.ts'

/** The other party of what the house offers. */
export const HOUSE_NAME = 'HOUSE'

/** How a request is called on the wire. */
export const typeOf = ({ type }: Pick<ContractRequest, 'type'>): 'new request' | 'termination request' =>
  type === 'OFFER' ? 'new request' : 'termination request'

/** Contracts as their parties and the desk see them, with what waits and what happened. */
export async function shownContracts(db: Db, contracts: readonly Contract[]): Promise<ContractShown[]> {
  const ids = contracts.map(({ id }) => id)
  const [waiting, histories] = await Promise.all([waitingAt(db, ids), historyOf(db, ids)])
  return contracts.map((contract) => shown(contract, waiting.get(contract.id), histories.get(contract.id) ?? []))
}

const shown = (
  contract: Contract,
  request: ContractRequest | undefined,
  history: readonly HistoryEntry[],
): ContractShown => {
  const { id, kind, holderId, holderName, offerorName, state, version, terms, note, from, until, endReason } = contract
  return {
    contractId: id,
    kind,
    offeror: offerorName ?? HOUSE_NAME,
    holderId,
    holder: holderName,
    status: state,
    version,
    ...writtenTerms(terms),
    ...(note === '' ? {} : { note }),
    ...(from === undefined ? {} : { effectiveFrom: iso(from) }),
    ...(until === undefined ? {} : { effectiveTo: iso(until) }),
    ...(endReason === undefined ? {} : { endReason }),
    ...(request === undefined
      ? {}
      : {
          pending: {
            requestId: request.id,
            requestType: typeOf(request),
            by: request.askedBy,
            expiresAt: iso(request.expiresAt),
          },
        }),
    history: history.map((entry) => ({
      version,
      at: iso(entry.at),
      by: entry.actor,
      change: entry.event,
      ...(entry.note === '' ? {} : { note: entry.note }),
    })),
  }
}
