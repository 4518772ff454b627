import { Skeleton } from '@senluna/web/ui/States.tsx'
import { lazy, Suspense } from 'react'
import SecurityPanel from '../features/security/SecurityPanel.tsx'
import { page } from '../shell/frame/page-chunk.ts'

const Kyc = lazy(page(() => import('../features/kyc/Kyc.tsx')))

/** The security center with the proof of who somebody is. */
export default function SecurityPage() {
  return (
    <div className="mc-panel">
      <SecurityPanel>
        <Suspense fallback={<Skeleton style={{ height: 220 }} />}>
          <Kyc />
        </Suspense>
      </SecurityPanel>
    </div>
  )
}
