import { brandOne } from '@senluna/contract/desk/brand/brand.ts'
import { previewNotice } from '@senluna/contract/desk/brand/content.ts'
import { askHelpArticle, deskHelpArticle, helpHeadings } from '@senluna/contract/desk/brand/help.ts'
import { helpVotes } from '@senluna/contract/site/help.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/calls.ts'
import { AWAITING, button, findAwaiting, openDesk } from '../../testing/desk.tsx'
import HelpArticles from './HelpArticles.tsx'

const EDIT = ['content.view', 'content.edit'] as const
const ROW = {
  id: 'set-limits',
  title: 'Set limits',
  heading: 'Limits',
  languages: ['EN', 'VI'],
  shown: true,
  version: 3,
  yes: 4,
  no: 1,
}
const KEPT = {
  id: 'set-limits',
  categoryId: 'limits',
  titles: { EN: 'Set limits', VI: 'Đặt giới hạn' },
  contents: { EN: '<p>How.</p>', VI: '<p>Cách đặt.</p>' },
  sort: 1,
  shown: true,
  version: 3,
}

function open(list: (typeof ROW)[], address: string) {
  answer(helpVotes, { list })
  answer(previewNotice, { html: '' })
  answer(deskHelpArticle, KEPT)
  answer(helpHeadings, {
    list: [
      { id: 'limits', name: 'Limits' },
      { id: 'money', name: 'Money' },
    ],
  })
  return openDesk(<HelpArticles />, { rights: EDIT, address })
}
const put = (label: string | RegExp, value: string, at: HTMLElement = document.body) =>
  fireEvent.input(within(at).getByLabelText(label), { target: { value } })

async function send(user: ReturnType<typeof openDesk>, at: HTMLElement) {
  await user.click(button('Send for approval', at))
  const question = screen.getAllByRole('dialog').at(-1)!
  fireEvent.input(within(question).getByLabelText('Reason'), { target: { value: 'Asked for by players' } })
  await user.click(button('Send for approval', question))
}

test('a name that is taken is refused at its field, which is where its writer then stands', async () => {
  const user = open([], '/')
  await user.click(await screen.findByRole('button', { name: 'New article' }))
  const form = screen.getByRole('dialog')
  expect(within(form).getByText('Still to fill in: Internal name, Topic')).toBeDefined()
  put(/^Internal name/, 'set-limits', form)
  await user.selectOptions(await within(form).findByLabelText('Topic'), 'money')
  put('Title', 'Limits', form)
  put(/^Content/, 'How', form)
  refuse(askHelpArticle, 'VAL_FIELD', [{ field: 'id', patternId: 'TAKEN', args: ['set-limits'] }])
  await send(user, form)
  const name = within(form).getByLabelText(/^Internal name/)
  await waitFor(() => expect(document.activeElement).toBe(name))
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(name.getAttribute('aria-invalid')).toBe('true')
  expect(within(form).getByText(/The name “set-limits” is taken/)).toBeDefined()

  put(/^Internal name/, 'limits-of-mine', form)
  expect(name.getAttribute('aria-invalid')).toBeNull()
  answer(askHelpArticle, AWAITING)
  await send(user, form)
  await findAwaiting('Change a help article')
  expect(callsOf(askHelpArticle).at(-1)).toMatchObject({
    params: { id: 'limits-of-mine' },
    body: { categoryId: 'money', titles: { VI: 'Limits' }, contents: { VI: '<p>How</p>' }, seen: 0 },
  })
})

test('what no field of the form shows is said above its button', async () => {
  const user = open([ROW], '/?row=set-limits')
  await screen.findByLabelText('Title')
  refuse(askHelpArticle, 'VAL_FIELD', [{ field: 'seen' }])
  await send(user, document.body)
  expect(await screen.findByText('A value isn’t valid.')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('of an article that stands only the languages that change are sent', async () => {
  const user = open([ROW], '/?row=set-limits')
  await screen.findByLabelText('Title')
  put('Title', 'Set your limits')
  answer(askHelpArticle, AWAITING)
  await send(user, document.body)
  await findAwaiting('Change a help article')
  expect(callsOf(brandOne)).toEqual([])
  expect(callsOf(askHelpArticle)[0]?.body).toMatchObject({ titles: { EN: 'Set your limits' }, contents: {}, seen: 3 })
})
