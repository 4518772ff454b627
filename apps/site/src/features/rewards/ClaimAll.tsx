import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useClaimAll } from '../../rewards/use-claim.ts'

/** All that wait at once, where there are several. */
export function ClaimAll({ count }: { count: number }) {
  const claim = useClaimAll()
  return (
    <div className="reward-all">
      <RefusalNote error={claim.error} />
      <Button look="gold" block busy={claim.isPending} onClick={() => claim.mutate({ body: {} })}>
        {text('reward.claimAll', { count })}
      </Button>
    </div>
  )
}
