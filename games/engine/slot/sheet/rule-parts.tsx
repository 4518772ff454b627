import { GAMBLE_STEPS, GAMBLE_TIMES } from '@senluna/kit/games/gamble.ts'
import { text } from '@senluna/web/client/text.ts'
import { percentText } from '@senluna/web/ui/money/format.ts'
import type { ReactNode } from 'react'
import type { Opened } from '../../session/events.ts'

/** A share of one as a percentage with two decimals, cut, never rounded up. */
export const percent = (decimal: string): string => percentText(Number(decimal) * 10_000 + 1e-9)

/** A span of it, rounded up: nothing looks closer than it is. */
export const span = (decimal: number): string => percentText(Math.ceil(decimal * 10_000))

/** A symbol with what so many of it pay, dearest first. */
export function PayRow({
  picture,
  name,
  pays,
}: {
  picture: string
  name: string
  /** What a count is called, how it is read out where that differs, and what it pays. */
  pays: readonly { count: string; spoken?: string; pays: string }[]
}) {
  return (
    <li>
      <img src={picture} alt="" width={64} height={64} />
      <div>
        <b>{name}</b>
        <dl>
          {pays.map(({ count, spoken, pays: paid }) => (
            <div key={count}>
              <dt aria-label={spoken}>{count}</dt>
              <dd className="num">{paid}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  )
}

/** A rule beside the symbol it is about. */
export function SymbolRule({ picture, children }: { picture: string; children: ReactNode }) {
  return (
    <p className="with">
      <img src={picture} alt="" width={48} height={48} />
      {children}
    </p>
  )
}

/** What every sheet of rules ends with. */
export function CommonRules({ profile }: Pick<Opened, 'profile'>) {
  return (
    <>
      <p>{text('game.rules.noSkill')}</p>
      {profile.gamble && (
        <p>
          <b>{text('game.gamble')}.</b> {text('game.gamble.rule', { steps: GAMBLE_STEPS, times: GAMBLE_TIMES })}
        </p>
      )}
      <p>{text('game.rules.malfunction', { seconds: profile.minCycleMs / 1_000 })}</p>
      <p>{text('game.rules.cutOff')}</p>
      <p>{text('game.rules.truth')}</p>
    </>
  )
}
