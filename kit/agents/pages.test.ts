import assert from 'node:assert/strict'
import { test } from 'vitest'
import { pagesOfCall } from './pages.ts'

test.each([
  ['GET', '/wps/agent/announcements', ['agentAnnouncement']],
  ['POST', '/wps/agent/downlines', ['registerCenter']],
  ['GET', '/wps/agent/downlines', ['downlineManagmentView']],
  ['PUT', '/wps/agent/downlines/{id}/rates', ['downlineManagmentView']],
  ['DELETE', '/wps/agent/links/{id}', ['registerCenter']],
  ['GET', '/wps/agent/contracts', ['agentDividendRecord2', 'agentDailyWages2', 'agentHourSalary']],
  ['POST', '/wps/agent/contracts/offers', []],
  ['POST', '/wps/agent/arrears/pay', []],
  ['GET', '/wps/agent/credit/exposure', ['agentCredit']],
  ['PUT', '/wps/agent/credit/downlines/{id}', []],
  ['GET', '/wps/agent/assistants', []],
  ['POST', '/wps/relay/MCS2_processDividendReq', []],
  ['GET', '/wps/agent/something-new', []],
] as const)('%s %s belongs to %j', (method, path, pages) => {
  assert.deepEqual(pagesOfCall(method, path), pages)
})
