import { oneExport } from '@senluna/contract/member/exports.ts'
import { answer } from '@senluna/web/testing/calls.ts'
import { expect, test, vi } from 'vitest'
import { screen, show, text } from '../../testing/show.tsx'
import { ExportFile } from './ExportFile.tsx'

const JOB = '019ab2d4-7c10-7aaa-8bbb-0123456789ab'

test('a file that is refused to whoever asked for it is gone, and nothing is saved in its place', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL')
  const [askedAt, until] = ['2026-11-29T12:00:00Z', '2026-12-06T12:00:00Z']
  answer(oneExport, { jobId: JOB, state: 'READY', askedAt, until })
  const usual = globalThis.fetch
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    address.endsWith(`${JOB}/file`) ? Promise.resolve(new Response('{}', { status: 404 })) : usual(address, init),
  )
  const user = await show(<ExportFile jobId={JOB} name="team.csv" />, { session: 'agent' })
  await user.click(await screen.findByRole('button', { name: text('records.export.get') }))
  expect(await screen.findByText(text('records.export.gone'))).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(saved).not.toHaveBeenCalled()
})

test('a file that holds no more rows says how many it has', async () => {
  const [askedAt, until] = ['2026-11-29T12:00:00Z', '2026-12-06T12:00:00Z']
  answer(oneExport, { jobId: JOB, state: 'READY', askedAt, until, cutAt: 50_000 })
  await show(<ExportFile jobId={JOB} name="team.csv" />, { session: 'agent' })
  expect(await screen.findByText(text('records.export.cut', { count: '50,000' }))).toBeTruthy()
})
