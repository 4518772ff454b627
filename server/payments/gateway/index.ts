import type { PaymentProvider } from '../../platform/payments/provider.ts'
import { signedHttpProvider, type SignedHttp } from '../../platform/payments/signed-http.ts'

/**
 * A payment gateway of the plain protocol: redirects, wallets, cards and chains behind one address.
 */
export const gateway = (signedHttp: Omit<SignedHttp, 'id'>): PaymentProvider =>
  signedHttpProvider({ ...signedHttp, id: 'gateway' })
