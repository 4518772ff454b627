import { addHost, brandOne, removeHost, type BrandDesk } from '@senluna/contract/desk/brand/brand.ts'
import type { LoginScope } from '@senluna/kit/brand.ts'
import { act } from '@senluna/web/client/query.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { reachable } from '@senluna/web/ui/Scroller.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Facts } from '../../list/Drawer.tsx'
import { Reason } from '../../forms/Reason.tsx'
import { momentText, say } from '../../say.ts'
import { useRight } from '../../session.ts'

const SCOPES = ['ANY', 'AGENT', 'MEMBER'] as const

/** The hosts that answer as the brand, and two people's way to add one or take one away. */
export function BrandHosts({ hosts }: { hosts: BrandDesk['hosts'] }) {
  const edits = useRight('brand.edit')
  const [removing, setRemoving] = useState<string>()
  return (
    <div className="card wide">
      <div className="lead">
        <h2>{say('desk.hosts')}</h2>
        <p className="hint">{say('desk.hosts.hint')}</p>
      </div>
      <section className="table-wrap" aria-label={say('desk.hosts')} ref={reachable}>
        <table className="dt dense named-rows">
          <thead>
            <tr>
              <th scope="col">{say('desk.domains.domain')}</th>
              <th scope="col">{say('desk.hosts.from')}</th>
              <th scope="col">{say('desk.hosts.since')}</th>
              <th scope="col">{say('desk.hosts.acts')}</th>
            </tr>
          </thead>
          <tbody>
            {hosts.map(({ host, added }) => (
              <tr key={host}>
                <th scope="row">{host}</th>
                <td>{added ? say('desk.hosts.by', { name: added.by }) : say('desk.hosts.file')}</td>
                <td className="when">{added ? momentText(added.at) : '–'}</td>
                <td>
                  {added && edits && (
                    <Button size="sm" aria-label={say('desk.hosts.remove', { host })} onClick={() => setRemoving(host)}>
                      <Trash2 className="i s" aria-hidden />
                      {say('desk.hosts.remove.short')}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {edits && <NewHost />}
      {removing !== undefined && <Removal host={removing} onClose={() => setRemoving(undefined)} />}
    </div>
  )
}

/** What follows once approval is asked for. */
const waits = { refreshes: [brandOne], done: () => toast('info', say('desk.set.waits')) }

function Removal({ host, onClose }: { host: string; onClose: () => void }) {
  const remove = (reason: string) => act(removeHost, { body: { host } }, { reason, ...waits })
  return (
    <Reason
      title={say('desk.hosts.remove', { host })}
      action={say('desk.set.ask')}
      danger
      onDo={remove}
      onClose={onClose}
    >
      <p>{say('desk.hosts.remove.hint')}</p>
    </Reason>
  )
}

/**
 * As the server keeps it: small letters, other scripts in punycode. Nothing for what is no name.
 */
const keptAs = (typed: string): string | undefined => {
  const address = `https://${typed.trim()}`
  return URL.canParse(address) ? new URL(address).hostname : undefined
}

function NewHost() {
  const [host, setHost] = useState('')
  const [scope, setScope] = useState<LoginScope>('ANY')
  const [asking, setAsking] = useState(false)
  const kept = keptAs(host)
  const differs = kept !== undefined && kept !== '' && kept !== host.trim()
  const add = async (reason: string) => {
    const done = () => {
      setHost('')
      setScope('ANY')
      waits.done()
    }
    await act(addHost, { body: { host, loginScope: scope } }, { reason, ...waits, done })
  }
  return (
    <>
      <form
        className="new-host"
        aria-label={say('desk.hosts.new')}
        onSubmit={(event) => {
          event.preventDefault()
          setAsking(host.trim() !== '')
        }}
      >
        <h3>{say('desk.hosts.new')}</h3>
        <div className="fields">
          <TextField
            label={say('desk.domains.domain')}
            hint={differs ? say('desk.hosts.kept', { host: kept }) : say('desk.hosts.example')}
            value={host}
            maxLength={253}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            onValue={setHost}
          />
          <Select
            label={say('desk.domains.scope')}
            value={scope}
            options={SCOPES.map((scope) => [scope, say(`desk.domains.scope.${scope}`)] as const)}
            onValue={setScope}
          />
        </div>
        <h4>{say('desk.hosts.outside')}</h4>
        <ul className="outside">
          {(['names', 'certificate', 'front', 'signIn'] as const).map((what) => (
            <li key={what}>{say(`desk.hosts.outside.${what}`, { host: kept || 'example.com' })}</li>
          ))}
        </ul>
        <div>
          <Button look="gold" size="sm" type="submit" disabled={host.trim() === ''}>
            <Plus className="i s" aria-hidden />
            {say('desk.hosts.add')}
          </Button>
        </div>
      </form>
      {asking && (
        <Reason title={say('desk.hosts.new')} action={say('desk.set.ask')} onDo={add} onClose={() => setAsking(false)}>
          <Facts
            facts={[
              [say('desk.domains.domain'), <code key="host">{kept ?? host}</code>],
              [say('desk.domains.scope'), say(`desk.domains.scope.${scope}`)],
            ]}
          />
        </Reason>
      )}
    </>
  )
}
