import type { Damage } from '@senluna/ledger/testing/damage.ts'

/**
 * Damages to deposits, withdrawals and transfers: what their tables say without the money, and
 * money without what they say.
 */
export const CASHIER_DAMAGES: readonly Damage[] = [
  [
    'a deposit credited without money',
    [
      `insert into cashier.deposit (id, merchant_id, order_no, member_id, user_name, channel_id, channel_code, provider, method,
         currency, request_key, asked, fee_ppm, fee_fixed, received, fee, main_part, locked_part, state, created_at, expires_at,
         changed_at, credited_at)
       values (gen_random_uuid(), 'senluna', 'D0000000000', $1, 'm', gen_random_uuid(), 'BANK-1', 'manual-bank', 'BANK_QR', 'AAA',
         gen_random_uuid(), 5, 0, 0, 5, 0, 5, 0, 'CREDITED', now(), now(), now(), now())`,
    ],
    ['each credited deposit is in the wallets of its member'],
  ],
  [
    'money of a deposit that nobody ordered',
    ['update ledger.transfer set source = 6, kind = 100 where owner_id = $1 and version = 1 and account_no = 1'],
    ['each credited deposit is in the wallets of its member'],
  ],
  [
    'a receipt that suspense knows nothing of, and that is partly gone',
    [
      `insert into cashier.receipt (id, merchant_id, channel_id, source, key, booked_at, amount, currency, content, payer_name,
         payer_account, reference, state, left_over, created_at, changed_at)
       values (gen_random_uuid(), 'senluna', gen_random_uuid(), 'BANK', sha256('x'), now(), 7, 'AAA', '', '', '', '', 'SUSPENSE', 5, now(), now())`,
    ],
    ['suspense holds what has come in and belongs to nobody', 'each receipt is used up or left over'],
  ],
  [
    'a withdrawal that nothing is held for',
    [
      `insert into payout.withdrawal (no, merchant_id, member_id, currency, amount, fee, account_id, state, decision, score,
         auto_confirm_minutes, due_at, created_at)
       values ('W1', 'senluna', $1, 'AAA', 9, 1, gen_random_uuid(), 'APPROVED', 'AUTO', 0, 30, now(), now())`,
    ],
    ['what is held for withdrawals is what they have still to pay'],
  ],
  [
    'a part that was paid with nothing',
    [
      `insert into payout.withdrawal (no, merchant_id, member_id, currency, amount, fee, account_id, state, decision, score,
         auto_confirm_minutes, due_at, created_at, ended_at)
       values ('W1', 'senluna', $1, 'AAA', 9, 1, gen_random_uuid(), 'RECEIVED', 'AUTO', 0, 30, now(), now(), now())`,
      `insert into payout.part (no, part, amount, channel_id, state, hold_key, send_key, made_at)
       values ('W1', 1, 8, 'bank', 'CONFIRMED', gen_random_uuid(), gen_random_uuid(), now())`,
    ],
    ['what left by withdrawals was paid, or is their fee'],
  ],
  [
    'a transfer that is on its way with nothing',
    [
      `insert into transfers.vendor_transfer (id, owner_id, request_id, merchant_id, vassalage, wallet_no, direction, amount,
         currency, state, created_at, ask_at)
       values (gen_random_uuid(), $1, gen_random_uuid(), 'senluna', 'ACME', 101, 'IN', 5, 'AAA', 'UNKNOWN', now(), now())`,
    ],
    ['clearing lines hold what is under way'],
  ],
  [
    'a requirement that was met by nothing',
    [
      `insert into turnover.requirement (id, merchant_id, member_id, source, source_id, required, done, created_at)
       values (gen_random_uuid(), 'senluna', $1, 'DEPOSIT', 'x', 10, 4, now())`,
    ],
    ['each requirement is done as far as wagers gave to it'],
  ],
]
