import { endpoint } from '@senluna/contract/endpoint.ts'
import * as z from 'zod/mini'

// A call of the desk that is no read and doesn't say whom it is about must not compile: where one
// does, the types step says "Unused '@ts-expect-error' directive". Nothing here runs.

const act = { summary: '', path: '/bo/v1/x/{id}', for: 'staff', reply: z.unknown(), refusals: [] } as const

export const DECLARED = [
  () => endpoint({ ...act, method: 'GET' }),
  () => endpoint({ ...act, method: 'POST', concerns: [{ what: 'member', in: 'id' }] }),
  () => endpoint({ ...act, method: 'PATCH', concernsNobody: 'brand' }),
  () => endpoint({ ...act, for: 'member', method: 'POST' }),
]

export const UNDECLARED = [
  // @ts-expect-error -- it says nothing
  () => endpoint({ ...act, method: 'POST' }),
  // @ts-expect-error -- it is about nothing
  () => endpoint({ ...act, method: 'DELETE', concerns: [] }),
  // @ts-expect-error -- nobody knows whose that is
  () => endpoint({ ...act, method: 'PUT', concerns: [{ what: 'thing', in: 'id' }] }),
  // @ts-expect-error -- no reason
  () => endpoint({ ...act, method: 'POST', concernsNobody: 'because' }),
]
