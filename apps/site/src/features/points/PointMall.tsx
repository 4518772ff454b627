import './points.css'
import { pointBalance, pointConfig, type Goods } from '@senluna/contract/money/points.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isTrialMember, useLoggedIn, useMember } from '../../session.ts'
import { LoginWall } from '../../shell/account/LoginWall.tsx'
import { TrialWall } from '../../shell/account/TrialWall.tsx'
import { ConvertWindow } from './ConvertWindow.tsx'
import { Earning } from './Earning.tsx'
import { GoodsList } from './GoodsList.tsx'
import { PointBalance } from './PointBalance.tsx'
import { PointHistory } from './PointHistory.tsx'
import { RedeemWindow } from './RedeemWindow.tsx'

/** The points mall: what one has, how points are earned, what they can be changed for. */
export default function PointMall() {
  const loggedIn = useLoggedIn()
  const member = useMember()
  const config = useQuery(q(pointConfig))
  return (
    <section className="mall steady">
      <div className="mall-head" data-theme="dark">
        <img src="/art/b-daily.svg" alt="" width="1000" height="420" />
        <h1>{text('points.title')}</h1>
        <p>{text('points.lead')}</p>
      </div>
      {!loggedIn ? <LoginWall /> : !member ? <Waiting /> : isTrialMember(member) ? <TrialWall /> : <Mall />}
      {config.data && <Earning terms={config.data} />}
    </section>
  )
}

/** What a member sees of their own. */
function Mall() {
  const points = useQuery({ ...q(pointBalance), staleTime: 0, refetchOnWindowFocus: true })
  const config = useQuery(q(pointConfig))
  const [converts, setConverts] = useState(false)
  const [chosen, setChosen] = useState<Goods>()
  const failed = [points, config].find(({ isError, data }) => isError && !data)
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
  if (!points.data || !config.data) return <Waiting />
  return (
    <>
      <PointBalance points={points.data} onConvert={() => setConverts(true)} />
      <GoodsList balance={BigInt(points.data.balance)} onChosen={setChosen} />
      <PointHistory />
      {converts && <ConvertWindow points={points.data} terms={config.data} onClose={() => setConverts(false)} />}
      {chosen && (
        <RedeemWindow goods={chosen} balance={BigInt(points.data.balance)} onClose={() => setChosen(undefined)} />
      )}
    </>
  )
}

const Waiting = () => (
  <Loading>
    <Skeleton style={{ height: 420 }} />
  </Loading>
)
