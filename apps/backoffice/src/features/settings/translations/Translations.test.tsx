import {
  changeTranslation,
  importTexts,
  previewTexts,
  resetTranslation,
  translations,
  type TextImport,
  type Translation,
} from '@senluna/contract/desk/brand/translations.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer, callsOf, refuse } from '../../../testing/calls.ts'
import { actNames, AWAITING, button, doAct, giveReason, openDesk, rowsShown } from '../../../testing/desk.tsx'
import Translations from './Translations.tsx'

const row = (more: Partial<Translation> = {}): Translation => ({
  language: 'VI',
  key: 'shell.login',
  builtIn: 'Đăng nhập',
  english: 'Log in',
  ...more,
})
const EDIT = ['translations.view', 'translations.edit'] as const

async function open(
  more: Partial<Translation> = {},
  rights: Parameters<typeof openDesk>[1]['rights'] = EDIT,
  address = '/?row=shell.login',
) {
  answer(translations, { list: [row(more)] })
  const user = openDesk(<Translations />, { rights, address })
  await screen.findByText('1 row')
  return user
}

test('texts are of one language, and what has no words of its own says so', async () => {
  const { builtIn: _builtIn, ...missing } = row()
  answer(translations, { list: [missing] })
  openDesk(<Translations />, { rights: EDIT })
  await screen.findByText('1 row')
  expect(callsOf(translations)[0]?.query).toEqual({ language: 'VI' })
  expect(rowsShown()[0]).toContain('Missing: English is shown Log in')
})

describe('other words', () => {
  test('begin with those that are shown, and are kept for a reason', async () => {
    const user = await open({ own: 'Vào' })
    await user.click(button('Change text'))
    const area = screen.getByLabelText<HTMLTextAreaElement>(/^New text/)
    expect(area.value).toBe('Vào')
    fireEvent.input(area, { target: { value: 'Mở cửa' } })
    answer(changeTranslation, row({ own: 'Mở cửa' }))
    answer(translations, { list: [row({ own: 'Mở cửa' })] })
    await giveReason(user, 'Change text', 'Warmer')
    await waitFor(() => expect(rowsShown()[0]).toContain('Mở cửa'))
    expect(callsOf(changeTranslation)).toEqual([
      expect.objectContaining({
        params: { language: 'VI', key: 'shell.login' },
        body: { message: 'Mở cửa' },
        reason: 'Warmer',
      }),
    ])
  })

  test('that can’t be used are refused in the form, with what is wrong', async () => {
    const user = await open()
    refuse(changeTranslation, 'VAL_FIELD', [{ field: 'message', patternId: 'TEXT_HTML' }])
    await doAct(user, 'Change text', 'Bold')
    await within(screen.getByRole('dialog')).findByText(/The characters < and > aren’t allowed/)
  })

  test('about money wait for approval', async () => {
    const user = await open()
    answer(changeTranslation, AWAITING)
    await doAct(user, 'Change text', 'Clearer')
    await screen.findByText('Change text: awaiting approval.')
  })

  test('are taken back only where there are any', async () => {
    await open()
    expect(actNames()).toEqual(['Change text'])
  })

  test('are taken back for a reason', async () => {
    const user = await open({ own: 'Vào' })
    answer(resetTranslation, row())
    await doAct(user, 'Restore original text', 'Too warm')
    await screen.findByText('Restore original text: done.')
    expect(callsOf(resetTranslation)[0]?.params).toEqual({ language: 'VI', key: 'shell.login' })
  })

  test('are nothing for who only looks', async () => {
    await open({ own: 'Vào' }, ['translations.view'])
    expect(actNames()).toEqual([])
    expect(screen.queryByRole('button', { name: 'Import from a file' })).toBeNull()
  })
})

describe('a file of texts', () => {
  const preview: TextImport = {
    rows: 3,
    same: 1,
    changed: 2,
    byTwo: 0,
    wrong: [],
    wrongs: 0,
    seen: 'abc',
    sample: [{ language: 'EN', key: 'shell.login', before: 'Log in', after: 'Walk in' }],
  }
  async function choose(read: TextImport) {
    const user = await open()
    await user.click(button('Import from a file'))
    answer(previewTexts, read)
    await user.upload(screen.getByTestId('text-file'), new File(['key,EN'], 'texts.csv', { type: 'text/csv' }))
    await screen.findByText(/texts in the file/)
    return user
  }

  test('shows its differences, and is taken for a reason', async () => {
    const user = await choose(preview)
    expect(document.querySelector('del')?.textContent).toBe('Log in')
    expect(document.querySelector('ins')?.textContent).toBe('Walk in')
    expect(screen.getByText('Only the first 1 are shown.')).toBeDefined()
    await user.click(button('Import 2 changes'))
    expect(screen.getByText('Enter a reason of at least three characters.')).toBeDefined()
    expect(callsOf(importTexts)).toEqual([])
    answer(importTexts, { changed: 2 })
    await giveReason(user, 'Import 2 changes', 'New campaign')
    await screen.findByText(/^2 texts changed/)
    expect(callsOf(importTexts).map(({ reason }) => reason)).toEqual(['New campaign'])
    await waitFor(() => expect(callsOf(translations)).toHaveLength(2))
  })

  test('with texts about money says that it waits, and does', async () => {
    const user = await choose({ ...preview, byTwo: 1 })
    expect(screen.getByText(/needs approval, so the whole file waits/)).toBeDefined()
    answer(importTexts, AWAITING)
    await giveReason(user, 'Import 2 changes', 'New campaign')
    await screen.findByText('Import from a file: awaiting approval.')
  })

  test('with a mistake is not taken: each is named with its line', async () => {
    await choose({
      ...preview,
      wrongs: 2,
      wrong: [{ line: 7, language: 'EN', key: 'shell.homeOf', patternId: 'TEXT_MISSING', args: ['brand'] }],
    })
    expect(screen.getByText('Line 7')).toBeDefined()
    expect(screen.getByText('A placeholder is missing: brand.')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Take the changes/ })).toBeNull()
  })

  test('that changes nothing is not taken', async () => {
    await choose({ ...preview, changed: 0, sample: [] })
    expect(screen.queryByLabelText('Reason')).toBeNull()
  })

  test('whose differences are others by now is refused', async () => {
    const user = await choose(preview)
    refuse(importTexts, 'VAL_FIELD', [{ field: 'file', patternId: 'TEXT_FILE_STALE' }])
    await giveReason(user, 'Import 2 changes', 'New campaign')
    await within(screen.getByRole('dialog')).findByRole('alert')
    expect(screen.getByRole('dialog')).toBeDefined()
  })
})
