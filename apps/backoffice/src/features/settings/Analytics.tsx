import type { BrandDesk } from '@senluna/contract/desk/brand/brand.ts'
import { ANALYTICS_PROVIDERS, type Analytics as Account } from '@senluna/kit/brand.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { say } from '../../say.ts'
import { Save } from './Save.tsx'

const MOST = 5
const same = (some: readonly Account[], other: readonly Account[]) => JSON.stringify(some) === JSON.stringify(other)

/** Who counts the pages that visitors open, once these have agreed. */
export function Analytics({ brand }: { brand: BrandDesk }) {
  const [accounts, setAccounts] = useState<readonly Account[]>(brand.analytics)
  const set = (at: number, change: Partial<Account>) =>
    setAccounts(accounts.map((account, n) => (n === at ? { ...account, ...change } : account)))
  return (
    <section className="card pad" aria-label={say('desk.domains.analytics')}>
      <h2>{say('desk.domains.analytics')}</h2>
      {accounts.length === 0 && <p className="empty">{say('desk.domains.analytics.none')}</p>}
      {accounts.map((account, at) => (
        // A row has no name of its own before it is filled in: its place is what it is known by.
        // oxlint-disable-next-line react/no-array-index-key
        <fieldset className="account" key={at}>
          <legend>{say('desk.domains.analytics.row', { n: at + 1 })}</legend>
          <Select
            label={say('desk.domains.analytics.provider')}
            value={account.provider}
            options={ANALYTICS_PROVIDERS.map(
              (provider) => [provider, say(`desk.domains.analytics.${provider}`)] as const,
            )}
            onValue={(provider) => set(at, { provider })}
          />
          <TextField
            label={say('desk.domains.analytics.id')}
            hint={say(`desk.domains.analytics.id.${account.provider}`)}
            value={account.id}
            maxLength={30}
            onValue={(id) => set(at, { id: id.trim() })}
          />
          <Button size="sm" onClick={() => setAccounts(accounts.filter((_, n) => n !== at))}>
            <Trash2 className="i s" aria-hidden />
            {say('desk.domains.analytics.remove', { n: at + 1 })}
          </Button>
        </fieldset>
      ))}
      {accounts.length < MOST && (
        <Button size="sm" onClick={() => setAccounts([...accounts, { provider: 'GA4', id: '' }])}>
          <Plus className="i s" aria-hidden />
          {say('desk.domains.analytics.add')}
        </Button>
      )}
      <p className="hint">{say('desk.domains.analytics.hint')}</p>
      {accounts.some(({ provider }) => provider === 'GTM') && (
        <p className="hint">{say('desk.domains.analytics.hint.GTM')}</p>
      )}
      <Save
        setting="analytics"
        title={say('desk.domains.analytics')}
        value={same(accounts, brand.ownAnalytics) ? {} : { analytics: accounts }}
        changes={same(accounts, brand.analytics) ? 0 : 1}
        onReset={() => setAccounts(brand.analytics)}
      />
    </section>
  )
}
