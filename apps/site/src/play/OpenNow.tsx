import './open-now.css'
import { gameList } from '@senluna/contract/play/lobby.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Loading } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { OPEN_SECTIONS } from '../families.ts'
import { Spotlights } from './Spotlights.tsx'

const SECTIONS = OPEN_SECTIONS.map(({ load }) => lazy(load))
const SLOTS = { gameType: 'RNG', underMaintenance: '0', pageSize: '4' } as const

/** What somebody can play right now: the slots that run, and what each family has open. */
export function OpenNow() {
  const slots = useQuery(q(gameList, { query: SLOTS }))
  return (
    <div className="open-now steady">
      <h2>{text('soon.open')}</h2>
      {slots.isPending && (
        <Loading>
          <div className="skel spots-wait" aria-hidden />
        </Loading>
      )}
      {slots.data && slots.data.list.length > 0 && <Spotlights games={slots.data.list} />}
      <Suspense>
        {SECTIONS.map((Section, place) => (
          <Section key={place} />
        ))}
      </Suspense>
    </div>
  )
}
