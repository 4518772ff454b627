import type { OpenedDraw } from '@senluna/contract/lottery.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { text } from '@senluna/web/client/text.ts'
import { ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { drawNumberText } from '../../draw/names.ts'
import { useDrawNow } from '../../draw/draw-now.ts'
import { resultCame } from '../../draw/queries.ts'
import type { NearDraw } from '../../draw/rules.ts'
import { page } from '../../../../shell/frame/page-chunk.ts'
import { Drawn } from '../Faces.tsx'

const Evidence = lazy(page(async () => ({ default: (await import('../../results/Evidence.tsx')).Evidence })))

interface Props {
  game: LotteryGame
  /** The draw of a moment ago, whose result comes or has just come. */
  drawn: NearDraw | undefined
  /** The last result the game itself named. */
  last: OpenedDraw | undefined
}

/** What was drawn last: the numbers of a moment ago as soon as they are there. */
export function LastDraw({ game, drawn, last }: Props) {
  const live = useDrawNow(game.code, drawn)
  /** The draw whose evidence is open: it stays when a newer one comes. */
  const [proof, setProof] = useState<string | null>(null)
  const shown = live.data?.drawNumber === drawn?.drawNumber ? live.data : undefined
  const fresh = shown?.result
  const drawNumber = drawn?.drawNumber ?? last?.drawNumber
  const result = drawn && drawn.drawNumber !== last?.drawNumber ? fresh : (fresh ?? last?.result)
  const over = shown?.state === 'OPENED' || shown?.state === 'VOID' ? shown.drawNumber : undefined
  useEffect(() => {
    if (over !== undefined) resultCame()
  }, [over])
  if (drawNumber === undefined) return null
  return (
    <section className="card lh-last">
      <div className="lh-last-top">
        <h2>{text('lottery.play.resultOf', { drawNumber: drawNumberText(drawNumber) })}</h2>
        <button type="button" onClick={() => setProof(drawNumber)}>
          <ShieldCheck className="i xs" aria-hidden />
          {text('lottery.play.ev.title')}
        </button>
      </div>
      <div aria-live="polite">
        {shown?.state === 'VOID' ? (
          <p className="hint">{text('lottery.play.void')}</p>
        ) : result ? (
          <Drawn key={drawNumber} family={game.profile === 'D5' ? 'SSC' : game.family} result={result} />
        ) : shown?.onAir && Object.keys(shown.onAir).length > 0 ? (
          <>
            <p className="note info lh-air">{text('lottery.play.onAir')}</p>
            <Drawn small family={game.profile === 'D5' ? 'SSC' : game.family} result={shown.onAir} />
          </>
        ) : (
          <p className="hint">{text('lottery.play.waiting')}</p>
        )}
      </div>
      <Suspense>{proof && <Evidence game={game.code} drawNumber={proof} onClose={() => setProof(null)} />}</Suspense>
    </section>
  )
}
