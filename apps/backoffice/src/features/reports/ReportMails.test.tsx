import {
  endReportMail,
  mailReport,
  reportMails,
  type ReportMails as Mails,
} from '@senluna/contract/desk/report-mails.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf } from '../../testing/calls.ts'
import { button, openDesk } from '../../testing/desk.tsx'
import { ReportMails } from './ReportMails.tsx'

const MAIL: Mails['list'][number] = {
  id: '01890a5d-ac96-774b-bcce-000000000001',
  report: 'money',
  filters: {},
  cadence: 'WEEKLY',
  hour: 8,
  nextAt: '2026-11-30T01:00:00.000Z',
}

async function openMails(mails: Mails, address = '/reports-play?by=game&product=LIVE&from=2026-11-01&row=x') {
  answer(reportMails, mails)
  const user = openDesk(<ReportMails report="play" />, { rights: ['reports.view'], address })
  await user.click(button('Email report'))
  await screen.findByRole('dialog')
  return user
}

test('a report is scheduled with the filters of the page, but its days', async () => {
  const user = await openMails({ list: [], address: 'lan@brand.example' })
  await screen.findByText(/totals to lan@brand\.example/)
  await user.selectOptions(screen.getByLabelText('How often'), 'Every Monday')
  await user.selectOptions(screen.getByLabelText('Time'), '06:00')
  answer(mailReport, { list: [{ ...MAIL, report: 'play' }], address: 'lan@brand.example' })
  await user.click(button('Schedule'))
  await screen.findByText('Scheduled.')
  expect(callsOf(mailReport).map(({ body }) => body)).toEqual([
    { report: 'play', filters: { by: 'game', product: 'LIVE' }, cadence: 'WEEKLY', hour: 6 },
  ])
  await screen.findByText(/Every Monday · Next: 30\/11\/2026/)
})

test('who has no confirmed address is told so, and can schedule nothing', async () => {
  await openMails({ list: [] })
  await screen.findByText(/only to your own confirmed address/)
  expect(screen.queryByRole('button', { name: 'Schedule' })).toBeNull()
})

test('one is stopped, and is gone from the list', async () => {
  const user = await openMails({ list: [MAIL], address: 'lan@brand.example' })
  await screen.findByText('Deposits and withdrawals')
  answer(endReportMail, { list: [], address: 'lan@brand.example' })
  await user.click(button('Stop emailing Deposits and withdrawals, Every Monday'))
  await expect.poll(() => screen.queryByText('Deposits and withdrawals')).toBeNull()
  expect(callsOf(endReportMail)[0]?.params).toEqual({ id: MAIL.id })
})

test('with ten of them no more can be added', async () => {
  const list = Array.from({ length: 10 }, (_, n) => ({ ...MAIL, id: `01890a5d-ac96-774b-bcce-00000000001${n}` }))
  await openMails({ list, address: 'lan@brand.example' })
  await screen.findByText(/You already have 10 scheduled emails/)
  expect(button('Schedule')).toHaveProperty('disabled', true)
})
