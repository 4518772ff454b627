import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { NUMBERS } from '@senluna/ledger/names.gen.ts'
import { DRAW_STATE } from '@senluna/server/modules/lottery/draws/draw-state.ts'
import { CANCEL_STATUS } from '@senluna/server/modules/lottery/money/cancel.ts'
import { ORDER_STATUS } from '@senluna/server/modules/lottery/money/place.ts'
import { MARK_STEP, MOVEMENT_KIND } from '@senluna/server/modules/wagers/operations/movement-kind.ts'
import { OPERATION_STATUS } from '@senluna/server/modules/wagers/operations/operation.ts'
import { ROUND_STATE_NO } from '@senluna/server/modules/wagers/operations/queries/round-state.ts'
import { PLACE_STATUS } from '@senluna/server/modules/wagers/posting/place-status.ts'
import { BOOK, WAGER_STATUS } from '@senluna/server/modules/wagers/record/wager-status.ts'

/** What the functions of the database may name: `{wager.OPEN}` is the status of an open wager. */
const GROUPS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  account: NUMBERS.account_state,
  book: BOOK,
  cancel: CANCEL_STATUS,
  draw: DRAW_STATE,
  kind: NUMBERS.kind,
  movement: MOVEMENT_KIND,
  operation: OPERATION_STATUS,
  order: ORDER_STATUS,
  place: PLACE_STATUS,
  play: NUMBERS.play_status,
  post: NUMBERS.status,
  round: ROUND_STATE_NO,
  source: NUMBERS.source,
  step: { MARK: MARK_STEP },
  type: ACCOUNT_TYPE,
  wager: WAGER_STATUS,
  wallet: NUMBERS.wallet,
}

/** The text of `server/functions/names.gen.json`: groups by name, in each its names by number. */
export function functionNames(groups = GROUPS): string {
  const sorted = Object.entries(groups)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([group, names]) => [
      group,
      Object.fromEntries(
        Object.entries(names)
          .sort(([, a], [, b]) => a - b)
          .map(([name, no]) => [name.toUpperCase(), no]),
      ),
    ])
  return `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`
}
