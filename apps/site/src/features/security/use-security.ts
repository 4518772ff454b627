import { securityOverview } from '@senluna/contract/member/security.ts'
import { q, refresh } from '@senluna/web/client/query.ts'
import { useQuery } from '@tanstack/react-query'
import { useRealAccount } from '../../session.ts'

/** How the account is secured, fresh whenever the page is opened. */
export const useOverview = () => useQuery({ ...q(securityOverview), enabled: useRealAccount(), staleTime: 0 })

/** Something was changed: the overview is read again. */
export const readAgain = (): Promise<void> => refresh(securityOverview)
