import { text } from '@senluna/web/client/text.ts'
import type { CSSProperties } from 'react'
import type { BoardProps } from '../../engine/instant/definition.ts'
import { against, drawnHand, handOf } from '../rules/index.ts'
import { HandPicture } from './HandPicture.tsx'

/** Both hands: fists that swing three times, then what was chosen against what was drawn. */
export function Board({ choice, draws, moving, ms }: BoardProps) {
  const own = handOf(choice) ?? 'rock'
  const house = draws && !moving ? drawnHand(draws) : undefined
  const state = house ? against(own, house) : moving ? 'moving' : 'open'
  return (
    <div className="rps" data-state={state} style={{ '--way': `${ms}ms` } as CSSProperties}>
      <figure className="rps-own">
        <HandPicture hand={state === 'moving' ? 'rock' : own} whose="own" />
        <figcaption>{text('rps.you')}</figcaption>
      </figure>
      <b className="rps-verdict" aria-hidden>
        {house ? text(`rps.${against(own, house)}`) : '·'}
      </b>
      <figure className="rps-house">
        <HandPicture hand={house ?? 'rock'} whose="house" />
        <figcaption>
          {text('rps.house')}
          <span className="sr">{house && text(`rps.${house}`)}</span>
        </figcaption>
      </figure>
    </div>
  )
}
