import { ltr, text } from '@senluna/web/client/text.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { lazy, Suspense } from 'react'
import { useBrand } from '../../../brand.ts'
import { page } from '../../../shell/frame/page-chunk.ts'
import type { LineReading, SlipReading } from './slip.ts'

const SlipProspect = lazy(page(async () => ({ default: (await import('../receipts/Prospect.tsx')).SlipProspect })))

/** What one hit pays: of the least and of the most of the lines, where they differ. */
export function PerHit({ lines }: { lines: readonly LineReading[] }) {
  const { currency } = useBrand()
  const hits = lines.flatMap(({ perHit }) => (perHit === undefined ? [] : [perHit]))
  if (hits.length === 0) return null
  const least = hits.reduce((a, b) => (b < a ? b : a))
  const most = hits.reduce((a, b) => (b > a ? b : a))
  return (
    <div>
      {text('lottery.play.perHit')}
      <b>
        <bdi dir="ltr">
          {least === most
            ? moneyText(least.toString(), currency)
            : ltr(`${moneyText(least.toString(), currency)} – ${moneyText(most.toString(), currency)}`)}
        </bdi>
      </b>
    </div>
  )
}

/**
 * The most the slip can pay and its chances, where it is one ticket: what several can win together
 * is not said.
 */
export function Most({ reading: { tickets, lines }, cap }: { reading: SlipReading; cap: string }) {
  const [ticket, ...others] = tickets
  const read = lines[0]?.ticket
  if (!ticket || !read || others.length > 0 || lines.some((line) => !line.ticket || line.refusal)) return null
  const { gameCode, drawNumber, betType, selection } = ticket
  return (
    <Suspense>
      <SlipProspect
        cap={cap}
        ticket={{ gameCode, drawNumber, betType, selection, price: read.price, unit: read.unit.toString() }}
      />
    </Suspense>
  )
}
