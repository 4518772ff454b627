import { fold } from '@senluna/kit/text/fold.ts'

/**
 * Whether a transfer's payer is the account's owner: the same letters without marks, in any case.
 * Unknown ones pass.
 */
export function isOwnName(payer: string, realName: string | undefined): boolean {
  const [from, own] = [fold(payer), fold(realName ?? '')]
  return from === '' || own === '' || from === own
}
