import { dropSet, keepSet, savedSets, type SavedSet } from '@senluna/contract/lottery.ts'
import { answer, answerLater, bodiesOf, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { expect, test, vi } from 'vitest'
import { button, field, fillIn, screen, show, text, waitFor } from '../../../testing/show.tsx'
import '../testing/examples.ts'
import { SavedSets } from './SavedSets.tsx'

const set = (nth: number, more: Partial<SavedSet> = {}): SavedSet => ({
  id: `01890a5d-ac96-774b-bcce-b302099a805${nth}`,
  name: `Set ${nth}`,
  family: 'VN',
  width: 2,
  numbers: ['07', '58'],
  ...more,
})
const NAME = text('lottery.play.sets.name')
const keep = () => button(text('lottery.play.sets.keep'))

async function openSets(list: readonly SavedSet[], picked: readonly string[] = ['07', '79']) {
  answer(savedSets, { list: [...list] })
  const onUse = vi.fn<(numbers: readonly string[]) => void>()
  const user = await show(<SavedSets family="VN" width={2} picked={picked} onUse={onUse} />, { session: 'member' })
  await waitFor(() => field(NAME))
  return { user, onUse }
}

test('a guest is asked to log in, and nothing is read', async () => {
  await show(<SavedSets family="VN" width={2} picked={[]} onUse={() => undefined} />)
  expect(screen.getByText(text('lottery.play.sets.login'))).toBeDefined()
  expect(callsOf(savedSets)).toEqual([])
})

test('only those that fit the board are offered; one is taken whole', async () => {
  const { user, onUse } = await openSets([set(1), set(2, { width: 3, numbers: ['123'] }), set(3, { family: 'K3' })])
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: /Set 1 *07 58/ }))
  expect(onUse.mock.calls).toEqual([[['07', '58']]])
})

test('what is picked is kept once under a name, which is then empty', async () => {
  const { user } = await openSets([])
  expect(screen.getByText(text('lottery.play.sets.none'))).toBeDefined()
  expect(keep().disabled).toBe(true)
  await fillIn(user, NAME, '  Lucky ')
  const arrive = answerLater(keepSet, { list: [set(1, { name: 'Lucky' })] })
  await user.dblClick(keep())
  arrive()
  await screen.findByText('Lucky')
  expect(bodiesOf(keepSet)).toEqual([
    { id: expect.any(String), name: 'Lucky', family: 'VN', width: 2, numbers: ['07', '79'] },
  ])
  expect(field(NAME).value).toBe('')
})

test('with nothing picked there is nothing to keep', async () => {
  const { user } = await openSets([], [])
  await fillIn(user, NAME, 'Lucky')
  expect(keep().disabled).toBe(true)
})

test('that isn’t taken says why, and the name stays', async () => {
  const { user } = await openSets([])
  await fillIn(user, NAME, 'Lucky')
  refuse(keepSet, 'VAL_FIELD')
  await user.click(keep())
  expect((await screen.findByRole('alert')).textContent).toContain(text('refusal.VAL_FIELD'))
  expect(field(NAME).value).toBe('Lucky')
})

test('one is forgotten once, the others stay', async () => {
  const { user } = await openSets([set(1), set(2)])
  const arrive = answerLater(dropSet, { list: [set(2)] })
  await user.dblClick(button(text('lottery.play.sets.drop', { name: 'Set 1' })))
  arrive()
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(callsOf(dropSet).map(({ query }) => query.id)).toEqual([set(1).id])
  expect(screen.getByText('Set 2')).toBeDefined()
})

test('sets that can’t be read are asked for again', async () => {
  refuse(savedSets, 'SYS_BUSY')
  const user = await show(<SavedSets family="VN" width={2} picked={[]} onUse={() => undefined} />, {
    session: 'member',
  })
  await screen.findByRole('alert')
  answer(savedSets, { list: [set(1)] })
  await user.click(button(text('shell.retry')))
  expect(await screen.findByText('Set 1')).toBeDefined()
})
