import type { BrandDesk } from '@senluna/contract/desk/brand/brand.ts'
import { NETWORK_KINDS, type NetworkKind } from '@senluna/kit/network.ts'
import { GAME_TYPES } from '@senluna/kit/product.ts'
import { DESK_LANGUAGES } from '@senluna/text/desk.ts'
import { Checkbox } from '@senluna/web/ui/fields/Checkbox.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { TextArea } from '@senluna/web/ui/fields/TextArea.tsx'
import { useState } from 'react'
import { clockField, clockMoment } from '../../brand-clock.ts'
import { MomentField } from '../../forms/Dates.tsx'
import { say, vendorText, wordOf } from '../../say.ts'
import { gameTypeName } from '../../shown/game-type-name.ts'
import { BlockedVisits } from './BlockedVisits.tsx'
import { Save } from './Save.tsx'
import { BrandPage } from './use-brand.tsx'

/** Who comes in: maintenance, regions, addresses. */
export default function Access() {
  return (
    <BrandPage title="desk.access">
      {(brand) => (
        <div className="cards">
          <BlockedVisits />
          <Maintenance key={JSON.stringify(brand.maintenance)} brand={brand} />
          <Region key={JSON.stringify(brand.region)} brand={brand} />
          <Addresses key={`s${brand.staffAddresses.join()}`} brand={brand} setting="staff" />
          <Addresses key={`d${brand.deskAddresses.join()}`} brand={brand} setting="desk" />
        </div>
      )}
    </BrandPage>
  )
}

const changesOf = (before: unknown, after: unknown): number =>
  JSON.stringify(before) === JSON.stringify(after) ? 0 : 1

function Maintenance({ brand: { maintenance: before, vendors } }: { brand: BrandDesk }) {
  const start = () => ({ ...before, until: clockField(before.until) })
  const [now, setNow] = useState(start)
  const text = Object.fromEntries(Object.entries(now.text ?? {}).filter(([, words]) => words.trim() !== ''))
  const value = {
    flag: now.flag,
    ...(now.until ? { until: clockMoment(now.until) } : {}),
    ...(Object.keys(text).length > 0 ? { text } : {}),
    ...(now.products?.length ? { products: now.products } : {}),
    ...(now.vendors?.length ? { vendors: now.vendors } : {}),
  }
  return (
    <section className="card pad" aria-label={say('desk.access.maintenance')}>
      <h2>{say('desk.access.maintenance')}</h2>
      <Checkbox checked={now.flag} onChecked={(flag) => setNow({ ...now, flag })}>
        {say('desk.access.flag')}
      </Checkbox>
      <MomentField label={say('desk.access.until')} value={now.until} onValue={(until) => setNow({ ...now, until })} />
      {DESK_LANGUAGES.map((language) => (
        <TextArea
          key={language}
          rows={2}
          label={say('desk.access.text', { language })}
          value={now.text?.[language] ?? ''}
          onValue={(words) => setNow({ ...now, text: { ...now.text, [language]: words } })}
        />
      ))}
      <Some
        label={say('desk.access.products')}
        all={GAME_TYPES}
        name={gameTypeName}
        chosen={now.products ?? []}
        onChosen={(products) => setNow({ ...now, products })}
      />
      <Some
        label={say('desk.access.vendors')}
        all={vendors}
        name={(code) => vendorText(code)}
        chosen={now.vendors ?? []}
        onChosen={(some) => setNow({ ...now, vendors: some })}
      />
      <Save
        setting="maintenance"
        title={say('desk.access.maintenance')}
        value={value}
        changes={changesOf(start(), { ...now })}
        onReset={() => setNow(start())}
      />
    </section>
  )
}

interface SomeProps {
  label: string
  all: readonly string[]
  name?: (choice: string) => string
  chosen: readonly string[]
  onChosen: (next: string[]) => void
}

function Some({ label, all, name = String, chosen, onChosen }: SomeProps) {
  return (
    <fieldset className="choices">
      <legend>{label}</legend>
      {all.map((choice) => (
        <Checkbox
          key={choice}
          checked={chosen.includes(choice)}
          onChecked={(on) => onChosen(on ? [...chosen, choice] : chosen.filter((other) => other !== choice))}
        >
          {name(choice)}
        </Checkbox>
      ))}
    </fieldset>
  )
}

const codesIn = (text: string): string[] =>
  text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean)

interface RegionForm {
  denied: string
  allowed: string
  unknown: 'in' | 'out' | ''
  networks: NetworkKind[]
}

function Region({ brand: { region, knownNetworks } }: { brand: BrandDesk }) {
  const start = () => ({
    denied: region.denied.join(', '),
    allowed: region.allowed?.join(', ') ?? '',
    unknown: region.unknown ?? ('' as const),
    networks: region.networks ?? [],
  })
  const [now, setNow] = useState<RegionForm>(start)
  const allowed = codesIn(now.allowed)
  const value = {
    denied: codesIn(now.denied),
    ...(allowed.length > 0 ? { allowed } : {}),
    ...(now.unknown ? { unknown: now.unknown } : {}),
    ...(now.networks.length > 0 ? { networks: now.networks } : {}),
  }
  // What is closed without data can still be opened.
  const choices = NETWORK_KINDS.filter((kind) => knownNetworks.includes(kind) || region.networks?.includes(kind))
  return (
    <section className="card pad" aria-label={say('desk.access.region')}>
      <h2>{say('desk.access.region')}</h2>
      <TextField
        label={say('desk.access.denied')}
        hint={say('desk.access.countries')}
        value={now.denied}
        onValue={(denied) => setNow({ ...now, denied })}
      />
      <TextField
        label={say('desk.access.allowed')}
        hint={say('desk.access.countries')}
        value={now.allowed}
        onValue={(text) => setNow({ ...now, allowed: text })}
      />
      <Select
        label={say('desk.access.unknown')}
        value={now.unknown}
        options={[
          ['', say('desk.access.unknown.usual')],
          ['in', say('desk.access.unknown.in')],
          ['out', say('desk.access.unknown.out')],
        ]}
        onValue={(unknown) => setNow({ ...now, unknown })}
      />
      {choices.length > 0 && (
        <Some
          label={say('desk.access.networks')}
          all={choices}
          name={(kind) => wordOf('desk.access.network', kind)}
          chosen={now.networks}
          onChosen={(some) => setNow({ ...now, networks: choices.filter((kind) => some.includes(kind)) })}
        />
      )}
      {knownNetworks.length === 0 && <p className="hint">{say('desk.access.networks.none')}</p>}
      <Save
        setting="region"
        title={say('desk.access.region')}
        value={value}
        changes={changesOf(start(), now)}
        onReset={() => setNow(start())}
      />
    </section>
  )
}

function Addresses({ brand, setting }: { brand: BrandDesk; setting: 'staff' | 'desk' }) {
  const before = (setting === 'staff' ? brand.staffAddresses : brand.deskAddresses).join('\n')
  const [text, setText] = useState(before)
  const addresses = text.split(/[\s,;]+/).filter(Boolean)
  const title = say(`desk.access.${setting}`)
  return (
    <section className="card pad" aria-label={title}>
      <h2>{title}</h2>
      <TextArea label={title} hint={say('desk.access.addresses')} rows={4} value={text} onValue={setText} />
      {setting === 'desk' && <p className="hint">{say('desk.access.desk.hint', { ip: brand.yourAddress })}</p>}
      <Save
        setting={setting}
        title={title}
        value={{ addresses }}
        changes={changesOf(before, addresses.join('\n'))}
        onReset={() => setText(before)}
      />
    </section>
  )
}
