import type { PaymentProvider } from '../../platform/payments/provider.ts'
import { signedHttpProvider, type SignedHttp } from '../../platform/payments/signed-http.ts'

/**
 * The stand-in of `payments/sandbox`, where a tester decides what becomes of a payment.
 * Demonstration money only.
 */
export const sandbox = (signedHttp: Omit<SignedHttp, 'id'>): PaymentProvider =>
  signedHttpProvider({ ...signedHttp, id: 'sandbox' })
