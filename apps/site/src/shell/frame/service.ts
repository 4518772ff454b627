import { customerService } from '@senluna/contract/site/system.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { q } from '@senluna/web/client/query.ts'
import type { ServiceLink } from '@senluna/web/client/service-link.ts'
import { text } from '@senluna/web/client/text.ts'
import { toast } from '@senluna/web/ui/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useBrand } from '../../brand.ts'
import { isTrialMember, useMember } from '../../session.ts'
import { LifeBuoy, MessageCircle, Send, type LucideIcon } from 'lucide-react'

type Scene = 'HOME' | 'VIP'
const at = (scene: Scene) => ({ query: { scene } })
const LOOK = 'width=440,height=500'

/** The brand's ways to be reached; none until they are read. */
export const useServiceLinks = (): readonly ServiceLink[] => useQuery(q(customerService, at('HOME'))).data?.list ?? []

/** The way of those whom the brand serves first; none for anybody else. */
export function useVipService(): ServiceLink | undefined {
  const member = useMember()
  const { customerService: service } = useBrand()
  const enabled = service.vip && member !== undefined && !isTrialMember(member)
  return useQuery({ ...q(customerService, at('VIP')), enabled }).data?.list[0]
}

/** The same for a page that has no cache of its own. */
export const serviceLinks = async (scene: Scene = 'HOME'): Promise<readonly ServiceLink[]> =>
  (await call(customerService, at(scene))).list

/** A chat here, a messenger elsewhere, or the help desk that knows who asks. */
export const serviceIcon = ({ type }: ServiceLink): LucideIcon =>
  type === '2' ? Send : type === '3' ? LifeBuoy : MessageCircle

/**
 * Whether a link leads to a messenger elsewhere: all else is reached through chat and help, too.
 */
export const isMessenger = ({ type, link }: ServiceLink): boolean =>
  type === '2' && new URL(link, location.href).origin !== location.origin

/**
 * Opens a way to reach the brand: a chat in a small window, a messenger in a new tab.
 *
 * A link of type 3 says who asks and is good for a minute: the window opens with the click, so that
 * no blocker minds, and gets a fresh address. Any failure closes it and says so.
 */
export function openService(link: ServiceLink, scene: Scene = 'HOME'): void {
  if (link.type === '2') {
    open(link.link, '_blank', 'noopener')
    return
  }
  const chat = open('', 'service', LOOK)
  if (!chat) return toast('error', text('launch.popupBlocked'))
  chat.opener = null
  addressOf(link, scene).then(
    (address) => chat.location.replace(address),
    () => {
      chat.close()
      toast('error', text('service.failed'))
    },
  )
}

async function addressOf({ id, type, link }: ServiceLink, scene: Scene): Promise<string> {
  if (type !== '3') return new URL(link, location.href).href
  const fresh = (await serviceLinks(scene)).find((serviceLink) => serviceLink.id === id)
  if (!fresh) throw new Error('this way to reach the brand is gone')
  const { openedLink } = await import('@senluna/web/client/service-link.ts')
  return openedLink(fresh.link)
}
