import type { BrandDesk } from '@senluna/contract/brand-desk.ts'
import { Select } from '@senluna/web/ui/Select.tsx'
import { useState } from 'react'
import { Facts } from '../../list/Drawer.tsx'
import { say } from '../../say.ts'
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
              of={[
                [say('desk.domains.brandName'), brand.brandName],
                [say('desk.domains.code'), <code key="code">{brand.merchantCode}</code>],
                [say('desk.domains.hosts'), brand.hosts.join(', ')],
                [say('desk.domains.zone'), brand.timeZone],
                [say('desk.domains.currency'), brand.currency],
                [say('desk.domains.profile'), brand.profile],
                [say('desk.domains.licensed'), say(brand.licensed ? 'desk.yes' : 'desk.no')],
                [say('desk.domains.theme'), brand.theme],
                [say('desk.domains.languages'), brand.languages.join(', ')],
                [say('desk.domains.pictures'), brand.imageCDNs.join(', ')],
                [say('desk.domains.games'), brand.launchGameCDNs.join(', ')],
              ]}
            />
          </section>
          <Scopes key={brand.domains.map((one) => one.loginScope).join()} domains={brand.domains} />
        </div>
      )}
    </BrandPage>
  )
}

function Scopes({ domains }: { domains: BrandDesk['domains'] }) {
  const start = () => Object.fromEntries(domains.map((one) => [one.domain, one.loginScope]))
  const [scopes, setScopes] = useState<Readonly<Record<string, (typeof SCOPES)[number]>>>(start)
  const changed = domains.filter((one) => scopes[one.domain] !== one.loginScope)
  return (
    <section className="card pad" aria-label={say('desk.domains.scope')}>
      <h2>{say('desk.domains.scope')}</h2>
      {domains.length === 0 && <p className="empty">{say('desk.domains.none')}</p>}
      {domains.map((one) => (
        <Select
          key={one.domain}
          label={`${one.domain} · ${one.kind}`}
          value={scopes[one.domain] ?? 'ANY'}
          options={SCOPES.map((scope) => [scope, say(`desk.domains.scope.${scope}`)] as const)}
          onValue={(scope) => setScopes({ ...scopes, [one.domain]: scope })}
        />
      ))}
      {domains.length > 0 && (
        <Save
          setting="loginScope"
          title={say('desk.domains.scope')}
          value={Object.fromEntries(
            domains.filter((one) => scopes[one.domain] !== one.own).map((one) => [one.domain, scopes[one.domain]]),
          )}
          changes={changed.length}
          onReset={() => setScopes(start())}
        />
      )}
    </section>
  )
}
