import { unreadCount } from '@senluna/contract/site/messages.ts'
import { customerService } from '@senluna/contract/site/system.ts'
import { answer, callsOf } from '@senluna/web/testing/calls.ts'
import { expect, test, vi } from 'vitest'
import { brandWith } from '../../testing/brand.ts'
import type { Session } from '../../testing/session.ts'
import { screen, show, waitFor } from '../../testing/show.tsx'
import PhoneAccount from './PhoneAccount.tsx'

const WAY = { id: 1, type: '1', name: 'Live chat', icon: 'LIVECHAT', link: '/chat-window' } as const

async function openSheet({ session, served, vip = true }: { session: Session; served: boolean; vip?: boolean }) {
  answer(customerService, ({ query }) => ({ list: query.scene === 'VIP' && served ? [WAY] : [] }))
  answer(unreadCount, { total: 0, inbox: 0, announcement: 0, customerService: 0 })
  const brand = brandWith([], { customerService: { shortcuts: [], vip } })
  return show(<PhoneAccount onClose={() => undefined} />, { session, brand })
}
const asked = () => callsOf(customerService).map(({ query }) => query.scene)

test('whom the brand serves first has a way of their own, which opens in a window', async () => {
  const user = await openSheet({ session: 'member', served: true })
  const replace = vi.fn()
  vi.spyOn(globalThis, 'open').mockReturnValue({ location: { replace }, opener: null } as unknown as Window)
  await user.click(await screen.findByRole('button', { name: 'VIP support' }))
  await waitFor(() => expect(replace).toHaveBeenCalledWith(new URL('/chat-window', location.href).href))
})

test('a member who is given no such way sees none', async () => {
  await openSheet({ session: 'member', served: false })
  await waitFor(() => expect(asked()).toContain('VIP'))
  expect(screen.queryByRole('button', { name: 'VIP support' })).toBeNull()
})

test.each<[string, Session, boolean]>([
  ['a guest', 'guest', true],
  ['where nobody is served first', 'member', false],
])('%s: nothing is asked for', async (_, session, vip) => {
  await openSheet({ session, served: true, vip })
  await waitFor(() => expect(asked()).toEqual(['HOME']))
})
