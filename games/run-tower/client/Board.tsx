import { text } from '@senluna/web/client/text.ts'
import type { RunBoardProps } from '../../engine/run/definition.ts'
import { floorsOf, type Tile } from './floors.ts'

const NAMES = {
  closed: 'tower.tile.closed',
  lit: 'tower.tile.safe',
  missed: 'tower.tile.safe',
  fell: 'tower.tile.bad',
  out: 'tower.tile.bad',
} as const satisfies Record<Tile, string>

/** The tower, its top floor first; the floor that comes next can be pressed. */
export function Board({ view, open, asked, gained, onMove }: RunBoardProps) {
  const floors = floorsOf(view)
  const next = view.over ? -1 : view.moves.length
  return (
    <fieldset className="tower" aria-label={text('tower.board')} dir="ltr">
      {floors.toReversed().map((tiles, down) => {
        const row = floors.length - 1 - down
        return (
          <div key={row} className="tower-floor" data-state={row < next ? 'done' : row === next ? 'next' : 'ahead'}>
            <span className="tower-no num" aria-hidden>
              {row + 1}
            </span>
            {tiles.map((state, tile) => {
              const pressable = open && row === next
              return (
                <button
                  key={tile}
                  type="button"
                  data-state={state}
                  aria-busy={row === next && asked === String(tile)}
                  aria-disabled={!pressable}
                  tabIndex={row === next ? 0 : -1}
                  aria-label={text(NAMES[state], { row: row + 1, column: tile + 1 })}
                  onClick={() => pressable && onMove(String(tile))}
                >
                  <Lantern state={state} />
                  {state === 'lit' && row === next - 1 && gained && <span className="tower-gain num">{gained}</span>}
                </button>
              )
            })}
          </div>
        )
      })}
    </fieldset>
  )
}

/** A lantern: lit, out, or still to be chosen. */
function Lantern({ state }: { state: Tile }) {
  const lit = state === 'lit' || state === 'missed'
  const body = lit ? '#ff9a3d' : state === 'closed' ? '#3a4f86' : '#4a2230'
  const light = lit ? '#ffe08a' : state === 'closed' ? '#5f78b8' : '#6b2f3d'
  return (
    <svg viewBox="0 0 48 48" aria-hidden>
      {lit && <circle cx="24" cy="25" r="21" fill="#ffcf57" opacity=".22" />}
      <path d="M24 4v6M18 10h12M18 40h12M24 40v5" stroke={light} strokeWidth="2.400" />
      <ellipse cx="24" cy="25" rx="15" ry="14" fill={body} />
      <ellipse cx="24" cy="25" rx="6.500" ry="14" fill={light} opacity=".8" />
      {(state === 'fell' || state === 'out') && (
        <path d="M17 18l14 14M31 18L17 32" stroke="#ff8a7a" strokeWidth="3" strokeLinecap="round" />
      )}
    </svg>
  )
}
