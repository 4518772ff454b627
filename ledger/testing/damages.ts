import type { Damage } from './damage.ts'

const FLOOR = 'alter table ledger.account drop constraint account_floor'

/** Damages to accounts, entries, holds and reversals. */
export const LEDGER_DAMAGES: readonly Damage[] = [
  [
    'money that comes from nowhere',
    ['update ledger.account set balance = balance + 1 where owner_id = $1 and account_no = 1'],
    ['every account equals the sum of its entries', 'each currency sums to zero'],
  ],
  [
    'a version that was skipped',
    ['update ledger.account set version = version + 1 where owner_id = $1 and account_no = 1'],
    ['every account equals the sum of its entries'],
  ],
  [
    'a house account that lost money by itself',
    [`update ledger.account set balance = balance - 1 where owner_id = ledger.house() and version > 0`],
    ['every account equals the sum of its entries', 'each currency sums to zero'],
  ],
  [
    'a movement that was removed',
    ['delete from ledger.transfer where owner_id = $1 and version = 2'],
    [
      'versions run without gaps and each balance follows from the one before',
      'every account equals the sum of its entries',
    ],
  ],
  [
    'a movement that was altered',
    ['update ledger.transfer set amount = amount + 1 where owner_id = $1 and version = 1'],
    ['versions run without gaps and each balance follows from the one before'],
  ],
  [
    'a balance of old that was altered',
    ['update ledger.transfer set balance_after = balance_after + 1 where owner_id = $1 and version = 1'],
    ['versions run without gaps and each balance follows from the one before'],
  ],
  [
    'a movement between two currencies',
    [
      `update ledger.transfer set counter_no = (select account_no from ledger.account where owner_id = ledger.house() and currency = 'BBB') where owner_id = $1 and version = 1`,
    ],
    ['both sides of a transfer are of one currency'],
  ],
  [
    'a wallet below its floor',
    [FLOOR, 'update ledger.account set floor = 999999999 where owner_id = $1 and account_no = 1'],
    ['no account is below its floor'],
  ],
  [
    'less than nothing held',
    [FLOOR, 'update ledger.account set held = -1 where owner_id = $1 and account_no = 2'],
    ['no account is below its floor', 'what is held equals the open holds'],
  ],
  [
    'a hold the wallet forgot',
    ['update ledger.account set held = 0 where owner_id = $1 and account_no = 1'],
    ['what is held equals the open holds'],
  ],
  [
    'a hold that shrank by itself',
    ['update ledger.hold set remaining = remaining - 1 where owner_id = $1'],
    ['each hold equals its parts', 'what is held equals the open holds'],
  ],
  [
    'a part of a hold that is gone',
    ['delete from ledger.hold_event where owner_id = $1'],
    ['each hold equals its parts'],
  ],
  [
    'a key both entombed and posted',
    [
      'update ledger.tombstone set key = (select key from ledger.transfer where owner_id = $1 and account_no = 1 and version = 1) where owner_id = $1',
    ],
    ['no key was both rolled back in advance and posted'],
  ],
  [
    'a reversal of something else',
    ['update ledger.reversal set reversal = gen_random_uuid() where owner_id = $1'],
    ['each reversal undoes its posting'],
  ],
]
