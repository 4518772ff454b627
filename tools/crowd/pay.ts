import type { Paying } from './world.ts'

/** Does at the pretended provider's page what somebody does who was sent there. */
export async function payAt(address: string, how: Paying): Promise<void> {
  const reply = await fetch(address, { method: 'POST', body: new URLSearchParams({ act: how }), redirect: 'manual' })
  if (reply.status >= 400) throw new Error(`the pretended provider answered ${reply.status} to ${how}`)
}
