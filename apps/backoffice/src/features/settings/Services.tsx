import type { BrandDesk, DeskLink } from '@senluna/contract/desk/brand/brand.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TimeOfDay } from '@senluna/web/ui/calendar/TimeOfDay.tsx'
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

/** What stands there before somebody writes the hours. */
const DAYTIME = { from: '08:00', to: '22:00' }

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
            <Checkbox
              checked={own.hours === undefined}
              onChecked={(always) => set(own.id, { hours: always ? undefined : DAYTIME })}
            >
              {say('desk.services.hours.always')}
            </Checkbox>
            {own.hours && <Hours hours={own.hours} onHours={(hours) => set(own.id, { hours })} zone={brand.timeZone} />}
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

interface HoursProps {
  hours: NonNullable<DeskLink['hours']>
  onHours: (hours: NonNullable<DeskLink['hours']>) => void
  zone: string
}

/** From when until when somebody answers, by the brand's clock. */
function Hours({ hours, onHours, zone }: HoursProps) {
  return (
    <>
      <div className="fields">
        {(['from', 'to'] as const).map((end) => (
          <div className="field" key={end}>
            <span className="label" aria-hidden>
              {say(`desk.services.hours.${end}`)}
            </span>
            <TimeOfDay
              parts={['hour', 'minute']}
              label={say(`desk.services.hours.${end}`)}
              value={hours[end]}
              onValue={(time) => onHours({ ...hours, [end]: time })}
            />
          </div>
        ))}
      </div>
      <p className="hint">{say('desk.services.hours.hint', { zone })}</p>
    </>
  )
}
