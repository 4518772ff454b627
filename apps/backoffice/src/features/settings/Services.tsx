import type { BrandDesk, DeskLink } from '@senluna/contract/desk/brand/brand.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Checkbox } from '@senluna/web/ui/fields/Checkbox.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { say } from '../../say.ts'
import { Save } from './Save.tsx'
import { BrandPage } from './use-brand.tsx'

const TYPES = ['1', '2', '3'] as const
const ICONS = ['LIVECHAT', 'TELEGRAM', 'FACEBOOK', 'ZALO'] as const
const SCENES = ['HOME', 'LOGIN', 'VIP', 'DEPOSIT'] as const
const DEVICES = ['DESKTOP', 'PHONE'] as const

/** On all devices unless one is left out; one at least stays. */
function devicesOf({ devices }: DeskLink, device: (typeof DEVICES)[number], on: boolean): Partial<DeskLink> {
  const chosen = DEVICES.filter((known) => (known === device ? on : (devices?.includes(known) ?? true)))
  if (chosen.length === 0) return {}
  return { devices: chosen.length === DEVICES.length ? undefined : chosen }
}

/** Both ends or none: one that is emptied empties the other. */
function hoursOf({ hours }: DeskLink, end: 'from' | 'to', time: string): Partial<DeskLink> {
  if (time === '') return { hours: undefined }
  return { hours: { from: time, to: time, ...hours, [end]: time } }
}

/** The ways to reach the brand's people. */
export default function Services() {
  return (
    <BrandPage title="desk.services">{(brand) => <Links key={JSON.stringify(brand.links)} brand={brand} />}</BrandPage>
  )
}

function Links({ brand }: { brand: BrandDesk }) {
  const [links, setLinks] = useState<readonly DeskLink[]>(brand.links)
  const set = (id: number, change: Partial<DeskLink>) =>
    setLinks(links.map((link) => (link.id === id ? { ...link, ...change } : link)))
  const add = () => {
    const id = Math.max(0, ...links.map((link) => link.id)) + 1
    setLinks([...links, { id, type: '1', name: '', icon: 'LIVECHAT', link: 'https://', scenes: ['HOME'] }])
  }
  const changes = JSON.stringify(links) === JSON.stringify(brand.links) ? 0 : 1
  return (
    <>
      <p className="hint">
        {brand.linkHosts.length > 0
          ? say('desk.services.hosts', { hosts: brand.linkHosts.join(', ') })
          : say('desk.services.hosts.none')}
      </p>
      {links.length === 0 && <p className="empty">{say('desk.services.none')}</p>}
      <div className="cards">
        {links.map((own) => (
          <section key={own.id} className="card pad" aria-label={own.name}>
            <TextField label={say('desk.services.name')} value={own.name} onValue={(name) => set(own.id, { name })} />
            <Select
              label={say('desk.services.type')}
              value={own.type}
              options={TYPES.map((type) => [type, say(`desk.services.type.${type}`)] as const)}
              onValue={(type) => set(own.id, { type })}
            />
            <Select
              label={say('desk.services.icon')}
              value={own.icon}
              options={ICONS.map((icon) => [icon, say(`desk.services.icon.${icon}`)] as const)}
              onValue={(icon) => set(own.id, { icon })}
            />
            <TextField label={say('desk.services.link')} value={own.link} onValue={(link) => set(own.id, { link })} />
            <fieldset className="choices">
              <legend>{say('desk.services.scenes')}</legend>
              {SCENES.map((scene) => (
                <Checkbox
                  key={scene}
                  checked={own.scenes.includes(scene)}
                  onChecked={(on) =>
                    set(own.id, { scenes: on ? [...own.scenes, scene] : own.scenes.filter((other) => other !== scene) })
                  }
                >
                  {say(`desk.services.scene.${scene}`)}
                </Checkbox>
              ))}
            </fieldset>
            <fieldset className="choices">
              <legend>{say('desk.services.devices')}</legend>
              {DEVICES.map((device) => (
                <Checkbox
                  key={device}
                  checked={own.devices?.includes(device) ?? true}
                  onChecked={(on) => set(own.id, devicesOf(own, device, on))}
                >
                  {say(`desk.services.device.${device}`)}
                </Checkbox>
              ))}
            </fieldset>
            <div className="fields">
              {(['from', 'to'] as const).map((end) => (
                <TextField
                  key={end}
                  label={say(`desk.services.hours.${end}`)}
                  type="time"
                  value={own.hours?.[end] ?? ''}
                  onValue={(time) => set(own.id, hoursOf(own, end, time))}
                />
              ))}
            </div>
            <p className="hint">{say('desk.services.hours.hint', { zone: brand.timeZone })}</p>
            <Button size="sm" onClick={() => setLinks(links.filter((other) => other.id !== own.id))}>
              <Trash2 className="i s" aria-hidden />
              {say('desk.services.remove', { name: own.name })}
            </Button>
          </section>
        ))}
      </div>
      <Button size="sm" onClick={add}>
        <Plus className="i s" aria-hidden />
        {say('desk.services.add')}
      </Button>
      <section className="card">
        <Save
          setting="services"
          title={say('desk.services')}
          value={{ links }}
          changes={changes}
          onReset={() => setLinks(brand.links)}
        />
      </section>
    </>
  )
}
