import * as z from 'zod'
import { refusePlainHttp } from '../config/https-only.ts'

const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional()
const secret = z.string().min(32, 'must have at least 32 characters').optional()

export const paymentsSchema = z.object({
  GATEWAY_PAY_URL: address,
  GATEWAY_PAY_SECRET: secret,
  SANDBOX_PAY_URL: address,
  SANDBOX_PAY_SECRET: secret,
  PAY_CALLBACK_URL: address,
})

/** Where providers of payments are, and where they find us. */
export interface PaymentsConfig {
  gateway: { url: string; secret: string } | undefined
  sandbox: { url: string; secret: string } | undefined
  /** Where their news come in, without a path. */
  callbackUrl: string
}

/**
 * Throws a sentence when the sandbox is wanted in production, or one half of a provider's settings
 * is missing.
 */
export function paymentsConfig(
  data: z.infer<typeof paymentsSchema>,
  { production, port }: { production: boolean; port: number },
): PaymentsConfig {
  const settingsOf = (name: 'GATEWAY' | 'SANDBOX') => {
    const url = data[`${name}_PAY_URL`]
    const key = data[`${name}_PAY_SECRET`]
    if ((url === undefined) !== (key === undefined))
      throw new Error(`${name}_PAY_URL and ${name}_PAY_SECRET are set together or not at all.`)
    return url && key ? { url, secret: key } : undefined
  }
  const gateway = settingsOf('GATEWAY')
  refusePlainHttp(production, { GATEWAY_PAY_URL: data.GATEWAY_PAY_URL, PAY_CALLBACK_URL: data.PAY_CALLBACK_URL })
  if (production && data.SANDBOX_PAY_URL)
    throw new Error('SANDBOX_PAY_URL is a stand-in where anybody approves payments; it is refused in production.')
  if (production && gateway && !data.PAY_CALLBACK_URL)
    throw new Error('PAY_CALLBACK_URL must be set: the address at which the payment gateway reaches us.')
  return { gateway, sandbox: settingsOf('SANDBOX'), callbackUrl: data.PAY_CALLBACK_URL ?? `http://127.0.0.1:${port}` }
}
