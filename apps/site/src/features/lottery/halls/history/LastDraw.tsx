import type { OpenedNumero } from '@senluna/contract/lottery.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { text } from '@senluna/web/client/text.ts'
import { ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { numeroText } from '../../draw/names.ts'
import { useDrawNow } from '../../draw/draw-now.ts'
import { resultCame } from '../../draw/queries.ts'
import type { NearNumero } from '../../draw/rules.ts'
import { page } from '../../../../shell/frame/page-chunk.ts'
import { Drawn } from '../Faces.tsx'

const Evidence = lazy(page(async () => ({ default: (await import('../../results/Evidence.tsx')).Evidence })))

interface Props {
  game: LotteryGame
  /** The draw of a moment ago, whose result comes or has just come. */
  drawn: NearNumero | undefined
  /** The last result the game itself named. */
  last: OpenedNumero | undefined
}

/** What was drawn last: the numbers of a moment ago as soon as they are there. */
export function LastDraw({ game, drawn, last }: Props) {
  const live = useDrawNow(game.code, drawn)
  /** The draw whose evidence is open: it stays when a newer one comes. */
  const [proof, setProof] = useState<string | null>(null)
  const shown = live.data?.numero === drawn?.numero ? live.data : undefined
  const fresh = shown?.result
  const numero = drawn?.numero ?? last?.numero
  const result = drawn && drawn.numero !== last?.numero ? fresh : (fresh ?? last?.result)
  const over = shown?.state === 'OPENED' || shown?.state === 'VOID' ? shown.numero : undefined
  useEffect(() => {
    if (over !== undefined) resultCame()
  }, [over])
  if (numero === undefined) return null
  return (
    <section className="card lh-last">
      <div className="lh-last-top">
        <h2>{text('lottery.play.resultOf', { numero: numeroText(numero) })}</h2>
        <button type="button" onClick={() => setProof(numero)}>
          <ShieldCheck className="i xs" aria-hidden />
          {text('lottery.play.ev.title')}
        </button>
      </div>
      <div aria-live="polite">
        {shown?.state === 'VOID' ? (
          <p className="hint">{text('lottery.play.void')}</p>
        ) : result ? (
          <Drawn key={numero} family={game.profile === 'D5' ? 'SSC' : game.family} result={result} />
        ) : shown?.onAir && Object.keys(shown.onAir).length > 0 ? (
          <>
            <p className="note info lh-air">{text('lottery.play.onAir')}</p>
            <Drawn small family={game.profile === 'D5' ? 'SSC' : game.family} result={shown.onAir} />
          </>
        ) : (
          <p className="hint">{text('lottery.play.waiting')}</p>
        )}
      </div>
      <Suspense>{proof && <Evidence game={game.code} numero={proof} onClose={() => setProof(null)} />}</Suspense>
    </section>
  )
}
