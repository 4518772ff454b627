import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { lazy, Suspense, useState } from 'react'
import { useLoggedIn } from '../../../session.ts'
import { page } from '../../../shell/frame/page-chunk.ts'
import type { ChasePlan } from './chase/chase-plan.ts'
import { Locked } from '../placing/Locked.tsx'
import { TicketHead } from './TicketHead.tsx'
import { useTicketColumn } from './ticket-column.ts'
import type { Table } from '../draw/use-table.ts'

const RecentTickets = lazy(
  page(async () => ({ default: (await import('../receipts/RecentTickets.tsx')).RecentTickets })),
)

// The board stands before them: nobody has picked anything yet.
const TicketPanel = lazy(page(async () => ({ default: (await import('./TicketPanel.tsx')).TicketPanel })))
const SlipBar = lazy(
  page(async () => {
    // The bar comes with what it opens.
    const [{ SlipBar: Bar }] = await Promise.all([import('./SlipBar.tsx'), import('./TicketPanel.tsx')])
    return { default: Bar }
  }),
)

interface Props {
  table: Table
  gameCode: string
  /** How a first bet is made here. */
  empty: string
}

/**
 * The ticket beside the board with the tickets before it; on a narrow screen a bar at the foot that
 * opens it.
 */
export function TicketSide({ table, gameCode, empty }: Props) {
  const { slip, reading, draw, locked, onNext, flow, info, level } = table
  const wide = useTicketColumn()
  const [plan, setPlan] = useState<ChasePlan | null>(null)
  const panel = (
    <TicketPanel
      slip={slip}
      reading={reading}
      level={level}
      plan={plan}
      onPlan={setPlan}
      drawNumber={draw?.drawNumber}
      locked={locked}
      {...(onNext ? { onNext } : {})}
      draws={flow.open}
      empty={empty}
      isOwn={info.data?.source === 'SELF'}
      cap={info.data?.perPlayerPayout}
    />
  )
  const loggedIn = useLoggedIn()
  const recent = <Suspense>{loggedIn && <RecentTickets gameCode={gameCode} />}</Suspense>
  if (!wide)
    return (
      <>
        {recent}
        <Suspense>
          <SlipBar
            slip={slip}
            reading={reading}
            shut={locked && <Locked drawNumber={draw?.drawNumber} onNext={onNext} />}
          >
            <Suspense>{panel}</Suspense>
          </SlipBar>
        </Suspense>
      </>
    )
  return (
    <aside className="rt" aria-label={text('lottery.play.slip')}>
      <section className="card slip">
        <TicketHead slip={slip} />
        <Suspense fallback={<EmptyTicket empty={empty} />}>{panel}</Suspense>
      </section>
      {recent}
    </aside>
  )
}

/** The ticket with nothing on it, as the panel shows it, until the panel is there. */
function EmptyTicket({ empty }: { empty: string }) {
  const loggedIn = useLoggedIn()
  return (
    <div className="slip-in">
      <p className="slip-none">{empty}</p>
      <div className="slip-end">
        <div className="slip-foot">
          <Button look="gold" size="lg" block disabled>
            {text(loggedIn ? 'lottery.play.place' : 'lottery.play.loginToPlace')}
          </Button>
        </div>
      </div>
    </div>
  )
}
