import { AGENT_PAGES } from '@senluna/kit/agents/pages.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'

const pages = z.array(z.enum(AGENT_PAGES)).check(z.maxLength(AGENT_PAGES.length))

/** An account that acts for an agent, on the pages that it may open. */
const assistant = z.object({
  id: wire.id<'member'>(),
  account: z.string(),
  pages,
  createdAt: wire.moment,
  lastLoginAt: z.optional(wire.moment),
})
export type Assistant = z.infer<typeof assistant>

export const assistants = endpoint({
  summary: "The agent's assistants and the pages that each may open.",
  method: 'GET',
  path: '/wps/agent/assistants',
  for: 'agent',
  assistants: false,
  switch: 'AGENT',
  reply: z.object({ list: z.array(assistant), most: z.int() }),
  refusals: ['AUTH_FORBIDDEN', 'AUTH_NOT_AGENT'],
})

export const addAssistant = endpoint({
  summary: 'Opens an account that acts for the agent. Without a password the server makes one and answers it once.',
  method: 'POST',
  path: '/wps/agent/assistants',
  for: 'agent',
  assistants: false,
  switch: 'AGENT',
  sealed: true,
  body: z.object({
    username: z.string().check(z.maxLength(64)),
    password: z.optional(z.string().check(z.maxLength(200))),
    pages,
  }),
  reply: z.object({ ...assistant.shape, oneTimePassword: z.optional(z.string()), loginUrl: z.string() }),
  refusals: [
    'REG_FIELD',
    'REG_USERNAME_TAKEN',
    'SYS_CRYPTO',
    'SYS_CRYPTO_KEY',
    'AUTH_PASSWORD_WEAK',
    'AGT_ASSISTANT_LIMIT',
    'AUTH_FORBIDDEN',
    'AUTH_NOT_AGENT',
  ],
})

export const changeAssistant = endpoint({
  summary: 'Changes which pages an assistant may open, from its next call on.',
  method: 'PATCH',
  path: '/wps/agent/assistants/{id}',
  for: 'agent',
  assistants: false,
  switch: 'AGENT',
  body: z.object({ pages }),
  reply: assistant,
  refusals: ['AUTH_FORBIDDEN', 'AUTH_NOT_AGENT', 'SYS_NOT_FOUND'],
})

export const removeAssistant = endpoint({
  summary: "Closes an assistant's account for good and logs it out.",
  method: 'DELETE',
  path: '/wps/agent/assistants/{id}',
  for: 'agent',
  assistants: false,
  switch: 'AGENT',
  reply: z.object({ removed: z.literal(true) }),
  refusals: ['AUTH_FORBIDDEN', 'AUTH_NOT_AGENT', 'SYS_NOT_FOUND'],
})

export const ownPages = endpoint({
  summary: 'The pages of the agent center that the caller may open: all but an assistant find every one.',
  method: 'GET',
  path: '/wps/agent/pages',
  for: 'agent',
  reply: z.object({ pages }),
  refusals: ['AUTH_NOT_AGENT'],
})
