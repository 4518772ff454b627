import type { PermissionInfo } from '@senluna/contract/site/system.ts'

/** Shows that a person is here, as the account's forms do; loaded when it is first needed. */
export async function provenHuman(
  security: Pick<PermissionInfo['security'], 'humanVerify' | 'humanService'>,
): Promise<Record<string, string> | undefined> {
  const { humanProof } = await import('./features/account/human/human-check.ts')
  return humanProof(security)
}
