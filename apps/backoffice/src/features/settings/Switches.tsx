import type { BrandDesk } from '@senluna/contract/desk/brand/brand.ts'
import { DEVICES, type Device } from '@senluna/kit/brand.ts'
import { reachable } from '@senluna/web/ui/Scroller.tsx'
import { useState } from 'react'
import { say } from '../../say.ts'
import { useRight } from '../../session.ts'
import { Named, nameOf } from '../../shown/Named.tsx'
import { Save } from './Save.tsx'
import { BrandPage } from './use-brand.tsx'

/**
 * The brand's switches as a tree, beside what its own file and the platform say, everywhere and on
 * each kind of device.
 */
export default function Switches() {
  return (
    <BrandPage title="desk.switches">
      {(brand) => <Tree key={JSON.stringify(brand.switches)} brand={brand} />}
    </BrandPage>
  )
}

type Switch = BrandDesk['switches'][number]
/** What is set for a device, by switch; what isn't there is as everywhere. */
type OnDevice = Readonly<Record<Device, Readonly<Record<string, boolean | undefined>>>>

const setOn = (all: readonly Switch[], device: Device): Record<string, boolean | undefined> =>
  Object.fromEntries(all.map((row) => [row.id, row.devices[device]]))

const CHOICES = ['', 'on', 'off'] as const
const choiceOf = (on: boolean | undefined): (typeof CHOICES)[number] => (on === undefined ? '' : on ? 'on' : 'off')

function Tree({ brand }: { brand: BrandDesk }) {
  const edits = useRight('brand.edit')
  const start = () => Object.fromEntries(brand.switches.map((row) => [row.id, row.on]))
  const startDevices = (): OnDevice => ({ WEB: setOn(brand.switches, 'WEB'), H5: setOn(brand.switches, 'H5') })
  const [on, setAll] = useState<Readonly<Record<string, boolean>>>(start)
  const [devices, setDevices] = useState<OnDevice>(startDevices)
  const changed = brand.switches.filter((row) => on[row.id] !== row.on)
  const changedOn = DEVICES.flatMap((device) =>
    brand.switches.filter((row) => devices[device][row.id] !== row.devices[device]).map((row) => ({ device, row })),
  )
  const byId = new Map(brand.switches.map((row) => [row.id, row]))
  const depth = (row: Switch): number => (row.above ? 1 + depth(byId.get(row.above)!) : 0)
  const shut = (row: Switch): boolean => row.above !== undefined && (!on[row.above] || shut(byId.get(row.above)!))
  const isChanged = (row: Switch) => on[row.id] !== row.on || changedOn.some((other) => other.row === row)
  // Only what is other than the brand's own is kept: a later change of its file goes through.
  const value = Object.fromEntries(
    brand.switches.filter((row) => on[row.id] !== row.own).map((row) => [row.id, on[row.id]]),
  )
  return (
    <section className="card">
      <p className="hint lead">{say('desk.switches.how')}</p>
      <section className="table-wrap" aria-label={say('desk.switches')} ref={reachable}>
        <table className="dt dense named-rows">
          <thead>
            <tr>
              <th scope="col">{say('desk.switches.id')}</th>
              <th scope="col">{say('desk.switches.on')}</th>
              {DEVICES.map((device) => (
                <th scope="col" key={device}>
                  {say(`desk.switches.device.${device}`)}
                </th>
              ))}
              <th scope="col">{say('desk.switches.own')}</th>
              <th scope="col">{say('desk.switches.usual')}</th>
            </tr>
          </thead>
          <tbody>
            {treeOrder(brand.switches).map((row) => (
              <tr key={row.id} className={isChanged(row) ? 'picked' : undefined}>
                <th scope="row" style={{ paddingInlineStart: 12 + depth(row) * 22 }}>
                  <Named group="switch" code={row.id} />
                  <span className="marks">
                    {row.missing && <span className="badge bad">{say('desk.switches.missing')}</span>}
                    {on[row.id] !== row.own && <span className="badge warn">{say('desk.switches.differs')}</span>}
                    {DEVICES.some((device) => (devices[device][row.id] ?? on[row.id]) !== on[row.id]) && (
                      <span className="badge warn">{say('desk.switches.device.differs')}</span>
                    )}
                    {on[row.id] && shut(row) && <span className="badge">{say('desk.switches.off')}</span>}
                  </span>
                </th>
                <td className="pick">
                  <input
                    type="checkbox"
                    aria-label={`${nameOf('switch', row.id)} ${row.id}`}
                    checked={on[row.id] ?? false}
                    disabled={!edits}
                    onChange={(event) => setAll({ ...on, [row.id]: event.target.checked })}
                  />
                </td>
                {DEVICES.map((device) => (
                  <td key={device}>
                    <select
                      className="cell"
                      aria-label={`${nameOf('switch', row.id)} ${row.id}: ${say(`desk.switches.device.${device}`)}`}
                      value={choiceOf(devices[device][row.id])}
                      disabled={!edits}
                      onChange={({ target }) =>
                        setDevices({
                          ...devices,
                          [device]: {
                            ...devices[device],
                            [row.id]: target.value === '' ? undefined : target.value === 'on',
                          },
                        })
                      }
                    >
                      {CHOICES.map((choice) => (
                        <option key={choice} value={choice}>
                          {say(`desk.switches.device.as.${choice || 'everywhere'}`)}
                        </option>
                      ))}
                    </select>
                  </td>
                ))}
                <td>{say(row.own ? 'desk.yes' : 'desk.no')}</td>
                <td>{say(row.usual ? 'desk.yes' : 'desk.no')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {(changed.length > 0 || changedOn.length === 0) && (
        <Save
          setting="switches"
          title={say('desk.switches')}
          value={value}
          changes={changed.length}
          onReset={() => setAll(start())}
        >
          <ul className="diff">
            {changed.map((row) => (
              <li key={row.id} className={on[row.id] ? 'plus' : 'minus'}>
                <Named group="switch" code={row.id} />
              </li>
            ))}
          </ul>
        </Save>
      )}
      {changedOn.length > 0 && (
        <Save
          setting="deviceSwitches"
          title={say('desk.switches.devices')}
          // What is as everywhere is left out: it goes with what is everywhere from then on.
          value={Object.fromEntries(DEVICES.map((device) => [device, withoutGaps(devices[device])]))}
          changes={changedOn.length}
          onReset={() => setDevices(startDevices())}
        >
          <ul className="diff">
            {changedOn.map(({ device, row }) => (
              <li key={`${device} ${row.id}`} className={(devices[device][row.id] ?? on[row.id]) ? 'plus' : 'minus'}>
                {say(`desk.switches.device.${device}`)}: <Named group="switch" code={row.id} />,{' '}
                {say(`desk.switches.device.as.${choiceOf(devices[device][row.id]) || 'everywhere'}`)}
              </li>
            ))}
          </ul>
        </Save>
      )}
    </section>
  )
}

const withoutGaps = (set: OnDevice[Device]): Record<string, boolean> =>
  Object.fromEntries(Object.entries(set).flatMap(([id, on]) => (on === undefined ? [] : [[id, on] as const])))

/** Each switch right after the one it hangs on. */
function treeOrder(all: readonly Switch[], above?: string): Switch[] {
  return all.filter((row) => row.above === above).flatMap((row) => [row, ...treeOrder(all, row.id)])
}
