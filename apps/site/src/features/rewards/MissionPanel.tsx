import './rewards.css'
import './missions.css'
import { missions } from '@senluna/contract/member/missions.ts'
import { MISSION_SPANS, type MissionSpan } from '@senluna/kit/promotions/mission.ts'
import { refresh } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { hear } from '@senluna/web/client/live/topics.ts'
import { reachable } from '@senluna/web/ui/Scroller.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { Tabs } from '@senluna/web/ui/Tabs.tsx'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useMissions } from '../../rewards/use-missions.ts'
import { useIsOpen } from '../../shell/nav/open-pages.ts'
import { pathTo } from '../../shell/nav/path-to.ts'
import { MissionCard } from './MissionCard.tsx'

/** The member's missions with their progress; where there are none, the wins of the day. */
export default function MissionPanel() {
  const isOpen = useIsOpen()
  const { data, isError, error, refetch } = useMissions()
  const [span, setSpan] = useState<MissionSpan | ''>('')
  useEffect(() => hear('balance', () => void refresh(missions)), [])
  if (isError && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Loading>
        <Skeleton style={{ height: 240 }} />
      </Loading>
    )
  if (data.list.length === 0)
    return (
      <EmptyState
        action={
          isOpen(pathTo('winners')) && (
            <Link className="btn line" to={pathTo('winners')}>
              {text('winners.page')}
            </Link>
          )
        }
      >
        {text('mission.none')}
      </EmptyState>
    )
  const spans = MISSION_SPANS.filter((own) => data.list.some(({ every }) => every === own))
  const shown = data.list.filter(({ every }) => span === '' || every === span)
  return (
    <div className="mission-list">
      {spans.length > 1 && (
        <Tabs<MissionSpan | ''>
          label={text('mc.page.missionLeaderboard')}
          value={span}
          options={[['', text('mission.all')], ...spans.map((own) => [own, text(`mission.${own}`)] as const)]}
          onValue={setSpan}
        />
      )}
      {/* With nothing to claim there is nothing to press: the list itself is scrolled by keyboard. */}
      <ul className="missions" ref={reachable}>
        {shown.map((mission) => (
          <MissionCard key={`${mission.id} ${mission.cycle}`} mission={mission} />
        ))}
      </ul>
    </div>
  )
}
