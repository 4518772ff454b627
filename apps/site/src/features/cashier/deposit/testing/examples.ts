import { id } from '@senluna/kit/ids.ts'
import type { DepositOrder } from '@senluna/contract/money/deposits.ts'

/** An order that waits for money at a bank. */
export const DEPOSIT: DepositOrder = {
  orderNo: 'D7K2M9Q4R1T',
  method: 'BANK_QR',
  channelId: id('01890a5d-ac96-774b-bcce-b302099a8001'),
  channelName: 'VietQR',
  amount: '500000',
  fee: '0',
  state: 'PENDING_PAYMENT',
  pay: {
    bankName: 'Vietcombank',
    account: '0123456789',
    accountName: 'SENLUNA',
    content: 'SE7K2M9Q4R1',
    vietqr: '00020101021238',
  },
  expiresAt: '2099-01-01T00:00:00Z',
  saidPaid: false,
  proof: [],
  createdAt: '2026-11-22T12:00:00Z',
}
