import { kyc, sendKyc, type KycKind } from '@senluna/contract/member/kyc.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { cache, keyOf, q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'

/** How far the member has shown who they are, fresh whenever the page is opened. */
export const useKyc = () => useQuery({ ...q(kyc), staleTime: 0 })

/** A picture that has arrived, with what it shows. */
export interface Shown {
  kind: KycKind
  fileId: string
}

/** Asks for a tier; the answer is how all of them stand. */
export const useSendKyc = () =>
  useMutation({
    mutationFn: ({ tier, shown }: { tier: 1 | 2 | 3; shown: readonly Shown[] }) =>
      call(sendKyc, {
        body: { tier, kinds: shown.map(({ kind }) => kind), documents: shown.map(({ fileId }) => fileId) },
      }),
    onSuccess: (standing, { tier }) => {
      cache.setQueryData(keyOf(kyc), standing)
      toast('success', text(tier === 1 ? 'kyc.done' : 'kyc.sent'))
    },
  })
