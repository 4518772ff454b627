import { drawExposure, type Exposed } from '@senluna/contract/lottery/desk/draws.ts'
import { q } from '@senluna/web/client/query.ts'
import { moneyText, percentText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { reachable } from '@senluna/web/ui/Scroller.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { say } from '../../say.ts'

const HUNDRED = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'))
/** Heat rises in steps that the eye tells apart. */
const STEPS = 5

/** How full a number is, in hundredths of a percent of what is taken on it at most. */
const fullOf = (units: string, cap: string | undefined): number =>
  cap && BigInt(cap) > 0n ? Number((BigInt(units) * 10_000n) / BigInt(cap)) : 0

/**
 * What was taken on each number of one bet type: as a map where the numbers are 00 to 99, and as a
 * table.
 */
export function HeatMap({ id }: { id: string }) {
  const [betType, setBetType] = useState<string>()
  const exposed = useQuery({
    ...q(drawExposure, { params: { id }, query: betType ? { betType } : {} }),
    staleTime: 5_000,
    placeholderData: (before) => before,
  })
  const { data } = exposed
  if (!data) return <RefusalNote error={exposed.error} />
  const { types, numbers, money, unitCap } = data
  const areTails = numbers.length > 0 && numbers.every(({ key }) => /^\d\d$/.test(key))
  return (
    <section className="lot-heat">
      <h3>{say('desk.draws.exposure')}</h3>
      {types.length === 0 && <p className="hint">{say('desk.draws.exposure.none')}</p>}
      {types.length > 0 && (
        <>
          <Select
            label={say('desk.draws.exposure.type')}
            value={data.betType ?? ''}
            options={types.map((type) => [type.betType, `${type.betType} · ${moneyText(type.worst, money)}`] as const)}
            onValue={setBetType}
          />
          {unitCap && <p className="hint">{say('desk.draws.exposure.cap', { cap: moneyText(unitCap, money) })}</p>}
          {areTails && <p className="hint">{say('desk.draws.exposure.map')}</p>}
          {areTails && <Grid exposed={data} />}
          {numbers.length > 0 && <Numbers exposed={data} />}
        </>
      )}
      {data.pairs.length > 0 && <Pairs exposed={data} />}
    </section>
  )
}

function Grid({ exposed: { numbers, unitCap } }: { exposed: Exposed }) {
  const taken = new Map(numbers.map((number) => [number.key, number]))
  const most = numbers.reduce((best, { units }) => (BigInt(units) > best ? BigInt(units) : best), 1n)
  return (
    <div className="lot-map" aria-hidden>
      {HUNDRED.map((key) => {
        const number = taken.get(key)
        const heat = number ? Number((BigInt(number.units) * BigInt(STEPS) + most - 1n) / most) : 0
        const isFull = number !== undefined && fullOf(number.units, unitCap) >= 9_000
        return (
          <span
            key={key}
            className={isFull ? 'full num' : 'num'}
            data-heat={heat}
            data-blocked={number?.blocked || undefined}
          >
            {key}
          </span>
        )
      })}
    </div>
  )
}

function Numbers({ exposed: { numbers, money, unitCap, more } }: { exposed: Exposed }) {
  return (
    <details open={!numbers.every(({ key }) => /^\d\d$/.test(key))}>
      <summary>{say('desk.draws.exposure.table')}</summary>
      <section className="table-wrap lot-numbers" aria-label={say('desk.draws.exposure.table')} ref={reachable}>
        <table className="dt dense">
          <thead>
            <tr>
              <th scope="col">{say('desk.draws.exposure.number')}</th>
              <th scope="col" className="num">
                {say('desk.draws.exposure.units')}
              </th>
              <th scope="col" className="num">
                {say('desk.draws.exposure.full')}
              </th>
              <th scope="col" className="num">
                {say('desk.draws.exposure.worst')}
              </th>
            </tr>
          </thead>
          <tbody>
            {numbers.map(({ key, units, worst, blocked }) => (
              <tr key={key}>
                <th scope="row">
                  {key} {blocked && <span className="badge bad">{say('desk.draws.exposure.blocked')}</span>}
                </th>
                <td className="num">{moneyText(units, money)}</td>
                <td className="num">{percentText(fullOf(units, unitCap))}</td>
                <td className="num">{moneyText(worst, money)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {more && <p className="hint">{say('desk.draws.exposure.more')}</p>}
    </details>
  )
}

/** What the games of two stations add to a station's own risk. */
function Pairs({ exposed: { pairs, liability, money } }: { exposed: Exposed }) {
  return (
    <>
      <h3>{say('desk.draws.exposure.pairs')}</h3>
      <p className="hint">{say('desk.draws.exposure.pairs.hint', { amount: moneyText(liability, money) })}</p>
      <section className="table-wrap lot-numbers" aria-label={say('desk.draws.exposure.pairs')} ref={reachable}>
        <table className="dt dense">
          <thead>
            <tr>
              <th scope="col">{say('desk.draws.exposure.pair')}</th>
              <th scope="col" className="num">
                {say('desk.draws.exposure.pair.worst')}
              </th>
            </tr>
          </thead>
          <tbody>
            {pairs.map(({ id, gameName, worst }) => (
              <tr key={id}>
                <th scope="row">{gameName}</th>
                <td className="num">{moneyText(worst, money)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
