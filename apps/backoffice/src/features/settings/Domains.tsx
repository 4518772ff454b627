import type { BrandDesk } from '@senluna/contract/desk/brand/brand.ts'
import { TextArea } from '@senluna/web/ui/fields/TextArea.tsx'
import { Checkbox } from '@senluna/web/ui/fields/Checkbox.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { useState } from 'react'
import { Facts } from '../../list/Drawer.tsx'
import { say } from '../../say.ts'
import { Analytics } from './Analytics.tsx'
import { BrandHosts } from './BrandHosts.tsx'
import { Save } from './Save.tsx'
import { BrandPage } from './use-brand.tsx'

const SCOPES = ['ANY', 'AGENT', 'MEMBER'] as const

/** What the brand is, and who may log in on each of its domains. */
export default function Domains() {
  return (
    <BrandPage title="desk.domains">
      {(brand) => (
        <div className="cards">
          <section className="card pad">
            <Facts
              facts={[
                [say('desk.domains.brandName'), brand.brandName],
                [say('desk.domains.code'), <code key="code">{brand.merchantCode}</code>],
                [say('desk.domains.zone'), brand.timeZone],
                [say('desk.domains.currency'), brand.currency],
                [say('desk.domains.profile'), brand.profile],
                [say('desk.domains.licensed'), say(brand.licensed ? 'desk.yes' : 'desk.no')],
                [say('desk.domains.languages'), brand.languages.join(', ')],
              ]}
            />
          </section>
          <Look key={`t${JSON.stringify(brand.theme)}`} theme={brand.theme} />
          <Scopes key={brand.domains.map((domain) => domain.loginScope).join()} domains={brand.domains} />
          <BrandHosts hosts={brand.hosts} />
          <Analytics key={`a${JSON.stringify(brand.analytics)}`} brand={brand} />
          <Hosts key={`c${JSON.stringify([brand.imageCDNs, brand.launchGameCDNs])}`} brand={brand} />
        </div>
      )}
    </BrandPage>
  )
}

function Scopes({ domains }: { domains: BrandDesk['domains'] }) {
  const start = () => Object.fromEntries(domains.map((domain) => [domain.domain, domain.loginScope]))
  const [scopes, setScopes] = useState<Readonly<Record<string, (typeof SCOPES)[number]>>>(start)
  const changed = domains.filter((domain) => scopes[domain.domain] !== domain.loginScope)
  return (
    <section className="card pad" aria-label={say('desk.domains.scope')}>
      <h2>{say('desk.domains.scope')}</h2>
      {domains.length === 0 && <p className="empty">{say('desk.domains.none')}</p>}
      {domains.map((domain) => (
        <Select
          key={domain.domain}
          label={`${domain.domain} · ${domain.kind}`}
          value={scopes[domain.domain] ?? 'ANY'}
          options={SCOPES.map((scope) => [scope, say(`desk.domains.scope.${scope}`)] as const)}
          onValue={(scope) => setScopes({ ...scopes, [domain.domain]: scope })}
        />
      ))}
      {domains.length > 0 && (
        <Save
          setting="loginScope"
          title={say('desk.domains.scope')}
          value={Object.fromEntries(
            domains
              .filter((domain) => scopes[domain.domain] !== domain.own)
              .map((domain) => [domain.domain, scopes[domain.domain]]),
          )}
          changes={changed.length}
          onReset={() => setScopes(start())}
        />
      )}
    </section>
  )
}

/** The look a new visitor finds, and those one may choose from. */
function Look({ theme }: { theme: BrandDesk['theme'] }) {
  const [first, setFirst] = useState(theme.default)
  const [choices, setChoices] = useState(theme.choices)
  const now = { default: first, choices: theme.own.choices.filter((choice) => choices.includes(choice)) }
  const same = now.default === theme.default && now.choices.join() === theme.choices.join()
  const reset = () => {
    setFirst(theme.default)
    setChoices(theme.choices)
  }
  return (
    <section className="card pad" aria-label={say('desk.domains.theme')}>
      <h2>{say('desk.domains.theme')}</h2>
      <Select
        label={say('desk.domains.theme.default')}
        value={first}
        options={theme.own.choices.map((choice) => [choice, say(`desk.domains.theme.${choice}`)] as const)}
        onValue={setFirst}
      />
      <fieldset className="choices">
        <legend>{say('desk.domains.theme.choices')}</legend>
        {theme.own.choices.map((choice) => (
          <Checkbox
            key={choice}
            checked={choices.includes(choice)}
            onChecked={(on) => setChoices(on ? [...choices, choice] : choices.filter((other) => other !== choice))}
          >
            {say(`desk.domains.theme.${choice}`)}
          </Checkbox>
        ))}
      </fieldset>
      <p className="hint">{say('desk.domains.theme.hint')}</p>
      <Save
        setting="theme"
        title={say('desk.domains.theme')}
        value={{
          ...(now.default !== theme.own.default && { default: now.default }),
          ...(now.choices.join() !== theme.own.choices.join() && { choices: now.choices }),
        }}
        changes={same ? 0 : 1}
        onReset={reset}
      />
    </section>
  )
}

const hostsIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean)

/** The hosts that hand on pictures and games. */
function Hosts({ brand }: { brand: BrandDesk }) {
  const [pictures, setPictures] = useState(brand.imageCDNs.join('\n'))
  const [games, setGames] = useState(brand.launchGameCDNs.join('\n'))
  const [imageCDNs, launchGameCDNs] = [hostsIn(pictures), hostsIn(games)]
  const { ownCDNs: own } = brand
  const changes =
    Number(imageCDNs.join() !== brand.imageCDNs.join()) + Number(launchGameCDNs.join() !== brand.launchGameCDNs.join())
  return (
    <section className="card pad" aria-label={say('desk.domains.cdns')}>
      <h2>{say('desk.domains.cdns')}</h2>
      <TextArea
        label={say('desk.domains.pictures')}
        hint={say('desk.domains.pictures.hint')}
        rows={3}
        value={pictures}
        onValue={setPictures}
      />
      <TextArea
        label={say('desk.domains.games')}
        hint={say('desk.domains.games.hint')}
        rows={3}
        value={games}
        onValue={setGames}
      />
      <p className="hint">{say('desk.domains.cdns.hint')}</p>
      <Save
        setting="cdns"
        title={say('desk.domains.cdns')}
        value={{
          ...(imageCDNs.join() !== own.imageCDNs.join() && { imageCDNs }),
          ...(launchGameCDNs.join() !== own.launchGameCDNs.join() && { launchGameCDNs }),
        }}
        changes={changes}
        onReset={() => {
          setPictures(brand.imageCDNs.join('\n'))
          setGames(brand.launchGameCDNs.join('\n'))
        }}
      />
    </section>
  )
}
