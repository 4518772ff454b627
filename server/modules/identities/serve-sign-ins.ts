import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Clock, Instant } from '@senluna/kit/time.ts'
import { signInOf } from '../../platform/config/sign-in-config.ts'
import { sendAnswerPage } from './answer-page.ts'
import { endSignIn } from './end-sign-in.ts'
import type { Identities } from './identities.ts'
import { isOffered } from './offered.ts'
import { PROVIDERS } from './provider.ts'
import { answerPath } from './start-sign-in.ts'
import { sendWidgetPage } from './widget-page.ts'

/** The brand as it stands for a visitor; throws when the site is closed to them. */
type Enter = (request: FastifyRequest, brand: Brand, open: boolean, now: Instant) => Brand | Promise<Brand>

/**
 * Serves the pages of a sign-in's window: where providers send browsers back to, and Telegram's
 * button.
 */
export function serveSignIns(
  app: FastifyInstance,
  identities: Identities,
  { clock, enter }: { clock: Clock; enter: Enter },
): void {
  const visit = async (request: FastifyRequest) => {
    const now = clock.now()
    identities.starts.take(request.ip, now)
    return { request, now, brand: await enter(request, request.brand, false, now) }
  }
  for (const name of PROVIDERS)
    app.get(answerPath(name), async (request, reply) => {
      await sendAnswerPage(reply, await endSignIn(identities, name, await visit(request)))
      return reply
    })

  app.get(`${answerPath('telegram')}/widget`, async (request, reply) => {
    const { brand } = await visit(request)
    const config = signInOf(identities.configs, brand.merchantCode).telegram
    const asked = new URLSearchParams(request.url.split('?')[1] ?? '')
    const state = asked.get('state') ?? ''
    if (!config || !isOffered(brand, 'telegram') || !/^[\w-]{43}$/.test(state)) throw new Refusal('SYS_NOT_FOUND')
    const origin = `${request.protocol}://${request.host}`
    await sendWidgetPage(reply, {
      brand,
      botName: config.botName,
      answerUrl: `${origin}${answerPath('telegram')}?${new URLSearchParams({ state })}`,
      language: asked.get('language') ?? '',
    })
    return reply
  })
}
