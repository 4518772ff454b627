import { securityOverview } from '@senluna/contract/member/security.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PaymentPassword } from './PaymentPassword.tsx'

/**
 * The way to six digits for whoever was refused because there are none. It stands beside the form,
 * whose refusal is forgotten once its window closes.
 */
export function NoPin({ error, onClosed }: { error: unknown; onClosed: () => void }) {
  const [sets, setSets] = useState(false)
  if (!isRefused(error, 'PIN_NOT_SET')) return null
  return (
    <>
      <Button look="line" block onClick={() => setSets(true)}>
        {text('withdraw.need.pin.do')}
      </Button>
      {sets && (
        <FirstPin
          onClose={() => {
            setSets(false)
            onClosed()
          }}
        />
      )}
    </>
  )
}

function FirstPin({ onClose }: { onClose: () => void }) {
  const { data } = useQuery({ ...q(securityOverview), staleTime: 0 })
  return data ? <PaymentPassword set={false} hasPassword={data.hasPassword} methods={[]} onClose={onClose} /> : null
}
