import { launchAddressV2, launchGame } from '@senluna/contract/play/launch.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { identity, sessionHandle } from '@senluna/web/client/call/identity.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBrand } from '../../brand.ts'
import { useMember } from '../../session.ts'
import { goesAlong } from '../../play/along.ts'
import type { PlayMode } from '../../play/use-play.ts'

export interface LaunchRequest {
  id: string
  node: string
  vendor: string
  room: string | null
  mode: PlayMode
}

/**
 * Opens a game once for each try: the address is good for one use. Tried again, it asks for
 * another address alone, in the language that the page speaks by then.
 */
export function useLaunch(wanted: LaunchRequest, attempt: number) {
  const { merchantCode, launchGameCDNs } = useBrand()
  const [first] = useState(() => crypto.getRandomValues(new Uint32Array(1))[0]!)
  // One by chance, the next one after each failure, and never two in one session of a game.
  const cdn = launchGameCDNs[(first + attempt) % launchGameCDNs.length]
  const member = useMember()
  const phone = identity.device === 'H5'
  return useQuery({
    queryKey: ['launch', wanted, attempt],
    enabled: member !== undefined && wanted.id !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    queryFn: () =>
      call(attempt === 0 ? launchGame : launchAddressV2, {
        body: {
          ...(wanted.room ? { roomId: wanted.room } : { gameId: wanted.id }),
          nodeId: wanted.node,
          accountType: wanted.mode === 'demo' ? 4 : 1,
          confirmTrans: goesAlong() ? 0 : 1,
          vendorCode: wanted.vendor,
          launchMode: 'GLS',
          platform: phone ? 'html5' : 'html5-desktop',
          clientType: phone ? 2 : 3,
          username: member?.account ?? '',
          token: sessionHandle() ?? '',
          merchantCode,
          language: identity.language,
          backUrl: location.origin,
          ...(cdn && { cdn }),
        },
      }),
  })
}
