import type { Clock } from '@senluna/kit/time.ts'
import { gateway } from './payments/gateway/index.ts'
import { httpPayout } from './payments/http-payout/index.ts'
import { manualBank } from './payments/manual-bank/index.ts'
import { sandbox } from './payments/sandbox/index.ts'
import type { PaymentsConfig } from './platform/payments/config.ts'
import type { PayoutProvider } from './platform/payments/payout.ts'
import type { PaymentProvider } from './platform/payments/provider.ts'

/** The providers of payments that are configured here, by name. */
export function paymentProviders(config: PaymentsConfig, clock: Clock): ReadonlyMap<string, PaymentProvider> {
  const providers = [
    manualBank,
    ...(config.gateway ? [gateway({ ...config.gateway, clock })] : []),
    ...(config.sandbox ? [sandbox({ ...config.sandbox, clock })] : []),
  ]
  return new Map(providers.map((provider) => [provider.id, provider]))
}

/** Who pays out by itself here, by the name a channel gives. */
export function payoutProviders(config: PaymentsConfig): ReadonlyMap<string, PayoutProvider> {
  const providers = new Map<string, PayoutProvider>()
  const notifyUrl = (name: string) => `${config.callbackUrl}/cb/payout/${name}`
  for (const name of ['gateway', 'sandbox'] as const) {
    const settings = config[name]
    if (settings) providers.set(name, httpPayout({ ...settings, notifyUrl: notifyUrl(name) }))
  }
  return providers
}
