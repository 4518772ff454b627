import { text } from '@senluna/web/client/text.ts'
import { Chip } from '../../engine/table/Chip.tsx'
import { unitsOn } from '../../engine/table/bets.ts'
import { paysOf, SPOTS, type Spot } from '../rules/index.ts'
import { labelOf } from './labels.ts'

interface Props {
  choice: string
  hit: number | undefined
  locked: boolean
  onLay(bet: string): void
}

const spotsOf = (kind: Spot['kind']): readonly Spot[] => SPOTS.filter((spot) => spot.kind === kind)
const GROUPS = [
  ['column', spotsOf('column')],
  ['dozen', spotsOf('dozen')],
  ['even', spotsOf('even')],
] as const

/** The bets beside the numbers: columns, dozens and what pays even. */
export const Outside = ({ choice, hit, locked, onLay }: Props) =>
  GROUPS.map(([kind, spots]) => (
    <div key={kind} className={`rl-outside ${kind}`}>
      {spots.map((spot) => {
        const units = unitsOn(choice, spot.bet)
        const label = labelOf(spot)
        return (
          <button
            key={spot.bet}
            type="button"
            data-bet={spot.bet}
            data-won={(units > 0 && hit !== undefined && spot.numbers.includes(hit)) || undefined}
            aria-label={text('roulette.spot', { numbers: label, times: paysOf(spot.numbers.length) })}
            disabled={locked}
            onClick={() => onLay(spot.bet)}
          >
            <span>{kind === 'column' ? '2:1' : label}</span>
            {units > 0 && <Chip units={units} />}
          </button>
        )
      })}
    </div>
  ))
