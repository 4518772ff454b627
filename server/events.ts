import { FAMILIES, UNIT_REBATES } from './families.ts'
import { consumers as approvals } from './modules/approvals/index.ts'
import { consumers as bills } from './modules/bills/index.ts'
import { consumers as cashier } from './modules/cashier/index.ts'
import { consumers as catalog } from './modules/catalog/index.ts'
import { consumers as chat } from './modules/chat/index.ts'
import { consumers as contracts } from './modules/contracts/index.ts'
import { consumers as content } from './modules/content/index.ts'
import { consumers as facts } from './modules/facts/index.ts'
import type { FamilyHooks } from './modules/families/index.ts'
import { consumers as messages } from './modules/messages/index.ts'
import { consumers as points } from './modules/points/index.ts'
import { openTurnoverCase } from './modules/risk/index.ts'
import { consumers as promotions } from './modules/promotions/index.ts'
import { rebateConsumers, unitsSettled } from './modules/rebates/index.ts'
import { consumers as referrals } from './modules/referrals/index.ts'
import { consumers as rtp } from './modules/rtp/index.ts'
import { consumers as sessions } from './modules/sessions/index.ts'
import { consumers as staff } from './modules/staff/index.ts'
import { consumers as turnover } from './modules/turnover/index.ts'
import { levelsOf } from './modules/vip/index.ts'
import { consumers as wagers } from './modules/wagers/index.ts'
import { consumers as wallet } from './modules/wallet/index.ts'
import { consumers as winners } from './modules/winners/index.ts'
import type { Parts } from './parts.ts'
import { consume, type Consumers } from './platform/live/consumers.ts'
import type { Delivery } from './platform/live/relay.ts'

/** What the modules below need of the process. */
type Needed = Pick<Parts, 'brands' | 'clock' | 'outgoing' | 'push' | 'winners'>
interface Hooks extends FamilyHooks {
  /** Called for a requirement that money had left by when its wager was corrected. */
  onFlagged: typeof openTurnoverCase
  /** The steps of the ladder that some stand on. */
  levelsOf: typeof levelsOf
}

/** The modules that follow events, in the order in which they get them. */
export const SUBSCRIBERS: readonly Consumers<Needed & Hooks>[] = [
  approvals,
  cashier,
  catalog,
  wagers,
  turnover,
  points,
  winners,
  rtp,
  messages,
  wallet,
  sessions,
  content,
  chat,
  staff,
  facts,
  contracts,
  bills,
  ...FAMILIES.flatMap(({ consumers }) => consumers ?? []),
  rebateConsumers(UNIT_REBATES),
  promotions,
  referrals,
]

/** Hands events to the modules that follow them, or to those given. */
export const deliveryOf = (
  parts: Needed,
  wake: Hooks['wake'] = () => undefined,
  subscribers: readonly Consumers<Needed & Hooks>[] = SUBSCRIBERS,
): Delivery => ({
  handle: (tx, events) =>
    consume(
      subscribers,
      {
        ...parts,
        wake,
        onFlagged: openTurnoverCase,
        levelsOf,
        onUnitsSettled: unitsSettled,
        tx,
        now: parts.clock.now(),
      },
      events,
    ),
})
