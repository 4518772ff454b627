import { PaymentRefused, type PaymentProvider } from '../../platform/payments/provider.ts'

/**
 * A bank account whose statements staff import: nobody outside hears of an order, and nobody
 * calls back.
 */
export const manualBank: PaymentProvider = {
  id: 'manual-bank',
  start: async ({ method, orderNo }) => {
    if (method !== 'BANK_QR') throw new PaymentRefused('a bank account takes transfers only')
    return { ref: orderNo }
  },
  ask: async () => undefined,
  addressFor: async () => {
    throw new PaymentRefused('a bank account is on no chain')
  },
  noticeOf: () => undefined,
}
