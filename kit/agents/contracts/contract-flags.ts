import { isLive, type ContractParty, type ContractState } from './contract-states.ts'

/**
 * What the consolidated response says of a kind of contract. 0: no menu entry. 1: nothing waits. 2:
 * an offer waits for the account's answer. 3: a termination waits for it.
 */
export type ContractFlag = 0 | 1 | 2 | 3

/** A contract of one kind, as its flag sees it. */
export interface FlaggedContract<Account = string> {
  offeror: Account
  holder: Account
  state: ContractState
  /** Who asked for the termination that waits. */
  terminationBy?: ContractParty | undefined
}

/**
 * The flag of a kind for an account. `contracts` are those of the kind in which it takes part, also
 * those that ended. A termination comes before an offer: of the two only it ends by silence.
 */
export function contractFlag<Account>(
  account: Account,
  contracts: readonly FlaggedContract<Account>[],
  isKindOn: boolean,
): ContractFlag {
  const own = contracts.filter(
    ({ holder, offeror, state }) => holder === account || (offeror === account && isLive(state)),
  )
  if (!isKindOn || own.length === 0) return 0
  if (own.some((contract) => asksToEnd(contract, account))) return 3
  return own.some(({ holder, state }) => holder === account && state === 'NEW_REQUEST') ? 2 : 1
}

/** Whether the other side asks for the end of a contract. */
const asksToEnd = <Account>({ state, holder, terminationBy }: FlaggedContract<Account>, account: Account): boolean =>
  state === 'TERMINATION_REQUEST' && terminationBy === (holder === account ? 'OFFEROR' : 'HOLDER')
