import type { OpenedDraw } from '@senluna/contract/lottery.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { text } from '@senluna/web/client/text.ts'
import { RotateCcw, ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { momentAt, serverNow } from '../../draw/clock.ts'
import { drawNumberText } from '../../draw/names.ts'
import { useDrawNow } from '../../draw/draw-now.ts'
import { resultCame } from '../../draw/queries.ts'
import type { NearDraw } from '../../draw/rules.ts'
import { page } from '../../../../shell/frame/page-chunk.ts'
import { Drawn } from '../Faces.tsx'
import { familyStyle } from '../family-look.ts'
import { numbersIn, sceneOf } from '../show/scene.ts'
import { resultLine } from './result-line.ts'
import { Waiting } from './Waiting.tsx'

const Evidence = lazy(page(async () => ({ default: (await import('../../results/Evidence.tsx')).Evidence })))
const DrawShow = lazy(page(async () => ({ default: (await import('../show/DrawShow.tsx')).DrawShow })))
const WinBanner = lazy(page(async () => ({ default: (await import('../show/WinBanner.tsx')).WinBanner })))

interface Props {
  game: LotteryGame
  /** The draw of a moment ago, whose result comes or has just come. */
  drawn: NearDraw | undefined
  /** The last result the game itself named. */
  last: OpenedDraw | undefined
}

/**
 * What was drawn last, on its stage: a draw that ends while somebody watches is played as it comes,
 * an earlier one stands there and can be watched again.
 */
export function LastDraw({ game, drawn, last }: Props) {
  const live = useDrawNow(game.code, drawn)
  /** The draw whose evidence is open: it stays when a newer one comes. */
  const [proof, setProof] = useState<string | null>(null)
  const [openedAt] = useState(serverNow)
  /** How often the draw was asked to be played again. */
  const [again, setAgain] = useState({ drawNumber: '', times: 0 })
  /** The draw whose result has been seen to its end. */
  const [seen, setSeen] = useState<string>()
  const shown = live.data?.drawNumber === drawn?.drawNumber ? live.data : undefined
  const fresh = shown?.result
  const drawNumber = drawn?.drawNumber ?? last?.drawNumber
  const result = drawn && drawn.drawNumber !== last?.drawNumber ? fresh : (fresh ?? last?.result)
  const over = shown?.state === 'OPENED' || shown?.state === 'VOID' ? shown.drawNumber : undefined
  useEffect(() => {
    if (over !== undefined) resultCame()
  }, [over])
  const ended = useCallback(() => setSeen(drawNumber), [drawNumber])
  const family = game.profile === 'D5' ? 'SSC' : game.family
  const scene = sceneOf(family)
  if (drawNumber === undefined && !scene) return null
  const numbers = numbersIn(result)
  const isVoid = shown?.state === 'VOID'
  const onAir = !result && shown?.onAir && Object.keys(shown.onAir).length > 0 ? shown.onAir : undefined
  const times = again.drawNumber === drawNumber ? again.times : 0
  const watched = drawn !== undefined && momentAt(drawn.drawAt) > openedAt
  const isSeen = scene === undefined || !numbers ? result !== undefined : seen === drawNumber
  return (
    <section className="card lh-last" style={familyStyle(game.family)}>
      {drawNumber !== undefined && (
        <div className="lh-last-top">
          <h2>{text('lottery.play.resultOf', { drawNumber: drawNumberText(drawNumber) })}</h2>
          {scene && numbers && isSeen && (
            <button
              type="button"
              onClick={() => {
                setSeen(undefined)
                setAgain({ drawNumber, times: times + 1 })
              }}
            >
              <RotateCcw className="i xs" aria-hidden />
              {text('lottery.show.again')}
            </button>
          )}
          <button type="button" onClick={() => setProof(drawNumber)}>
            <ShieldCheck className="i xs" aria-hidden />
            {text('lottery.play.ev.title')}
          </button>
        </div>
      )}
      {scene && !isVoid && (
        <Suspense fallback={<div className="ds-box" />}>
          <DrawShow
            key={`${drawNumber} ${numbers ? times : 'waits'}`}
            scene={scene}
            family={family}
            result={numbers}
            plays={watched || times > 0}
            onEnd={ended}
          />
        </Suspense>
      )}
      <div aria-live="polite" className="lh-result">
        {isVoid ? (
          <p className="hint">{text('lottery.play.void')}</p>
        ) : result ? (
          isSeen &&
          drawNumber !== undefined && (
            <>
              {!numbers || !scene ? (
                <Drawn key={drawNumber} family={family} result={result} />
              ) : (
                <>
                  <span className="sr">
                    {text('lottery.show.result', {
                      drawNumber: drawNumberText(drawNumber),
                      numbers: numbers.join(', '),
                    })}
                  </span>
                  {scene === 'RACE' && <Drawn small family={family} result={result} />}
                  <ResultLine family={family} numbers={numbers} />
                </>
              )}
              <Suspense>
                <WinBanner gameCode={game.code} drawNumber={drawNumber} />
              </Suspense>
            </>
          )
        ) : onAir ? (
          <>
            <p className="note info lh-air">{text('lottery.play.onAir')}</p>
            <Drawn small family={family} result={onAir} />
          </>
        ) : (
          <Waiting drawAt={drawn?.drawAt} />
        )}
      </div>
      <Suspense>{proof && <Evidence game={game.code} drawNumber={proof} onClose={() => setProof(null)} />}</Suspense>
    </section>
  )
}

/** What bets on sums and sides make of a result, in words. */
function ResultLine({ family, numbers }: { family: string; numbers: readonly number[] }) {
  const words = resultLine(family, numbers)
  return words.length > 0 && <p className="lh-words num">{words.join(' · ')}</p>
}
