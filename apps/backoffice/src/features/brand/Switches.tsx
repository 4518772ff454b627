import type { BrandDesk } from '@senluna/contract/brand-desk.ts'
import { reachable } from '@senluna/web/ui/Scroller.tsx'
import { useState } from 'react'
import { say } from '../../say.ts'
import { useRight } from '../../session.ts'
import { Named, nameOf } from '../../Named.tsx'
import { Save } from './Save.tsx'
import { BrandPage } from './use-brand.tsx'

/** The brand's switches as a tree, beside what its own file and the platform say. */
export default function Switches() {
  return (
    <BrandPage title="desk.switches">
      {(brand) => <Tree key={brand.switches.map((one) => Number(one.on)).join('')} brand={brand} />}
    </BrandPage>
  )
}

type Switch = BrandDesk['switches'][number]

function Tree({ brand }: { brand: BrandDesk }) {
  const edits = useRight('brand.edit')
  const [on, setOn] = useState<Readonly<Record<string, boolean>>>(() =>
    Object.fromEntries(brand.switches.map((one) => [one.id, one.on])),
  )
  const changed = brand.switches.filter((one) => on[one.id] !== one.on)
  const byId = new Map(brand.switches.map((one) => [one.id, one]))
  const depth = (one: Switch): number => (one.above ? 1 + depth(byId.get(one.above)!) : 0)
  const shut = (one: Switch): boolean => one.above !== undefined && (!on[one.above] || shut(byId.get(one.above)!))
  // Only what is other than the brand's own is kept: a later change of its file goes through.
  const value = Object.fromEntries(
    brand.switches.filter((one) => on[one.id] !== one.own).map((one) => [one.id, on[one.id]]),
  )
  return (
    <section className="card">
      <section className="table-wrap" aria-label={say('desk.switches')} ref={reachable}>
        <table className="dt dense">
          <thead>
            <tr>
              <th scope="col">{say('desk.switches.id')}</th>
              <th scope="col">{say('desk.switches.on')}</th>
              <th scope="col">{say('desk.switches.own')}</th>
              <th scope="col">{say('desk.switches.usual')}</th>
              <th scope="col">
                <span className="sr">{say('desk.switches.differs')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {treeOrder(brand.switches).map((one) => (
              <tr key={one.id} className={on[one.id] === one.on ? undefined : 'picked'}>
                <th scope="row" style={{ paddingInlineStart: 12 + depth(one) * 22 }}>
                  <Named group="switch" code={one.id} />
                </th>
                <td className="pick">
                  <input
                    type="checkbox"
                    aria-label={`${nameOf('switch', one.id)} ${one.id}`}
                    checked={on[one.id] ?? false}
                    disabled={!edits}
                    onChange={(event) => setOn({ ...on, [one.id]: event.target.checked })}
                  />
                </td>
                <td>{say(one.own ? 'desk.yes' : 'desk.no')}</td>
                <td>{say(one.usual ? 'desk.yes' : 'desk.no')}</td>
                <td>
                  {one.missing && <span className="badge bad">{say('desk.switches.missing')}</span>}
                  {on[one.id] !== one.own && <span className="badge warn">{say('desk.switches.differs')}</span>}
                  {on[one.id] && shut(one) && <span className="badge">{say('desk.switches.off')}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Save
        setting="switches"
        title={say('desk.switches')}
        value={value}
        changes={changed.length}
        onReset={() => setOn(Object.fromEntries(brand.switches.map((one) => [one.id, one.on])))}
      >
        <ul className="diff">
          {changed.map((one) => (
            <li key={one.id} className={on[one.id] ? 'plus' : 'minus'}>
              <Named group="switch" code={one.id} />
            </li>
          ))}
        </ul>
      </Save>
    </section>
  )
}

/** Each switch right after the one it hangs on. */
function treeOrder(all: readonly Switch[], above?: string): Switch[] {
  return all.filter((one) => one.above === above).flatMap((one) => [one, ...treeOrder(all, one.id)])
}
