import type { BrandDesk } from '@senluna/contract/desk/brand/brand.ts'
import { fieldValue, PATTERNS, ruleBreach } from '@senluna/kit/text/patterns.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { reachable } from '@senluna/web/ui/Scroller.tsx'
import { useState } from 'react'
import { say } from '../../say.ts'
import { useRight } from '../../session.ts'
import { nameOf } from '../../shown/Named.tsx'
import { Save } from './Save.tsx'
import { BrandPage } from './use-brand.tsx'

type Rule = BrandDesk['register'][number]

/** How registration asks for each field, with a box to try a value. */
export default function Fields() {
  return (
    <BrandPage title="desk.fields">{(brand) => <Rules key={JSON.stringify(brand.register)} brand={brand} />}</BrandPage>
  )
}

function Rules({ brand }: { brand: BrandDesk }) {
  const edits = useRight('brand.edit')
  const [rules, setRules] = useState<readonly Rule[]>(brand.register)
  const [asOwn, setAsOwn] = useState<readonly string[]>([])
  const [trying, setTrying] = useState(rules[0]?.field ?? '')
  const before = new Map(brand.register.map((rule) => [rule.field, rule]))
  const touched = rules.filter((rule) => JSON.stringify(rule) !== JSON.stringify(before.get(rule.field)))
  const set = (field: string, change: Partial<Rule>) => {
    setAsOwn(asOwn.filter((name) => name !== field))
    setRules(rules.map((rule) => (rule.field === field ? { ...rule, ...change } : rule)))
  }
  const kept = rules.filter(
    (rule) => !asOwn.includes(rule.field) && (touched.includes(rule) || brand.registerChanged.includes(rule.field)),
  )
  const tried = rules.find((rule) => rule.field === trying)
  return (
    <>
      <section className="card">
        <section className="table-wrap" aria-label={say('desk.fields')} ref={reachable}>
          <table className="dt dense">
            <thead>
              <tr>
                <th scope="col">{say('desk.fields.field')}</th>
                <th scope="col">{say('desk.fields.enabled')}</th>
                <th scope="col">{say('desk.fields.required')}</th>
                <th scope="col">{say('desk.fields.pattern')}</th>
                <th scope="col">{say('desk.fields.least')}</th>
                <th scope="col">{say('desk.fields.most')}</th>
                <th scope="col">
                  <span className="sr">{say('desk.fields.changed')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rules.map((rule) => (
                <tr key={rule.field} className={touched.includes(rule) ? 'picked' : undefined}>
                  <th scope="row" aria-label={nameOf('field', rule.field)}>
                    <button type="button" className="link" onClick={() => setTrying(rule.field)}>
                      {nameOf('field', rule.field)}
                    </button>{' '}
                    <code className="by-code">{rule.field}</code>
                  </th>
                  {(['enabled', 'required'] as const).map((name) => (
                    <td key={name} className="pick">
                      <input
                        type="checkbox"
                        aria-label={`${nameOf('field', rule.field)}: ${say(`desk.fields.${name}`)}`}
                        checked={rule[name]}
                        disabled={!edits}
                        onChange={(event) => set(rule.field, { [name]: event.target.checked })}
                      />
                    </td>
                  ))}
                  <td>
                    <select
                      className="cell"
                      aria-label={`${nameOf('field', rule.field)}: ${say('desk.fields.pattern')}`}
                      value={rule.patternId ?? ''}
                      disabled={!edits}
                      onChange={(event) => set(rule.field, { patternId: event.target.value || null })}
                    >
                      <option value="">{say('desk.fields.any')}</option>
                      {brand.patterns.map((id) => (
                        <option key={id} value={id}>
                          {nameOf('pattern', id)}
                        </option>
                      ))}
                    </select>
                  </td>
                  {(['minLength', 'maxLength'] as const).map((name) => (
                    <td key={name}>
                      <input
                        className="cell num"
                        type="number"
                        min={0}
                        max={255}
                        aria-label={`${nameOf('field', rule.field)}: ${say(name === 'minLength' ? 'desk.fields.least' : 'desk.fields.most')}`}
                        value={rule[name]}
                        disabled={!edits}
                        onChange={(event) => set(rule.field, { [name]: Number(event.target.value) })}
                      />
                    </td>
                  ))}
                  <td>
                    {brand.registerChanged.includes(rule.field) && !asOwn.includes(rule.field) && (
                      <>
                        <span className="badge warn">{say('desk.fields.changed')}</span>{' '}
                        {edits && (
                          <Button size="sm" onClick={() => setAsOwn([...asOwn, rule.field])}>
                            {say('desk.fields.own')}
                          </Button>
                        )}
                      </>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <Save
          setting="register"
          title={say('desk.fields')}
          value={Object.fromEntries(kept.map(({ field, ...rule }) => [field, rule]))}
          changes={touched.length + asOwn.length}
          onReset={() => {
            setRules(brand.register)
            setAsOwn([])
          }}
        />
      </section>
      {tried && <Test key={tried.field} rule={tried} />}
    </>
  )
}

/** A value, and what the rule as it stands here says of it. */
function Test({ rule }: { rule: Rule }) {
  const [typed, setTyped] = useState('')
  const acceptedPattern =
    rule.patternId === null ? '*' : (Object.entries(PATTERNS).find(([id]) => id === rule.patternId)?.[1] ?? '*')
  const value = fieldValue(rule.field, typed)
  const breach =
    value === '' && !rule.required
      ? undefined
      : ruleBreach({ ...rule, acceptedPattern, sort: 1, tabs: ['username'] }, value)
  return (
    <section className="card pad" aria-label={say('desk.fields.test', { field: nameOf('field', rule.field) })}>
      <TextField
        label={say('desk.fields.test', { field: nameOf('field', rule.field) })}
        value={typed}
        onValue={setTyped}
      />
      <output className={breach ? 'err' : 'hint'}>
        {typed === '' ? '' : say(breach ? `desk.fields.test.${breach}` : 'desk.fields.test.ok')}
      </output>
    </section>
  )
}
